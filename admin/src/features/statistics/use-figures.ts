import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import type { StatisticsPeriod } from '@eunbit/schema/statistics';
import { useReload } from '../../components/use-reload.ts';

interface Asked {
  readonly market: Market;
  readonly period: StatisticsPeriod;
}

/** Queries the figures of a store and period. The previous figures stay while new ones load. */
export function useFigures<Figures>(document: TypedDocumentNode<Figures, Asked>, variables: Asked) {
  const answer = useQuery(document, { variables, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  const { data = answer.previousData, error, loading } = answer;
  return { data, failed: error !== undefined, loading, reload };
}
