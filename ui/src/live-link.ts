import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import type { LiveConnection } from './live-connection.ts';

/** Terminating link of subscriptions. */
export class LiveLink extends ApolloLink {
  readonly #connection: LiveConnection;

  constructor(connection: LiveConnection) {
    super();
    this.#connection = connection;
  }

  override request(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
    return new Observable((observer) => {
      let dispose: (() => void) | null = null;
      let closed = false;
      this.#connection.client().then(
        (client) => {
          if (closed) return;
          const { query, variables, operationName } = operation;
          dispose = client.subscribe<ApolloLink.Result['data'] & Record<string, unknown>>(
            { query: print(query), variables, operationName },
            {
              next: (result) => observer.next(result as ApolloLink.Result),
              error: (reason) => observer.error(toError(reason)),
              complete: () => observer.complete(),
            },
          );
        },
        (reason: unknown) => observer.error(toError(reason)),
      );
      return () => {
        closed = true;
        dispose?.();
      };
    });
  }
}

function toError(reason: unknown): Error {
  if (reason instanceof Error) return reason;
  if (Array.isArray(reason)) return new CombinedGraphQLErrors({ errors: reason });
  return new Error('The live connection was closed.');
}
