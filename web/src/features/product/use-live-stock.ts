import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useRef } from 'react';
import type { StockChangedSubscription } from '../../gql/graphql.ts';
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

type StockStatus = StockChangedSubscription['stockChanged'];

interface LiveStockOptions {
  readonly product: { readonly id: string; readonly market: Market; readonly stock?: { readonly id: string } | null };
  /** The product has no record in the cache that an event could update. */
  readonly onUnknownStock: () => void;
}

/**
 * Keeps the stock of a store's products up to date: each event updates the record in the cache, which the page reads.
 * Events of other products wait for `showOthers`. Lists of them are hydrated with the first use of the page, and have to
 * find what the server rendered.
 */
export function useLiveStock({ product, onUnknownStock }: LiveStockOptions): { readonly showOthers: () => void } {
  const { cache } = useApolloClient();
  const others = useRef({ areShown: false, waiting: new Map<string, StockStatus>() });
  useSubscription(StockChangedDocument, {
    variables: { market: product.market },
    // The page reads the cache; without `ignoreResults` each event would render it once more.
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data }) => {
      const status = data.data?.stockChanged;
      if (!status) return;
      const isOwn = status.productId === product.id;
      if (isOwn && !product.stock) onUnknownStock();
      if (isOwn || others.current.areShown) writeStatus(cache, status);
      else others.current.waiting.set(status.id, status);
    },
  });

  function showOthers(): void {
    const { waiting } = others.current;
    others.current = { areShown: true, waiting: new Map() };
    for (const status of waiting.values()) writeStatus(cache, status);
  }

  return { showOthers };
}

function writeStatus(cache: ApolloCache, status: StockStatus): void {
  cache.modify({
    id: cache.identify({ __typename: 'StockStatus', id: status.id }),
    fields: {
      state: () => status.state,
      unitsLeft: () => status.unitsLeft ?? null,
      maximumQuantity: () => status.maximumQuantity,
    },
  });
}
