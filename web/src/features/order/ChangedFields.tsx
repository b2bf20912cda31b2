import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import type { OrderEditField } from '../../gql/graphql.ts';

const LABELS = {
  RECIPIENT: 'order.change.field.recipient',
  ADDRESS: 'order.change.field.address',
  PHONE: 'order.change.field.phone',
  DELIVERY_NOTE: 'order.change.field.note',
  GIFT_MESSAGE: 'order.change.field.giftMessage',
  LINES: 'order.change.field.lines',
  SHIPPING: 'order.change.field.shipping',
  TAX: 'order.change.field.tax',
  TOTAL: 'order.change.field.total',
} as const satisfies Record<OrderEditField, string>;

interface ChangedFieldsProps {
  readonly changes: readonly { readonly field: OrderEditField; readonly before: string; readonly after: string }[];
}

/** The changes of an edit, before and after, as terms of a description list. */
export function ChangedFields({ changes }: ChangedFieldsProps) {
  return changes.map(({ field, before, after }) => (
    <div key={field}>
      <styled.dt fontSize="sm" color="fg.muted">
        <FormattedMessage id={LABELS[field]} />
      </styled.dt>
      {before ? (
        <styled.dd color="fg.muted" overflowWrap="anywhere">
          <s>{before}</s>
        </styled.dd>
      ) : null}
      <styled.dd fontWeight="medium" overflowWrap="anywhere">
        {after || <FormattedMessage id="order.change.none" />}
      </styled.dd>
    </div>
  ));
}
