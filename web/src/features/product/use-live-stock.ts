import { useSubscription } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { graphql } from '../../gql/index.ts';

const StockChangedDocument = graphql(`
  subscription StockChanged($market: Market!) {
    stockChanged(market: $market) {
      id
      productId
      market
      state
      unitsLeft
      maximumQuantity
    }
  }
`);

/**
 * Keeps the stock of a store's products up to date: each event updates the record in the cache, which the page reads. A
 * product without a record is reported through `onUnknownStock`.
 */
export function useLiveStock({
  product,
  onUnknownStock,
}: {
  product: { readonly id: string; readonly market: Market; readonly stock?: { readonly id: string } | null };
  onUnknownStock: () => void;
}): void {
  useSubscription(StockChangedDocument, {
    variables: { market: product.market },
    // The page reads the cache; without `ignoreResults` each event would render it once more.
    ignoreResults: true,
    onData: ({ data }) => {
      if (!product.stock && data.data?.stockChanged.productId === product.id) onUnknownStock();
    },
  });
}
