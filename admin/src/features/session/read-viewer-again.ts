import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from '../../app/viewer.ts';
import { mutationsAnswered } from './running-mutations.ts';

/**
 * Asks who is signed in and what they may do. Without an answer all stays as it is: the server decides anyway. Waits for
 * mutations: one of them may exchange the session, and before its answer is here the browser still sends the former one.
 */
export async function readViewerAgain(client: ApolloClient): Promise<void> {
  await mutationsAnswered();
  await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => {});
}
