import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';
import { requestConfirmation } from './identity-gate.ts';

/**
 * An operation that asks again who it is waits for the answer of the person and is then sent once more; screens only see
 * that it takes longer. Whoever does not want to answer gets the refusal.
 */
export function confirmIdentityFirst(client: ApolloClient): void {
  const ask = new ErrorLink(({ error, operation, forward }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    if (!error.errors.some(({ extensions }) => extensions?.code === 'IDENTITY_CONFIRMATION_REQUIRED')) return;
    return from(requestConfirmation()).pipe(
      switchMap((isConfirmed) => (isConfirmed ? forward(operation) : throwError(() => error))),
    );
  });
  client.setLink(ApolloLink.from([ask, client.link]));
}
