import { useMutation } from '@apollo/client/react';
import { getErrorText } from '../../../app/operation-error.ts';
import type { UpdateUserRoleInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const UpdateUserRoleDocument = graphql(`
  mutation UpdateUserRole($input: UpdateUserRoleInput!) {
    updateUserRole(input: $input) {
      ... on RoleChanged {
        message
        user {
          id
          role
          staffRole {
            id
            name
          }
          nextRoles
          viewerCanBlock
        }
      }
      ...OperationError_UserError
    }
  }
`);

export interface RoleOutcome {
  readonly done: boolean;
  /** The server's message for either outcome. */
  readonly message: string;
}

/** Gives somebody another role. Rejects when no answer came. */
export function useUpdateUserRole() {
  const [run, { loading }] = useMutation(UpdateUserRoleDocument);

  async function updateUserRole(input: UpdateUserRoleInput): Promise<RoleOutcome> {
    const { data } = await run({ variables: { input }, refetchQueries: ['Staff'], awaitRefetchQueries: true });
    const result = data?.updateUserRole;
    // A refusal has a message as well.
    if (result && 'user' in result) return { done: true, message: result.message };
    return { done: false, message: getErrorText(result) };
  }

  return { updateUserRole, busy: loading };
}
