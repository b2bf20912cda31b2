import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { useReload } from '../../../components/use-reload.ts';
import { orderListUrl, orderListView } from '../orders.urls.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { NewOrdersNotice } from './NewOrdersNotice.tsx';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import { OrderPager } from './OrderPager.tsx';
import { OrderTable } from './OrderTable.tsx';
import { OrderListDocument } from './order-list.ts';
import { StatusChips } from './StatusChips.tsx';
import { useLiveOrderList } from './use-live-order-list.ts';

/** How far a reader may have moved and still count as being at the top. */
const TOP_MARGIN_PX = 40;
const PAGE_TOP_MARGIN_PX = 240;

export function OrderListPage({ market }: { market: Market }) {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const view = orderListView(query);
  const variables = { market, status: view.status, first: view.size, after: view.trail.at(-1) ?? null };
  const scroller = useRef<HTMLDivElement>(null);
  const answer = useQuery(OrderListDocument, { variables, fetchPolicy: 'cache-and-network' });
  const { error, loading } = answer;
  // While another page is being read the last one stays in sight, dimmed.
  const orders = (answer.data ?? answer.previousData)?.orders;
  const ids = useMemo(() => new Set(orders?.edges.map(({ node }) => node.id)), [orders]);
  const reload = useReload(answer);

  const { fresh, waiting, reveal } = useLiveOrderList({
    market,
    view,
    variables,
    loading,
    listed: (id) => ids.has(id),
    isAtTop: () => (scroller.current?.scrollTop ?? 0) < TOP_MARGIN_PX && window.scrollY < PAGE_TOP_MARGIN_PX,
    reload,
  });

  function showNewOrders() {
    reveal();
    scroller.current?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
    if (view.trail.length > 0) void navigate(orderListUrl(market, { ...view, trail: [] }));
    else reload();
  }

  return (
    <>
      <PageTitle market={market} title={t('orders.list.title')} />
      <StatusChips market={market} view={view} />
      {error ? (
        <chakra.div mb="4">
          <ErrorNotice onRetry={reload} retrying={loading}>
            {t('orders.list.failed')}
          </ErrorNotice>
        </chakra.div>
      ) : null}
      <NewOrdersNotice waiting={waiting} fresh={fresh.size} onShow={showNewOrders} />
      {orders ? (
        <>
          {orders.edges.length > 0 ? (
            <OrderTable
              ref={scroller}
              edges={orders.edges}
              market={market}
              fresh={fresh}
              busy={loading && answer.data === undefined}
            />
          ) : (
            <ListEmpty market={market} filtered={view.status !== null} laterPage={view.trail.length > 0} />
          )}
          <OrderPager
            market={market}
            view={view}
            total={orders.totalCount}
            nextCursor={orders.pageInfo.hasNextPage ? (orders.pageInfo.endCursor ?? null) : null}
          />
        </>
      ) : error ? null : (
        <OrderListSkeleton />
      )}
    </>
  );
}
