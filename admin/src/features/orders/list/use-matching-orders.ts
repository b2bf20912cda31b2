import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useState } from 'react';
import type { OrderListQuery, OrderListQueryVariables } from '../../../gql/graphql.ts';
import type { OrderListView } from '../../../urls/orders.urls.ts';
import { OrderListDocument } from './order-list.ts';
import type { SelectableOrder } from './selection.ts';

/** Maximum number of selected orders; each of them gets an email. */
export const MAXIMUM_SELECTION = 1000;
const PAGE = 100;

/** Queries the orders of a list on all its pages. Rejects if the server does not respond. */
export function useMatchingOrders(market: Market, view: OrderListView) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);

  async function read(): Promise<readonly SelectableOrder[]> {
    const found: SelectableOrder[] = [];
    let after: string | null = null;
    do {
      const variables: OrderListQueryVariables = { market, filter: view.filter, sort: view.sort, first: PAGE, after };
      const { data }: { data?: OrderListQuery | undefined } = await client.query({
        query: OrderListDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      if (!data) throw new Error('the answer holds no orders');
      found.push(...data.orders.edges.map(({ node }) => node));
      after = data.orders.pageInfo.hasNextPage ? (data.orders.pageInfo.endCursor ?? null) : null;
    } while (after && found.length < MAXIMUM_SELECTION);
    return found;
  }

  async function readAll(): Promise<readonly SelectableOrder[]> {
    setBusy(true);
    try {
      return await read();
    } finally {
      setBusy(false);
    }
  }

  return { readAll, busy };
}
