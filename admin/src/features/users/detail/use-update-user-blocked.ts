import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import type { UpdateUserBlockedInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const UpdateUserBlockedDocument = graphql(`
  mutation UpdateUserBlocked($input: UpdateUserBlockedInput!) {
    updateUserBlocked(input: $input) {
      ... on UserUpdated {
        user {
          id
          isBlocked
          block {
            at
            reason
          }
        }
      }
      ...OperationError_UserError
    }
  }
`);

/**
 * Blocks an account from writing reviews, or unblocks it. Resolves to why it was refused, or null. Rejects when no
 * answer came.
 */
export function useUpdateUserBlocked() {
  const [run, { loading }] = useMutation(UpdateUserBlockedDocument);

  async function updateUserBlocked(input: UpdateUserBlockedInput): Promise<string | null> {
    const { data } = await run({ variables: { input } });
    return findErrorText(data?.updateUserBlocked);
  }

  return { updateUserBlocked, busy: loading };
}
