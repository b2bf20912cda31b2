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
      exampleCount
      ...MostNamed_ReviewSummary
      version
    }
  }
`);

/**
 * Maximum delay in milliseconds. All visitors of the product's page receive an event at once; a random delay spreads their
 * queries.
 */
const SPREAD_MS = 1_000;

interface Listing {
  /** Null for the list of all products, which is not updated. */
  readonly productId: string | null;
  readonly market: Market;
}

/**
 * Keeps the visible reviews of a product up to date: the event updates the numbers, and `reread` reads the list shortly after.
 */
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
      // After a failure the page shows older reviews; the next event retries.
      reading.current = setTimeout(() => void reread(client).catch(() => undefined), Math.random() * SPREAD_MS);
    },
  });
}
