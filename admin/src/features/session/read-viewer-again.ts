import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from '../../app/viewer.ts';

/** Asks who is signed in and what they may do. Without an answer all stays as it is: the server decides anyway. */
export function readViewerAgain(client: ApolloClient): void {
  void client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => {});
}
