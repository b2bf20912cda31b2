import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import { isMutationOperation } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { tap } from 'rxjs';
import { recordBrowserError } from './browser-errors.ts';
import { recordOutcome } from './failed-request.ts';
import { findAnsweredFailure, findTransportFailure, type OperationFailure } from './operation-failure.ts';
import { retryAtOtherServer } from './retry-at-other-server.ts';

interface NetworkOptions {
  readonly uri: string;
  /** Called for each request. */
  readonly headers: () => Record<string, string>;
}

const RETRIES_OF_A_QUERY = 3;

/** Sends operations to the API. Queries are retried if no response arrived. */
export function createNetworkLink({ uri, headers }: NetworkOptions): ApolloLink {
  const send = new BaseHttpLink({ uri, credentials: 'same-origin' });
  return ApolloLink.from([
    followOutcomes(),
    retryQueries(),
    retryAtOtherServer(),
    withHeaders(headers),
    askByHash(),
    send,
  ]);
}

/** Records how each operation ended after its retries, and reports unexpected failures. */
function followOutcomes(): ApolloLink {
  function note({ operationName }: ApolloLink.Operation, failure: OperationFailure | null): void {
    recordOutcome(failure);
    if (!failure) return;
    // The response's message is left out, since it may quote typed input.
    const error = { name: 'OperationFailed', message: `${operationName}: ${failure.code}` };
    recordBrowserError('OPERATION', error, failure.requestId);
  }
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: ({ errors }) => note(operation, findAnsweredFailure(errors)),
        error: (error: unknown) => note(operation, findTransportFailure(error)),
      }),
    ),
  );
}

/**
 * Sends the hash of an operation instead of its text. A server of another version may not know it; then texts are sent from then
 * on, which saves a second request each time.
 */
function askByHash(): ApolloLink {
  return new PersistedQueryLink({
    generateHash: getHash,
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
}

/** The hash that the code generator has embedded. */
function getHash(document: DocumentNode & { readonly __meta__?: { readonly hash: string } }): string {
  if (!document.__meta__) throw new Error('the operation was not made by the code generator');
  return document.__meta__.hash;
}

/** A mutation is never retried: its response may have been lost after it took effect. */
function retryQueries(): ApolloLink {
  return new RetryLink({
    delay: { initial: 300, max: 3_000, jitter: true },
    attempts: (count, operation, error) =>
      count <= RETRIES_OF_A_QUERY && !isMutationOperation(operation.query) && isNetworkFailure(error),
  });
}

/** `fetch` rejects with a TypeError if no response arrived; a response with a status is not retried. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError;
}

function withHeaders(headers: () => Record<string, string>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.setContext((context) => ({ headers: { ...context.headers, ...headers() } }));
    return forward(operation);
  });
}
