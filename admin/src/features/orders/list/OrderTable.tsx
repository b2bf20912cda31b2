import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import type { Ref } from 'react';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { useIsWide } from '../../../components/use-is-wide.ts';
import { useLatest } from '../../../components/use-latest.ts';
import type { OrderListView } from '../../../urls/orders.urls.ts';
import { Checkbox } from './Checkbox.tsx';
import { ColumnHead, HeadCell } from './ColumnHead.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { OrderColumnId } from './order-columns.ts';
import type { OrderListEdge } from './order-list.ts';
import { getSelectionState } from './selection.ts';
import type { SelectionControl } from './use-selection.ts';

type OrderListRow = OrderListEdge['node'];

interface OrderTableProps {
  readonly rows: readonly OrderListRow[];
  readonly view: OrderListView;
  readonly control: SelectionControl;
  readonly market: Market;
  /** Columns of the table; cards have fixed fields. */
  readonly columns: readonly OrderColumnId[];
  readonly fresh: ReadonlySet<string>;
  /** Another page is loading. */
  readonly busy: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** A table on wide screens, cards on phones. */
export function OrderTable(props: OrderTableProps) {
  return useIsWide() ? <WideTable {...props} /> : <CardList {...props} />;
}

function WideTable({ rows, market, columns, view, control, fresh, busy, ref }: OrderTableProps) {
  const t = useText();
  const chosen = getSelectionState(rows, control.selection);
  // A stable function, so that a press renders one row and not the table.
  const press = useLatest(control.press);
  const label = `${t(MARKET_NAME[market])} ${t('orders.list.title')}`;
  return (
    <chakra.section
      ref={ref}
      aria-label={label}
      aria-busy={busy}
      // A region that scrolls has to be reachable by keyboard.
      tabIndex={0}
      height="580px"
      overflow="auto"
      bg="white"
      borderWidth="1px"
      borderRadius="md"
      opacity={busy ? 0.55 : 1}
    >
      <chakra.table width="full" borderCollapse="separate" borderSpacing="0" fontSize="sm" whiteSpace="nowrap">
        <thead>
          <tr>
            <HeadCell>
              <Checkbox
                label={t('orders.select.all')}
                checked={chosen === 'some' ? 'some' : chosen === 'all'}
                onPress={control.pressAll}
              />
            </HeadCell>
            <HeadCell scope="col" textAlign="start" left="0" zIndex={2}>
              {t('orders.column.number')}
            </HeadCell>
            {columns.map((column) => (
              <ColumnHead key={column} column={column} market={market} view={view} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OrderRow
              key={row.id}
              order={row}
              fresh={fresh.has(row.id)}
              number={row.number}
              columns={columns}
              chosen={control.selection.has(row.number)}
              onPress={press}
            />
          ))}
        </tbody>
      </chakra.table>
    </chakra.section>
  );
}

function CardList({ rows, control, fresh, busy, ref }: OrderTableProps) {
  const t = useText();
  return (
    <chakra.div ref={ref} aria-busy={busy} opacity={busy ? 0.55 : 1}>
      <chakra.ul display="grid" gap="3" listStyle="none">
        {rows.map((row) => (
          <OrderCard key={row.id} order={row} fresh={fresh.has(row.id)}>
            <Checkbox
              label={t('orders.select.one', { number: row.number })}
              checked={control.selection.has(row.number)}
              onPress={(checked, withShift) => control.press(row.number, checked, withShift)}
            />
          </OrderCard>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
