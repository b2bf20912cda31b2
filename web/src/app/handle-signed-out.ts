import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { ViewerDocument } from './use-viewer.ts';

const noticing = new WeakSet<ApolloClient>();

/**
 * A session can end while a page is open, in another tab or on another device. An answer with `UNAUTHENTICATED` removes
 * the viewer from the cache, and the frame of the account leads to the sign-in page.
 */
export function handleSignedOut(client: ApolloClient): void {
  if (noticing.has(client)) return;
  noticing.add(client);
  const watch = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    if (!error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) return;
    client.writeQuery({ query: ViewerDocument, data: { visitor: { __typename: 'Visitor', viewer: null } } });
  });
  client.setLink(ApolloLink.from([watch, client.link]));
}
