import { useApolloClient, useMutation } from '@apollo/client/react';
import { notifySessionChange } from '@eunbit/ui/session-change';
import { findErrorText } from '../../app/operation-error.ts';
import { ViewerDocument } from '../../app/viewer.ts';
import type { ConfirmIdentityInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const FinishSignInDocument = graphql(`
  mutation FinishSignIn($input: FinishSignInInput!) {
    finishSignIn(input: $input) {
      ... on SignedIn {
        viewer {
          id
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** The second step of a sign-in. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useFinishSignIn() {
  const client = useApolloClient();
  const [run] = useMutation(FinishSignInDocument);
  return async function finishSignIn(input: ConfirmIdentityInput): Promise<string | null> {
    const { data } = await run({ variables: { input } });
    const refusal = findErrorText(data?.finishSignIn);
    if (refusal !== null) return refusal;
    notifySessionChange();
    await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    return null;
  };
}
