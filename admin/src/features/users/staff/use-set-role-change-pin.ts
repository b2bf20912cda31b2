import { useMutation } from '@apollo/client/react';
import { findOperationError, toErrorText } from '../../../app/operation-error.ts';
import type { SetRoleChangePinInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const SetRoleChangePinDocument = graphql(`
  mutation SetRoleChangePin($input: SetRoleChangePinInput!) {
    setRoleChangePin(input: $input) {
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
export function useSetRoleChangePin() {
  const [run, { loading }] = useMutation(SetRoleChangePinDocument);

  async function setRoleChangePin(input: SetRoleChangePinInput): Promise<CodeProblem | null> {
    const { data } = await run({ variables: { input }, refetchQueries: ['Staff'], awaitRefetchQueries: true });
    const operationError = findOperationError(data?.setRoleChangePin);
    return (
      operationError && {
        field: operationError.fieldErrors?.[0] ? 'code' : 'password',
        text: toErrorText(operationError),
      }
    );
  }

  return { setRoleChangePin, busy: loading };
}
