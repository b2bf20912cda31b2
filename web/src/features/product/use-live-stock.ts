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
 * Keeps the stock of a store's products up to date: each event renews its record in the cache, from which the page reads.
 * A product that had no record yet is told through `onUnknownStock`.
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
    // What has changed is read from the cache; without this the whole page is rendered for the subscription itself.
    ignoreResults: true,
    onData: ({ data }) => {
      if (!product.stock && data.data?.stockChanged.productId === product.id) onUnknownStock();
    },
  });
}
