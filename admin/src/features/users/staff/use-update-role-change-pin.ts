import { useMutation } from '@apollo/client/react';
import { findOperationError, toErrorText } from '../../../app/operation-error.ts';
import type { UpdateRoleChangePinInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const UpdateRoleChangePinDocument = graphql(`
  mutation UpdateRoleChangePin($input: UpdateRoleChangePinInput!) {
    updateRoleChangePin(input: $input) {
      ... on RoleChangePinSet {
        roleChangePin {
          isSet
          lockedUntil
          viewerCanSet
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** The server's message and the field that it belongs to. */
export interface CodeProblem {
  readonly field: 'code' | 'password';
  readonly text: string;
}

/** Sets the role change PIN. Resolves to what is wrong, or null. Rejects when no answer came. */
export function useUpdateRoleChangePin() {
  const [run, { loading }] = useMutation(UpdateRoleChangePinDocument);

  async function updateRoleChangePin(input: UpdateRoleChangePinInput): Promise<CodeProblem | null> {
    const { data } = await run({ variables: { input }, refetchQueries: ['Staff'], awaitRefetchQueries: true });
    const operationError = findOperationError(data?.updateRoleChangePin);
    return (
      operationError && {
        field: operationError.fieldErrors?.[0] ? 'code' : 'password',
        text: toErrorText(operationError),
      }
    );
  }

  return { updateRoleChangePin, busy: loading };
}
