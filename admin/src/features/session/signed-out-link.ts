import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { ViewerDocument } from '../../app/viewer.ts';

/**
 * Handles a session that ends while a page is open: an UNAUTHENTICATED error removes the viewer from the cache, and
 * `RequireStaff` then redirects to the sign-in page.
 */
export function handleSignedOut(client: ApolloClient): void {
  const watch = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    if (!error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) return;
    client.writeQuery({ query: ViewerDocument, data: { visitor: { __typename: 'Visitor', viewer: null } } });
  });
  client.setLink(ApolloLink.from([watch, client.link]));
}
