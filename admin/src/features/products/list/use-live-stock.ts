import { useQuery } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { STOCK_FILTER_OF } from '@eunbit/schema/stock';
import { useEffect, useState } from 'react';
import { useLiveEvents } from '../../../components/use-live-events.ts';
import { useReload } from '../../../components/use-reload.ts';
import { graphql } from '../../../gql/index.ts';
import type { StockListView } from '../../../urls/products.urls.ts';

const ProductStockListDocument = graphql(`
  query ProductStockList($market: Market!, $filter: StockFilter, $page: Int!) {
    productStocks(market: $market, filter: $filter, page: $page) {
      nodes {
        product { id market ...ProductCard_Product }
        stock { id ...ProductCard_StockLevel }
        lowStockAt
        isDraft
      }
      page
      pageCount
    }
    stockCounts(market: $market) { total onSale soldOut stopped low }
  }
`);

const StockChangesDocument = graphql(`
  subscription StockChanges($market: Market!) {
    stockLevelChanged(market: $market) { id quantity isStopped reserved version }
  }
`);

const ProductStockDocument = graphql(`
  query ProductStock($market: Market!, $productId: ID!, $after: String) {
    productStock(market: $market, productId: $productId) {
      product { id market title ...ProductCard_Product }
      stock { id quantity isStopped version ...ProductCard_StockLevel }
      lowStockAt
      isDraft
    }
    stockMovements(market: $market, productId: $productId, first: 30, after: $after) {
      edges { node { id ...StockHistory_StockMovement } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/** Stock changes within this time share one query, in milliseconds. */
const TOGETHER_MS = 1_000;

/**
 * A page of the products and stock of a market. Stock levels are updated live. The products on the page and the counts are
 * refetched soon after a change, and if events were lost, but not while `isEdited`: a card with unsaved changes stays even if a
 * sale moves it out of the filter.
 */
export function useLiveStock(market: Market, { state, page }: StockListView, isEdited: boolean) {
  const answer = useQuery(ProductStockListDocument, {
    variables: { market, filter: state && STOCK_FILTER_OF[state], page },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useReload(answer);
  const [isStale, setIsStale] = useState(false);
  const noteChange = () => setIsStale(true);
  useLiveEvents(StockChangesDocument, market, { onEvent: noteChange, onMissed: noteChange });
  useEffect(
    function reloadSoon() {
      if (!isStale || isEdited) return;
      const timer = setTimeout(() => {
        setIsStale(false);
        reload();
      }, TOGETHER_MS);
      return () => clearTimeout(timer);
    },
    [isStale, isEdited, reload],
  );
  // The previous page stays on the screen while another one loads.
  const { data = answer.previousData } = answer;
  return { list: data?.productStocks, counts: data?.stockCounts, answer };
}

/** One product with a page of its history, refetched after each change of its stock. */
export function useLiveProductStock(market: Market, productId: string, after: string | null) {
  const answer = useQuery(ProductStockDocument, {
    variables: { market, productId, after },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useReload(answer);
  useLiveEvents(StockChangesDocument, market, {
    onMissed: reload,
    onEvent: ({ stockLevelChanged }) => {
      if (stockLevelChanged.id === answer.data?.productStock?.stock.id) reload();
    },
  });
  return answer;
}
