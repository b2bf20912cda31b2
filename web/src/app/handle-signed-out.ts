import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { ViewerDocument } from './use-viewer.ts';

const noticing = new WeakSet<ApolloClient>();

/**
 * A session can end while a page is open, in another tab or on another device. After a response with `UNAUTHENTICATED` the client
 * queries the viewer; if nobody is signed in, the frame of the account redirects to the sign-in page. The query is needed because
 * the response may belong to a request of a former session: a new password replaces the session.
 */
export function handleSignedOut(client: ApolloClient): void {
  if (noticing.has(client)) return;
  noticing.add(client);
  const watch = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    if (!error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) return;
    void client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => {});
  });
  client.setLink(ApolloLink.from([watch, client.link]));
}
