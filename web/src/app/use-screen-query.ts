import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useOnReconnect } from '@eunbit/ui/use-live-connection';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ScreenState } from './screen.ts';
import { useBackOnline } from './use-back-online.ts';

export interface ScreenQuery<TData> {
  /** The answer; during a switch of store or language the one before. */
  readonly data: TData | undefined;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
  /** A retry is running; the state stays `failed` until it has succeeded. */
  readonly retrying: boolean;
  /** Reads the page of a list after this cursor and appends it. */
  readonly readMore: (after: string) => Promise<void>;
}

/** The one query of a screen, read into the cache before by the screen's loader. */
export function useScreenQuery<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { rereadAfterBreak = false }: { rereadAfterBreak?: boolean } = {},
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
  useOnReconnect(() => {
    if (rereadAfterBreak && !failedOnServer) result.refetch().catch(() => {});
  });
  const data = (result.data ?? (result.loading ? result.previousData : undefined)) as TData | undefined;
  const retry = async () => {
    setRetrying(true);
    setFailedOnServer(false);
    // Header and footer will have failed, too. Another failure shows in the results themselves.
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
    readMore: async (after) => {
      await result.fetchMore({ variables: { after } });
    },
  };
}
