import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useEffect, useRef } from 'react';
import { graphql } from '../../../gql/index.ts';

const ReviewsChangedDocument = graphql(`
  subscription ReviewsChanged($productId: ID!, $market: Market!) {
    reviewsChanged(productId: $productId, market: $market) {
      id
      count
      average
      starCounts
      version
    }
  }
`);

/** Everybody who looks at a product hears of a review at once; they need not all ask for it in the same moment. */
const SPREAD_MS = 1_000;

interface Listing {
  /** Null for all products of the store, whose list stays as it was read. */
  readonly productId: string | null;
  readonly market: Market;
}

/** Keeps shown reviews of a product up to date: numbers with the event itself, what `reread` reads right after it. */
export function useLiveReviews(
  { productId, market }: Listing,
  reread: (client: ApolloClient) => Promise<unknown>,
): void {
  const client = useApolloClient();
  const reading = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(reading.current ?? undefined), []);
  useSubscription(ReviewsChangedDocument, {
    variables: { productId: productId ?? '', market },
    skip: productId === null,
    ignoreResults: true,
    onData: () => {
      clearTimeout(reading.current ?? undefined);
      // A failure costs nothing but freshness; the next event asks again.
      reading.current = setTimeout(() => void reread(client).catch(() => undefined), Math.random() * SPREAD_MS);
    },
  });
}
