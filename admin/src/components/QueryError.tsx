import { type AlertRootProps, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorAlert } from './ErrorAlert.tsx';
import { useReload } from './use-reload.ts';

/** State of a query. */
export interface QueryState {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface QueryErrorProps extends Pick<AlertRootProps, 'mb'> {
  readonly answer: QueryState;
  /** Shown if the query failed. */
  readonly failed: string;
}

/** Shows that a query failed and offers to retry. */
export function QueryError({ answer, failed, mb }: QueryErrorProps) {
  const reload = useReload(answer);
  if (!answer.error) return null;
  return (
    <ErrorAlert onRetry={reload} retrying={answer.loading} mb={mb}>
      {failed}
    </ErrorAlert>
  );
}

interface AwaitedProps extends QueryErrorProps {
  /** Shown if the result is empty; without it, an empty result counts as loading. */
  readonly missing?: ReactNode;
  /** Shown while loading, instead of a grey box of this height. */
  readonly skeleton?: ReactNode;
  readonly height?: string;
}

/** Placeholder for missing data: the error, the empty state or the skeleton. */
export function Awaited({ missing, skeleton, height, ...query }: AwaitedProps) {
  if (query.answer.error) return <QueryError {...query} />;
  if (query.answer.data && missing !== undefined) return missing;
  return skeleton ?? <Skeleton height={height} bg="gray.200" />;
}
