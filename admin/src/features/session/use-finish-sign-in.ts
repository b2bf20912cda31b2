import { useApolloClient } from '@apollo/client/react';
import { notifySessionChange } from '@eunbit/ui/session-change';
import { NO_ANSWER, type Outcome, useSend } from '@eunbit/ui/use-send';
import { ViewerDocument } from '../../app/viewer.ts';
import type { ConfirmIdentityInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const FinishSignInDocument = graphql(`
  mutation FinishSignIn($input: FinishSignInInput!) {
    finishSignIn(input: $input) {
      ... on Viewer { id }
      ...OperationError_UserError
    }
  }
`);

/** The second step of a sign-in. */
export function useFinishSignIn() {
  const client = useApolloClient();
  const { send } = useSend(FinishSignInDocument);
  return async function finishSignIn(input: ConfirmIdentityInput): Promise<Outcome> {
    const finished = await send(input);
    if (finished.problem) return finished;
    notifySessionChange();
    const viewer = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => null);
    return { problem: viewer ? null : NO_ANSWER };
  };
}
