import { canEdit } from '@eunbit/schema/order-edit';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { DestinationDialog } from './DestinationDialog.tsx';

const EditDestinationFragment = graphql(`
  fragment EditDestination_Order on Order {
    number
    market
    status
    revision
    phone
    address {
      firstname
      lastname
      address
      apt
      city
      state
      zipcode
    }
    deliveryNote {
      wish
      text
    }
  }
`);

/** Opens the form of where an order goes, as long as nothing has left. */
export function EditDestination({ order: ref }: { order: FragmentType<typeof EditDestinationFragment> }) {
  const t = useText();
  const order = readFragment(EditDestinationFragment, ref);
  const [editing, setEditing] = useState(false);
  if (!canEdit('STAFF', order.status)) return null;
  return (
    <>
      <Button size="sm" variant="outline" mt="4" aria-haspopup="dialog" onClick={() => setEditing(true)}>
        {t('orders.edit.open')}
      </Button>
      {editing ? <DestinationDialog order={order} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
