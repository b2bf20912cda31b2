import { useMutation } from '@apollo/client/react';
import { getErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const SendReceiptDocument = graphql(`
  mutation SendReceipt($input: SendReceiptInput!) {
    sendReceipt(input: $input) {
      ... on ReceiptSent {
        email
      }
      ...OperationError_UserError
    }
  }
`);

/** Sends the buyer a receipt, and answers to which address. Rejects when no answer came. */
export function useSendReceipt(orderNumber: string) {
  const [run, { loading }] = useMutation(SendReceiptDocument);

  async function sendReceipt(): Promise<{ readonly email: string } | { readonly message: string }> {
    const { data } = await run({ variables: { input: { orderNumber } } });
    const result = data?.sendReceipt;
    return result && 'email' in result ? result : { message: getErrorText(result) };
  }

  return { sendReceipt, busy: loading };
}
