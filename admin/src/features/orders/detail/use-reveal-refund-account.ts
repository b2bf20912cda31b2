import { useMutation } from '@apollo/client/react';
import { getErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const RevealRefundAccountDocument = graphql(`
  mutation RevealRefundAccount($input: RevealRefundAccountInput!) {
    revealRefundAccount(input: $input) {
      ... on RefundAccountShown {
        bankName
        accountNumber
        holderName
      }
      ...OperationError_UserError
    }
  }
`);

export interface WholeRefundAccount {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly holderName: string;
}

/** Reads the whole account of a refund, which the server logs. Rejects when no answer came. */
export function useRevealRefundAccount(orderNumber: string) {
  // The cache must not keep the account: leaving the page forgets it.
  const [run, { loading }] = useMutation(RevealRefundAccountDocument, { fetchPolicy: 'no-cache' });

  async function reveal(): Promise<WholeRefundAccount | { readonly message: string }> {
    const { data } = await run({ variables: { input: { orderNumber } } });
    const result = data?.revealRefundAccount;
    return result && 'accountNumber' in result ? result : { message: getErrorText(result) };
  }

  return { reveal, busy: loading };
}
