import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { readFragment } from '../../../gql/index.ts';
import { orderUrl } from '../../../urls/orders.urls.ts';
import { Checkbox } from './Checkbox.tsx';
import { NewMark } from './NewMark.tsx';
import { OrderCell } from './OrderCell.tsx';
import type { OrderColumnId } from './order-columns.ts';
import { OrderRowFragment, type OrderRowRef } from './order-row.ts';

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
    <chakra.tr
      css={chosen ? CHOSEN : fresh ? FRESH : undefined}
      aria-selected={chosen}
      _hover={{ '& > td': { bg: 'gray.50' } }}
    >
      <chakra.td px="3" borderBottomWidth="1px">
        <Checkbox
          label={t('orders.select.one', { number })}
          checked={chosen}
          onPress={(checked, withShift) => onPress(number, checked, withShift)}
        />
      </chakra.td>
      <chakra.td position="sticky" left="0" zIndex="1" bg="white" px="3" py="2" borderBottomWidth="1px">
        <TextLink to={orderUrl(order)} target="_blank" rel="noopener">
          {order.number}
        </TextLink>
        {fresh ? <NewMark /> : null}
      </chakra.td>
      {columns.map((column) => (
        <OrderCell key={column} column={column} order={order} />
      ))}
    </chakra.tr>
  );
});

const CHOSEN = { '& > td': { bg: 'purple.50' } };
const FRESH = { '& > td': { animation: 'fresh 8s ease-out' } };
