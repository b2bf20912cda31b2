import { useMutation } from '@apollo/client/react';
import { getErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const RevealPassCodeDocument = graphql(`
  mutation RevealPassCode($input: RevealPassCodeInput!) {
    revealPassCode(input: $input) {
      ... on PassCodeShown {
        passCode
      }
      ...OperationError_UserError
    }
  }
`);

/** Reads the pass code of a guest's order, which the server logs. Rejects when no answer came. */
export function useRevealPassCode(orderNumber: string) {
  // The cache must not keep the code: leaving the page forgets it.
  const [run, { loading }] = useMutation(RevealPassCodeDocument, { fetchPolicy: 'no-cache' });

  async function reveal(): Promise<{ readonly passCode: string } | { readonly message: string }> {
    const { data } = await run({ variables: { input: { orderNumber } } });
    const result = data?.revealPassCode;
    return result && 'passCode' in result ? result : { message: getErrorText(result) };
  }

  return { reveal, busy: loading };
}
