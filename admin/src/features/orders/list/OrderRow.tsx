import { memo } from 'react';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { readFragment } from '../../../gql/index.ts';
import { orderUrl } from '../../../urls/orders.urls.ts';
import { OrderRowFragment, type OrderRowRef } from '../order-row.ts';
import { NewMark } from './NewMark.tsx';
import { OrderCell } from './OrderCell.tsx';
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

/** Memoized, so that an event renders one row and not the table. */
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
