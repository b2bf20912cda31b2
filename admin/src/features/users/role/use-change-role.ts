import { useMutation } from '@apollo/client/react';
import { getErrorText } from '../../../app/operation-error.ts';
import type { ChangeRoleInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const ChangeRoleDocument = graphql(`
  mutation ChangeRole($input: ChangeRoleInput!) {
    changeRole(input: $input) {
      ... on RoleChanged {
        message
        user {
          id
          role
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
export function useChangeRole() {
  const [run, { loading }] = useMutation(ChangeRoleDocument);

  async function changeRole(input: ChangeRoleInput): Promise<RoleOutcome> {
    const { data } = await run({ variables: { input }, refetchQueries: ['Staff'], awaitRefetchQueries: true });
    const result = data?.changeRole;
    // A refusal has a message as well.
    if (result && 'user' in result) return { done: true, message: result.message };
    return { done: false, message: getErrorText(result) };
  }

  return { changeRole, busy: loading };
}
