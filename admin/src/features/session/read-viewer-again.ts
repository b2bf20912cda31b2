import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from '../../app/viewer.ts';
import { mutationsAnswered } from './running-mutations.ts';

/**
 * Refetches the viewer and their permissions. If the server does not respond, nothing changes: the server checks permissions
 * anyway. Waits for mutations: one of them may exchange the session, and until its response arrives the browser still sends the
 * old one.
 */
export async function readViewerAgain(client: ApolloClient): Promise<void> {
  await mutationsAnswered();
  await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => {});
}
