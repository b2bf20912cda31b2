import { ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { isMutationOperation, isSubscriptionOperation, print } from '@apollo/client/utilities';
import { from } from 'rxjs';
import { createCache } from './apollo-cache.ts';
import { LiveConnection, LiveLink } from './live-connection.ts';

/** Runs one operation in the process that renders; never rejects for errors of the operation itself. */
export type Execute = (operation: {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;

export interface ApolloClientOptions {
  /** Address of the API, such as `/graphql`. */
  readonly uri: string;
  /** Read anew for each request. */
  readonly headers: () => Record<string, string>;
  /** Where subscriptions go; without it they are not available. */
  readonly webSocketUrl?: string;
  /** What server rendering extracted from its cache. */
  readonly initialState?: NormalizedCacheObject;
  /** Set on the server: operations run in process instead of going over the network. */
  readonly executeOnServer?: Execute;
}

const RETRIES_OF_A_QUERY = 3;

/** The Apollo client of an application and, where a `webSocketUrl` is given, its live connection. */
export function createApolloClient(options: ApolloClientOptions): {
  client: ApolloClient;
  live: LiveConnection | null;
} {
  const live = options.webSocketUrl ? new LiveConnection(options.webSocketUrl, options.headers) : null;
  const request = options.executeOnServer ? inProcess(options.executeOnServer) : overHttp(options);
  const link = live
    ? ApolloLink.split((operation) => isSubscriptionOperation(operation.query), new LiveLink(live), request)
    : request;
  const client = new ApolloClient({
    link,
    cache: createCache(options.initialState),
    ssrMode: options.executeOnServer !== undefined,
    assumeImmutableResults: true,
    devtools: { enabled: false },
  });
  return { client, live };
}

function overHttp({ uri, headers }: ApolloClientOptions): ApolloLink {
  return ApolloLink.from([retryQueries(), withHeaders(headers), new BaseHttpLink({ uri, credentials: 'same-origin' })]);
}

/** A mutation is never sent twice by itself: its answer may have been lost after it took effect. */
function retryQueries(): ApolloLink {
  return new RetryLink({
    delay: { initial: 300, max: 3_000, jitter: true },
    attempts: (count, operation, error) =>
      count <= RETRIES_OF_A_QUERY && !isMutationOperation(operation.query) && isNetworkFailure(error),
  });
}

/** `fetch` rejects with a TypeError when no answer came; an answer with a status is not asked for again. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError;
}

function withHeaders(headers: () => Record<string, string>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.setContext((context) => ({ headers: { ...context.headers, ...headers() } }));
    return forward(operation);
  });
}

function inProcess(execute: Execute): ApolloLink {
  return new ApolloLink(({ query, operationName, variables }) =>
    from(
      execute({
        query: print(query),
        variables,
        ...(operationName ? { operationName } : {}),
      }) as Promise<ApolloLink.Result>,
    ),
  );
}
