import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const RetryCashReceiptDocument = graphql(`
  mutation RetryCashReceipt($input: RetryCashReceiptInput!) {
    retryCashReceipt(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderPayment_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Has the provider asked again for a receipt. Resolves to why that was refused, or null. Rejects when no answer came. */
export function useRetryCashReceipt(orderNumber: string) {
  const [run, { loading }] = useMutation(RetryCashReceiptDocument);

  async function retry(): Promise<string | null> {
    const { data } = await run({ variables: { input: { orderNumber } } });
    return findErrorText(data?.retryCashReceipt);
  }

  return { retry, busy: loading };
}
