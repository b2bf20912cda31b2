import { ApolloClient, type NormalizedCacheObject, type PossibleTypesMap } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { isSubscriptionOperation, print } from '@apollo/client/utilities';
import { from, Observable, Subscription } from 'rxjs';
import { ANSWER_WITHIN_MS, createTimeout } from './answer-limit.ts';
import { createCache } from './apollo-cache.ts';
import { LiveConnection } from './live-connection.ts';

/** Executes one operation in the process that renders; never rejects for errors of the operation itself. */
export type Execute = (operation: {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;

export interface ApolloClientOptions {
  /** Address of the API, such as `/graphql`. */
  readonly uri: string;
  /** Called for each request. */
  readonly headers: () => Record<string, string>;
  /** Address for subscriptions; they are not available if it is missing. */
  readonly webSocketUrl?: string;
  /** Timeout of an operation including its retries, in milliseconds; defaults to that of the storefront. */
  readonly answerWithinMs?: number;
  /** Members of the interfaces and unions on which the client has fragments. */
  readonly possibleTypes: PossibleTypesMap;
  /** The cache that server rendering extracted. */
  readonly initialState?: NormalizedCacheObject;
  /** Set on the server only: operations run in process instead of over the network. */
  readonly executeOnServer?: Execute;
}

/** The Apollo client of an application, and its live connection if `webSocketUrl` is set. */
export function createApolloClient(options: ApolloClientOptions): {
  client: ApolloClient;
  live: LiveConnection | null;
} {
  const live = options.webSocketUrl ? new LiveConnection(options.webSocketUrl, options.headers) : null;
  const request = options.executeOnServer ? createInProcessLink(options.executeOnServer) : createHttpLink(options);
  const link = live
    ? ApolloLink.split((operation) => isSubscriptionOperation(operation.query), createLiveLink(live), request)
    : request;
  const client = new ApolloClient({
    link,
    cache: createCache(options.possibleTypes, options.initialState),
    ssrMode: options.executeOnServer !== undefined,
    assumeImmutableResults: true,
    devtools: { enabled: false },
  });
  return { client, live };
}

function createHttpLink(options: ApolloClientOptions): ApolloLink {
  const load = async () => (await import('./network-link.ts')).createNetworkLink(options);
  return createLazyLink(load, options.answerWithinMs ?? ANSWER_WITHIN_MS);
}

function createLiveLink(live: LiveConnection): ApolloLink {
  return createLazyLink(async () => new (await import('./live-link.ts')).LiveLink(live));
}

/**
 * A link whose code is loaded with the first operation: a server-rendered page sends none at first. An operation without a
 * response in time fails, and its request is aborted.
 */
function createLazyLink(load: () => Promise<ApolloLink>, withinMs?: number): ApolloLink {
  let loading: Promise<ApolloLink> | null = null;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const running = new Subscription();
        const timer = withinMs && setTimeout(() => observer.error(createTimeout()), withinMs);
        running.add(() => clearTimeout(timer));
        loading ??= load();
        loading.then(
          (link) => {
            if (!running.closed) running.add(link.request(operation, forward).subscribe(observer));
          },
          (reason: unknown) => {
            // The next operation tries to load it again.
            loading = null;
            observer.error(reason);
          },
        );
        return running;
      }),
  );
}

function createInProcessLink(execute: Execute): ApolloLink {
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
