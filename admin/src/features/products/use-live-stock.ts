import { useQuery } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useLiveEvents } from '../../components/use-live-events.ts';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';

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
        stopped
        ...ProductCard_StockLevel
      }
    }
  }
`);

const StockChangesDocument = graphql(`
  subscription StockChanges($market: Market!) {
    stockChanged(market: $market) {
      id
      quantity
      stopped
      reserved
      version
    }
  }
`);

/** Products and stock of a market, changing with every sale; read again whenever events were missed. */
export function useLiveStock(market: Market) {
  const answer = useQuery(ProductStockListDocument, { variables: { market }, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  useLiveEvents(StockChangesDocument, market, { onMissed: reload });
  return { products: answer.data?.stock, error: answer.error, loading: answer.loading, reload };
}
