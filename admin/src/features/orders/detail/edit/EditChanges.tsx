import { Span } from '@chakra-ui/react';
import type { OrderEditField } from '@eunbit/schema/order-edit';
import { useText } from '../../../../app/use-text.ts';
import { Fact, Facts } from '../../../../components/Panel.tsx';

export interface EditChange {
  readonly field: OrderEditField;
  readonly before: string;
  readonly after: string;
}

/** Changes of an edit: the old value, crossed out, and the new one. */
export function EditChanges({ changes }: { changes: readonly EditChange[] }) {
  const t = useText();
  return (
    <Facts>
      {changes.map(({ field, before, after }) => (
        <Fact key={field} name={t(`orders.edits.field.${field}`)}>
          <Span asChild color="fg.muted">
            <del>{before || t('orders.edits.none')}</del>
          </Span>
          {' → '}
          <ins style={{ textDecoration: 'none' }}>{after || t('orders.edits.none')}</ins>
        </Fact>
      ))}
    </Facts>
  );
}
