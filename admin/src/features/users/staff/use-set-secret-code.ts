import { useMutation } from '@apollo/client/react';
import { refusalIn, wordsOf } from '../../../app/refusal.ts';
import type { SetSecretCodeInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const SetSecretCodeDocument = graphql(`
  mutation SetSecretCode($input: SetSecretCodeInput!) {
    setSecretCode(input: $input) {
      ... on SecretCodeSet {
        secretCode {
          isSet
          lockedUntil
          viewerCanSet
        }
      }
      ...Refusal_UserError
    }
  }
`);

/** Which field a refusal belongs to, in the server's words. */
export interface CodeProblem {
  readonly field: 'code' | 'password';
  readonly text: string;
}

/** Sets the secret code. Answers what is wrong, null when it is done; rejects without an answer. */
export function useSetSecretCode() {
  const [run, { loading }] = useMutation(SetSecretCodeDocument);

  async function setSecretCode(input: SetSecretCodeInput): Promise<CodeProblem | null> {
    const { data } = await run({ variables: { input }, refetchQueries: ['Staff'], awaitRefetchQueries: true });
    const refusal = refusalIn(data?.setSecretCode);
    return refusal && { field: refusal.fieldErrors?.[0] ? 'code' : 'password', text: wordsOf(refusal) };
  }

  return { setSecretCode, busy: loading };
}
