import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { isMutationOperation } from '@apollo/client/utilities';

interface NetworkOptions {
  readonly uri: string;
  /** Called for each request. */
  readonly headers: () => Record<string, string>;
}

const RETRIES_OF_A_QUERY = 3;

/** Sends operations to the API. A query is sent again where no answer came. */
export function createNetworkLink({ uri, headers }: NetworkOptions): ApolloLink {
  return ApolloLink.from([retryQueries(), withHeaders(headers), new BaseHttpLink({ uri, credentials: 'same-origin' })]);
}

/** A mutation is never retried: its answer may have been lost after it took effect. */
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
