import { useMutation } from '@apollo/client/react';
import { getErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const RevealCashReceiptDocument = graphql(`
  mutation RevealCashReceiptNumber($input: RevealCashReceiptNumberInput!) {
    revealCashReceiptNumber(input: $input) {
      ... on CashReceiptNumberShown {
        number
      }
      ...OperationError_UserError
    }
  }
`);

/** Reads the whole number that a cash receipt is for, which the server logs. Rejects when no answer came. */
export function useRevealCashReceiptNumber(orderNumber: string) {
  // The cache must not keep the number: leaving the page forgets it.
  const [run, { loading }] = useMutation(RevealCashReceiptDocument, { fetchPolicy: 'no-cache' });

  async function reveal(): Promise<{ readonly number: string } | { readonly message: string }> {
    const { data } = await run({ variables: { input: { orderNumber } } });
    const result = data?.revealCashReceiptNumber;
    return result && 'number' in result ? result : { message: getErrorText(result) };
  }

  return { reveal, busy: loading };
}
