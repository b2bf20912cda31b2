import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';
import { requestConfirmation } from './identity-gate.ts';

/**
 * If an operation requires re-authentication, it waits for the person and is then sent again; for screens it only takes longer.
 * If the person declines, the screen gets the refusal.
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
