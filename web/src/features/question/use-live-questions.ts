import { useApolloClient, useSubscription } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useOnConnect } from '@eunbit/ui/use-live-connection';
import { useEffect, useRef } from 'react';
import { graphql } from '../../gql/index.ts';
import { forgetQuestions } from './forget-questions.ts';

const ProductQuestionsChangedDocument = graphql(`
  subscription ProductQuestionsChanged($productId: ID!, $market: Market!) {
    productQuestionsChanged(productId: $productId, market: $market) {
      productId
      market
    }
  }
`);

/** An event reaches everybody on the product's page at once; a random delay spreads their queries. */
const SPREAD_MS = 1_000;

/** Keeps the shown questions about a product up to date: an event tells no more than that they have changed. */
export function useLiveQuestions(productId: string, market: Market): void {
  const { cache } = useApolloClient();
  const reading = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(reading.current ?? undefined), []);
  useOnConnect((isFirst) => {
    if (!isFirst) forgetQuestions(cache);
  });
  useSubscription(ProductQuestionsChangedDocument, {
    variables: { productId, market },
    ignoreResults: true,
    onData: () => {
      clearTimeout(reading.current ?? undefined);
      reading.current = setTimeout(() => forgetQuestions(cache), Math.random() * SPREAD_MS);
    },
  });
}
