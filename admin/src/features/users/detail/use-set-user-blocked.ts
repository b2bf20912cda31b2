import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import type { SetUserBlockedInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const SetUserBlockedDocument = graphql(`
  mutation SetUserBlocked($input: SetUserBlockedInput!) {
    setUserBlocked(input: $input) {
      ... on UserUpdated {
        user {
          id
          blocked
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
export function useSetUserBlocked() {
  const [run, { loading }] = useMutation(SetUserBlockedDocument);

  async function setUserBlocked(input: SetUserBlockedInput): Promise<string | null> {
    const { data } = await run({ variables: { input } });
    return findErrorText(data?.setUserBlocked);
  }

  return { setUserBlocked, busy: loading };
}
