import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { readViewerAgain } from './read-viewer-again.ts';

const REFUSALS: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

/**
 * Handles a session that ends while a page is open, and a role that changes: after an UNAUTHENTICATED or a FORBIDDEN error the
 * viewer is refetched. Menu and buttons follow, and `RequireStaff` redirects to the sign-in page if nobody is signed in. The
 * error alone is not enough: it may belong to a request that was sent before the sign-in.
 */
export function handleRefusals(client: ApolloClient): void {
  const watch = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const isRefused = error.errors.some(({ extensions }) => REFUSALS.includes(extensions?.code));
    if (isRefused) void readViewerAgain(client);
  });
  client.setLink(ApolloLink.from([watch, client.link]));
}
