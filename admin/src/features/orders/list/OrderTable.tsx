import { Box, chakra, Table } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { TableFrame } from '../../../components/TableFrame.tsx';
import { useIsWide } from '../../../components/use-is-wide.ts';
import { useLatest } from '../../../components/use-latest.ts';
import { type OrderListView, orderListUrl } from '../../../urls/orders.urls.ts';
import { OrderCard } from '../OrderCard.tsx';
import { ColumnGrip } from './ColumnGrip.tsx';
import { type ColumnWidths, toWidthStyles } from './column-widths.ts';
import { OrderRow } from './OrderRow.tsx';
import { type OrderColumnId, orderColumn } from './order-columns.ts';
import type { OrderListEdge } from './order-list.ts';
import { ROW_CHECKBOX, RowCheckbox } from './RowCheckbox.tsx';
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
  readonly widths: ColumnWidths;
  readonly onResize: (column: OrderColumnId, width: number | null) => void;
  readonly fresh: ReadonlySet<string>;
  /** Whether another page is loading. */
  readonly busy: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** A table on wide screens, cards on phones. */
export function OrderTable(props: OrderTableProps) {
  return useIsWide() ? <WideTable {...props} /> : <CardList {...props} />;
}

function WideTable(props: OrderTableProps) {
  const { rows, market, columns, widths, onResize, view, control, fresh, busy, ref } = props;
  const t = useText();
  const chosen = getSelectionState(rows, control.selection);
  // A stable function, so that a click renders one row instead of the whole table.
  const press = useLatest(control.press);
  const label = `${t(MARKET_NAME[market])} ${t('orders.list.title')}`;
  return (
    <TableFrame ref={ref} label={label} busy={busy} height="580px">
      <Table.Root native interactive css={{ ...ROWS, ...toWidthStyles(columns, widths) }}>
        <thead>
          <tr>
            <th scope="col">
              <RowCheckbox
                label={t('orders.select.all')}
                checked={chosen === 'some' ? 'some' : chosen === 'all'}
                onPress={control.pressAll}
              />
            </th>
            <th scope="col">{t('orders.column.number')}</th>
            {columns.map((column) => (
              <ColumnHead key={column} column={column} market={market} view={view} onResize={onResize} />
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
      </Table.Root>
    </TableFrame>
  );
}

/** Head and order number are sticky. Cells only have attributes, so that none needs a style of its own. */
const ROWS = {
  ...ROW_CHECKBOX,
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& td': { py: '2' },
  '& :is(th, td):first-of-type': { py: '0', paddingInlineEnd: '0' },
  '& thead th': { position: 'sticky', top: '0', zIndex: '1' },
  // Room for the resizable edge; numbers are aligned with their headings.
  '& thead th:nth-of-type(n + 3)': { paddingInlineEnd: '6' },
  '& td[data-numeric]': { paddingInlineEnd: '6' },
  '& thead th:nth-of-type(2)': { left: '0', zIndex: '2' },
  '& tbody td:nth-of-type(2)': { position: 'sticky', left: '0', zIndex: '1', bg: 'inherit' },
  '& tr[data-fresh]': { animation: 'fresh 8s ease-out' },
  '& td[data-clipped]': { maxWidth: '14rem', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& td[data-clipped=name]': { maxWidth: '8rem' },
} as const;

function CardList({ rows, control, fresh, busy, ref }: OrderTableProps) {
  const t = useText();
  return (
    <Box ref={ref} aria-busy={busy} opacity={busy ? 0.55 : 1}>
      <chakra.ul display="grid" gap="3" listStyle="none" css={ROW_CHECKBOX}>
        {rows.map((row) => (
          <OrderCard key={row.id} order={row} fresh={fresh.has(row.id)}>
            <RowCheckbox
              label={t('orders.select.one', { number: row.number })}
              checked={control.selection.has(row.number)}
              onPress={(checked, withShift) => control.press(row.number, checked, withShift)}
            />
          </OrderCard>
        ))}
      </chakra.ul>
    </Box>
  );
}

const SortLink = chakra(Link, {
  base: { display: 'inline-flex', gap: '1', minH: '6', alignItems: 'center', _hover: { textDecoration: 'underline' } },
});

interface ColumnHeadProps {
  readonly column: OrderColumnId;
  readonly market: Market;
  readonly view: OrderListView;
  /** `width` is null for automatic width. */
  readonly onResize: (column: OrderColumnId, width: number | null) => void;
}

/** Head of a column; a link if the list can be sorted by it. */
function ColumnHead({ column, market, view, onResize }: ColumnHeadProps) {
  const t = useText();
  const { text, numeric, sorts } = orderColumn(column);
  const [falling, rising] = sorts ?? [];
  const now = view.sort === falling ? 'descending' : view.sort === rising ? 'ascending' : undefined;
  return (
    <th scope="col" data-numeric={numeric} aria-sort={now}>
      {falling && rising ? (
        <SortLink to={orderListUrl(market, { ...view, sort: now === 'descending' ? rising : falling, trail: [] })}>
          {t(text)}
          <span aria-hidden>{now === 'descending' ? '▼' : now === 'ascending' ? '▲' : '↕'}</span>
        </SortLink>
      ) : (
        t(text)
      )}
      <ColumnGrip column={t(text)} onResize={(width) => onResize(column, width)} />
    </th>
  );
}
