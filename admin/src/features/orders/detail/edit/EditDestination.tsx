import { canEdit } from '@eunbit/schema/order-edit';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { type FragmentType, readFragment } from '../../../../gql/index.ts';
import { DestinationDialog } from './DestinationDialog.tsx';
import { EditDestinationFragment } from './destination-fragment.ts';

/** Opens the form of where an order goes, as long as nothing has left. One that is open by then stays until it is closed. */
export function EditDestination({ order: ref }: { order: FragmentType<typeof EditDestinationFragment> }) {
  const t = useText();
  const order = readFragment(EditDestinationFragment, ref);
  const [editing, setEditing] = useState(false);
  return (
    <>
      {canEdit('STAFF', order.status) ? (
        <IfMay needed="ORDER_EDIT">
          <Button size="sm" variant="outline" mt="4" aria-haspopup="dialog" onClick={() => setEditing(true)}>
            {t('orders.edit.open')}
          </Button>
        </IfMay>
      ) : null}
      {editing ? <DestinationDialog order={order} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
