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

/** Which field a refusal belongs to, in the server's words. */
export interface CodeProblem {
  readonly field: 'code' | 'password';
  readonly text: string;
}

/** Sets the role change PIN. Answers what is wrong, null when it is done; rejects without an answer. */
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
