import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useOnConnect } from '@eunbit/ui/use-live-connection';
import { useRef } from 'react';
import type { StockChangedSubscription } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const StockChangedDocument = graphql(`
  subscription StockChanged($market: Market!) {
    stockChanged(market: $market) { id productId market status unitsLeft maximumQuantity }
  }
`);

const CurrentStockDocument = graphql(`
  query CurrentStock($slug: String!) {
    product(slug: $slug) { id stock { id status unitsLeft maximumQuantity } }
  }
`);

type StockSummary = Pick<StockChangedSubscription['stockChanged'], 'id' | 'status' | 'unitsLeft' | 'maximumQuantity'>;

interface LiveStockOptions {
  readonly product: {
    readonly id: string;
    readonly slug: string;
    readonly market: Market;
    readonly stock?: { readonly id: string } | null;
  };
  /** Called if the product has no record in the cache that an event could update. */
  readonly onUnknownStock: () => void;
}

/**
 * Keeps the stock of a store's products up to date: each event updates the record in the cache, which the page reads. Events of
 * other products are queued until `showOthers` is called: lists of them are hydrated when the page is first used, and must find
 * what the server rendered.
 */
export function useLiveStock({ product, onUnknownStock }: LiveStockOptions): { readonly showOthers: () => void } {
  const client = useApolloClient();
  const { cache } = client;
  const ownEvents = useRef(0);
  const others = useRef({ areShown: false, waiting: new Map<string, StockSummary>() });
  useSubscription(StockChangedDocument, {
    variables: { market: product.market },
    // The page reads the cache; without `ignoreResults` each event would cause another rendering.
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data }) => {
      const status = data.data?.stockChanged;
      if (!status) return;
      const isOwn = status.productId === product.id;
      if (isOwn) ownEvents.current += 1;
      if (isOwn && !product.stock) onUnknownStock();
      if (isOwn || others.current.areShown) writeStatus(cache, status);
      else others.current.waiting.set(status.id, status);
    },
  });

  /** Events begin with the connection, which may open long after the page was rendered. */
  async function readOwn(): Promise<void> {
    const eventsBefore = ownEvents.current;
    const { data } = await client.query({
      query: CurrentStockDocument,
      variables: { slug: product.slug },
      fetchPolicy: 'no-cache',
    });
    const stock = data?.product?.stock;
    // An event that arrived meanwhile is newer, or will be followed by a newer one.
    if (stock && ownEvents.current === eventsBefore) writeStatus(cache, stock);
  }
  // After an interruption, the screen reads everything again.
  useOnConnect((isFirst) => {
    if (isFirst && product.stock) readOwn().catch(() => {});
  });

  function showOthers(): void {
    const { waiting } = others.current;
    others.current = { areShown: true, waiting: new Map() };
    for (const status of waiting.values()) writeStatus(cache, status);
  }

  return { showOthers };
}

function writeStatus(cache: ApolloCache, status: StockSummary): void {
  cache.modify({
    id: cache.identify({ __typename: 'StockSummary', id: status.id }),
    fields: {
      status: () => status.status,
      unitsLeft: () => status.unitsLeft ?? null,
      maximumQuantity: () => status.maximumQuantity,
    },
  });
}
