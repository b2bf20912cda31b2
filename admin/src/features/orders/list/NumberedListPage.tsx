import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type OrderListView, orderListUrl, orderListView } from '../../../urls/orders.urls.ts';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import { OrderListDocument } from './order-list.ts';

/** Highest page number: each page before it costs a request. */
const FURTHEST_PAGE = 30;

/** Redirects an address with a page number to that page, or to the last page. */
export function NumberedListPage({ market }: { market: Market }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { newPage } = useParams();
  const [query] = useSearchParams();
  const search = query.toString();

  useEffect(
    function walkToPage() {
      let left = false;
      const view = orderListView(new URLSearchParams(search));

      /** The cursor of a page comes with the previous page, so the pages are queried one after another. */
      async function trailTo(page: number): Promise<OrderListView['trail']> {
        const trail: string[] = [];
        while (trail.length < page - 1 && !left) {
          const variables = {
            market,
            filter: view.filter,
            sort: view.sort,
            first: view.size,
            after: trail.at(-1) ?? null,
          };
          const { data } = await client.query({ query: OrderListDocument, variables });
          const pageInfo = data?.orders.pageInfo;
          if (!pageInfo?.hasNextPage || !pageInfo.endCursor) break;
          trail.push(pageInfo.endCursor);
        }
        return trail;
      }

      const wanted = Number(newPage);
      const page = Number.isInteger(wanted) ? Math.min(wanted, FURTHEST_PAGE) : 1;
      trailTo(page)
        .catch(() => [])
        .then((trail) => {
          if (!left) void navigate(orderListUrl(market, { ...view, trail }), { replace: true });
        });
      return () => {
        left = true;
      };
    },
    [client, market, navigate, newPage, search],
  );
  return <OrderListSkeleton />;
}
