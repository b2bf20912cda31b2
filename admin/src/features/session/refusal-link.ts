import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { readViewerAgain } from './read-viewer-again.ts';

const REFUSALS: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

/**
 * Handles a session that ends while a page is open, and a role that changes: after an UNAUTHENTICATED or a FORBIDDEN error the
 * viewer is read again. Menu and buttons follow, and `RequireStaff` redirects to the sign-in page where nobody is signed in.
 * The error alone does not say so: it may answer a request that was sent before the sign-in.
 */
export function handleRefusals(client: ApolloClient): void {
  const watch = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const isRefused = error.errors.some(({ extensions }) => REFUSALS.includes(extensions?.code));
    if (isRefused) void readViewerAgain(client);
  });
  client.setLink(ApolloLink.from([watch, client.link]));
}
