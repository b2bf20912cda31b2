import { useQuery } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useLiveEvents } from '../../../components/use-live-events.ts';
import { useReload } from '../../../components/use-reload.ts';
import { graphql } from '../../../gql/index.ts';

const ProductStockListDocument = graphql(`
  query ProductStockList($market: Market!) {
    stock(market: $market) {
      product {
        id
        market
        ...ProductCard_Product
      }
      stock {
        id
        quantity
        isStopped
        reserved
        ...ProductCard_StockLevel
      }
      lowStockAt
      isDraft
    }
  }
`);

const StockChangesDocument = graphql(`
  subscription StockChanges($market: Market!) {
    stockLevelChanged(market: $market) {
      id
      quantity
      isStopped
      reserved
      version
    }
  }
`);

const ProductStockDocument = graphql(`
  query ProductStock($market: Market!, $productId: ID!, $after: String) {
    productStock(market: $market, productId: $productId) {
      product {
        id
        market
        title
        ...ProductCard_Product
      }
      stock {
        id
        quantity
        isStopped
        version
        ...ProductCard_StockLevel
      }
      lowStockAt
      isDraft
    }
    stockMovements(market: $market, productId: $productId, first: 30, after: $after) {
      edges {
        node {
          id
          ...StockHistory_StockMovement
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Products and stock of a market, updated live; queried again when events were lost. */
export function useLiveStock(market: Market) {
  const answer = useQuery(ProductStockListDocument, { variables: { market }, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  useLiveEvents(StockChangesDocument, market, { onMissed: reload });
  return { products: answer.data?.stock, error: answer.error, loading: answer.loading, reload };
}

/** One product with a page of its history, queried again after each change of its stock. */
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
  const { data = answer.previousData, error, loading } = answer;
  return { data, error, loading, reload };
}
