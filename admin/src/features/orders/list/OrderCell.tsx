import { formatMoney } from '@eunbit/schema/money';
import { useText } from '../../../app/use-text.ts';
import { Moment } from '../../../components/Moment.tsx';
import type { OrderRow_OrderFragment } from '../../../gql/graphql.ts';
import { OrderState } from './OrderState.tsx';
import type { OrderColumnId } from './order-columns.ts';

interface OrderCellProps {
  readonly column: OrderColumnId;
  readonly order: OrderRow_OrderFragment;
}

/** Content of a column for an order. */
export function OrderCell({ column, order }: OrderCellProps) {
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

/** Truncates a long text; a tooltip of the browser has all of it, since one of its own would be too much for each row. */
function Clipped({ text, kind = 'text' }: { readonly text: string; readonly kind?: 'name' | 'text' }) {
  return (
    <td title={text} data-clipped={kind}>
      {text}
    </td>
  );
}
