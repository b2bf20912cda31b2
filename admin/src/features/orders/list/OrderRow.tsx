import { formatMoney } from '@eunbit/schema/money';
import { memo } from 'react';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { Moment } from '../../../components/Moment.tsx';
import type { OrderRow_OrderFragment } from '../../../gql/graphql.ts';
import { readFragment } from '../../../gql/index.ts';
import { orderUrl } from '../../../urls/orders.urls.ts';
import { OrderRowFragment, type OrderRowRef } from '../order-row.ts';
import { NewMark } from './NewMark.tsx';
import { OrderState } from './OrderState.tsx';
import type { OrderColumnId } from './order-columns.ts';
import { RowCheckbox } from './RowCheckbox.tsx';

interface OrderRowProps {
  readonly order: OrderRowRef;
  readonly fresh: boolean;
  readonly number: string;
  readonly columns: readonly OrderColumnId[];
  readonly chosen: boolean;
  readonly onPress: (number: string, chosen: boolean, withShift: boolean) => void;
}

/** Memoized, so that an event renders one row instead of the whole table. */
export const OrderRow = memo(function OrderRow({ order: ref, fresh, number, columns, chosen, onPress }: OrderRowProps) {
  const t = useText();
  const order = readFragment(OrderRowFragment, ref);
  return (
    <tr data-fresh={fresh || undefined} aria-selected={chosen}>
      <td>
        <RowCheckbox
          label={t('orders.select.one', { number })}
          checked={chosen}
          onPress={(checked, withShift) => onPress(number, checked, withShift)}
        />
      </td>
      <td>
        <TextLink to={orderUrl(order)} target="_blank" rel="noopener">
          {order.number}
        </TextLink>
        {fresh ? <NewMark /> : null}
      </td>
      {columns.map((column) => (
        <OrderCell key={column} column={column} order={order} />
      ))}
    </tr>
  );
});

interface OrderCellProps {
  readonly column: OrderColumnId;
  readonly order: OrderRow_OrderFragment;
}

/** Content of a column for an order. */
function OrderCell({ column, order }: OrderCellProps) {
  const t = useText();
  const { address } = order;
  switch (column) {
    case 'createdAt':
      return (
        <td>
          <Moment at={order.createdAt} />
        </td>
      );
    case 'customer':
      return <td>{t(`orders.customer.${order.customerKind}`)}</td>;
    case 'status':
      return (
        <td>
          <OrderState order={order} />
        </td>
      );
    case 'total':
      return <td data-numeric>{formatMoney(order.total, { place: 'order' })}</td>;
    case 'shipping':
      return <td data-numeric>{formatMoney(order.shippingPrice, { place: 'order' })}</td>;
    case 'tax':
      return <td data-numeric>{formatMoney(order.tax, { place: 'order' })}</td>;
    case 'lastName':
      return <Clipped text={address.lastName} kind="name" />;
    case 'firstName':
      return <Clipped text={address.firstName} kind="name" />;
    case 'email':
      return <Clipped text={order.email} />;
    case 'address':
      return <Clipped text={`${address.address} ${address.apt}`.trim()} />;
    case 'city':
      return <td>{address.city}</td>;
  }
}

/** Truncates a long text. The full text is in the `title` attribute: a tooltip component in each row would cost too much. */
function Clipped({ text, kind = 'text' }: { readonly text: string; readonly kind?: 'name' | 'text' }) {
  return (
    <td title={text} data-clipped={kind}>
      {text}
    </td>
  );
}
