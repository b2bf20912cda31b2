import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useOnConnect } from '@eunbit/ui/use-live-connection';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ScreenState } from './screen.ts';
import { useBackOnline } from './use-back-online.ts';
import { useRereadAfterEvent } from './use-reread-after-event.ts';

export interface ScreenQuery<TData> {
  /** The result; during a switch of store or language the previous one. */
  readonly data: TData | undefined;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
  /** A retry is running; the state stays `failed` until it has succeeded. */
  readonly retrying: boolean;
  /** Call it with each live event about what the screen shows. */
  readonly noteEvent: () => void;
}

/**
 * When a screen refetches because live events were missed: after an interruption of the connection, or also when the connection
 * opens for the first time. The data may then be as old as the page, which takes seconds on slow phones.
 */
export type Reread = 'never' | 'after a break' | 'when live';

/** The only query of a screen; the screen's loader has read it into the cache. */
export function useScreenQuery<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { reread = 'never' }: { reread?: Reread } = {},
): ScreenQuery<TData> {
  const client = useApolloClient();
  const loaded = useLoaderData<ScreenState | undefined>();
  const [failedOnServer, setFailedOnServer] = useState(loaded?.failed ?? false);
  const [retrying, setRetrying] = useState(false);
  const result = useQuery<TData>(query as TypedDocumentNode<TData>, {
    variables,
    skip: failedOnServer,
    notifyOnNetworkStatusChange: true,
  });
  useOnConnect((isFirst) => {
    const wanted = reread === 'when live' || (reread === 'after a break' && !isFirst);
    if (wanted && !failedOnServer) result.refetch().catch(() => {});
  });
  const noteEvent = useRereadAfterEvent(result.loading, result.refetch);
  const data = (result.data ?? (result.loading ? result.previousData : undefined)) as TData | undefined;
  const retry = async () => {
    setRetrying(true);
    setFailedOnServer(false);
    // Header and footer probably failed, too. Another failure shows in the results themselves.
    await Promise.allSettled([result.refetch(), client.refetchQueries({ include: 'active' })]);
    setRetrying(false);
  };
  const state = data ? 'ready' : retrying || !result.loading ? 'failed' : 'loading';
  useBackOnline(state === 'failed' && !retrying, () => void retry());
  return {
    data,
    state,
    retry: () => void retry(),
    retrying,
    noteEvent,
  };
}
