import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { ViewerDocument } from './use-viewer.ts';

const noticing = new WeakSet<ApolloClient>();

/**
 * A session can end while a page is open, in another tab or on another device. After an answer with `UNAUTHENTICATED` the
 * client asks who is signed in; where nobody is, the frame of the account leads to the sign-in page. It asks because the
 * answer may be to a request of a former session: a new password exchanges the session.
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
