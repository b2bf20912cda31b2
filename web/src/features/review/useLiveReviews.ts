import { useApolloClient, useSubscription } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useEffect, useRef } from 'react';
import { graphql } from '../../gql/index.ts';

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

const NewestReviewsDocument = graphql(`
  query NewestReviews($slug: String!) {
    product(slug: $slug) {
      id
      market
      ...ReviewBlock_Product
    }
  }
`);

/** Everybody who looks at a product hears of a review at once; they need not all ask for it in the same moment. */
const SPREAD_MS = 1_000;

interface LiveReviewsOptions {
  readonly productId: string;
  readonly market: Market;
  readonly slug: string;
}

/** Keeps the reviews of an open product page up to date: numbers with the event itself, the reviews right after it. */
export function useLiveReviews({ productId, market, slug }: LiveReviewsOptions): void {
  const client = useApolloClient();
  const reading = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(reading.current ?? undefined), []);
  useSubscription(ReviewsChangedDocument, {
    variables: { productId, market },
    ignoreResults: true,
    onData: () => {
      clearTimeout(reading.current ?? undefined);
      reading.current = setTimeout(() => {
        // A failure costs nothing but freshness; the next event asks again.
        client
          .query({ query: NewestReviewsDocument, variables: { slug }, fetchPolicy: 'network-only' })
          .catch(() => undefined);
      }, Math.random() * SPREAD_MS);
    },
  });
}
