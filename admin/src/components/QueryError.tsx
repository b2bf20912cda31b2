import { type AlertRootProps, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorAlert } from './ErrorAlert.tsx';
import { useReload } from './use-reload.ts';

/** What a query has come to. */
export interface QueryAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface QueryErrorProps extends Pick<AlertRootProps, 'mb'> {
  readonly answer: QueryAnswer;
  /** Said when it failed. */
  readonly failed: string;
}

/** Where a query failed, says so and offers to ask again. */
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
  /** Shown when the answer has nothing; without it the answer is still to come. */
  readonly missing?: ReactNode;
  /** Shown until the answer comes, instead of a grey box of this height. */
  readonly skeleton?: ReactNode;
  readonly height?: string;
}

/** In place of what a query has not brought: why not, or what it will look like. */
export function Awaited({ missing, skeleton, height, ...query }: AwaitedProps) {
  if (query.answer.error) return <QueryError {...query} />;
  if (query.answer.data && missing !== undefined) return missing;
  return skeleton ?? <Skeleton height={height} bg="gray.200" />;
}
