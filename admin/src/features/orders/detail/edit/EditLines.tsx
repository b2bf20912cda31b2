import { canEdit } from '@eunbit/schema/order-edit';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { type FragmentType, readFragment } from '../../../../gql/index.ts';
import { LinesDialog } from './LinesDialog.tsx';
import { EditLinesFragment } from './lines-fragment.ts';

/** Opens the form of what an order has, as long as nothing has left. */
export function EditLines({ order: ref }: { order: FragmentType<typeof EditLinesFragment> }) {
  const t = useText();
  const order = readFragment(EditLinesFragment, ref);
  const [editing, setEditing] = useState(false);
  if (!canEdit('STAFF', order.status) || order.fulfilments.length > 0) return null;
  return (
    <>
      <IfMay needed="ORDER_EDIT">
        <Button size="sm" variant="outline" mt="4" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          {t('orders.edit.lines.open')}
        </Button>
      </IfMay>
      {editing ? <LinesDialog order={order} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
