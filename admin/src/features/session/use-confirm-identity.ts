import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import type { ConfirmIdentityInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const ConfirmIdentityDocument = graphql(`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      ... on IdentityConfirmed {
        signInStatus {
          isConfirmationDue
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Proves again who uses the session. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useConfirmIdentity() {
  const [run] = useMutation(ConfirmIdentityDocument);
  return async function confirmIdentity(input: ConfirmIdentityInput): Promise<string | null> {
    const { data } = await run({ variables: { input } });
    return findErrorText(data?.confirmIdentity);
  };
}
