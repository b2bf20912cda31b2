import { chakra } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { Link } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { type OrderListView, orderListUrl } from '../../../urls/orders.urls.ts';
import { ColumnGrip } from './ColumnGrip.tsx';
import { type OrderColumnId, orderColumn } from './order-columns.ts';

const SortLink = chakra(Link, {
  base: { display: 'inline-flex', gap: '1', minH: '6', alignItems: 'center', _hover: { textDecoration: 'underline' } },
});

interface ColumnHeadProps {
  readonly column: OrderColumnId;
  readonly market: Market;
  readonly view: OrderListView;
  /** Null for as wide as what is in it. */
  readonly onResize: (column: OrderColumnId, width: number | null) => void;
}

/** Head of a column; a link where the list can be sorted by it. */
export function ColumnHead({ column, market, view, onResize }: ColumnHeadProps) {
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
