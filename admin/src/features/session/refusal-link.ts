import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { ViewerDocument } from '../../app/viewer.ts';
import { readViewerAgain } from './read-viewer-again.ts';

/**
 * Handles a session that ends while a page is open, and a role that changes. An UNAUTHENTICATED error removes the viewer
 * from the cache, and `RequireStaff` then redirects to the sign-in page; after a FORBIDDEN one the viewer is read again, and
 * menu and buttons follow.
 */
export function handleRefusals(client: ApolloClient): void {
  const watch = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const codes = error.errors.map(({ extensions }) => extensions?.code);
    if (codes.includes('UNAUTHENTICATED')) {
      client.writeQuery({ query: ViewerDocument, data: { visitor: { __typename: 'Visitor', viewer: null } } });
    } else if (codes.includes('FORBIDDEN')) {
      readViewerAgain(client);
    }
  });
  client.setLink(ApolloLink.from([watch, client.link]));
}
