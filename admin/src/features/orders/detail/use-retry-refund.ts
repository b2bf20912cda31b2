import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const RetryRefundDocument = graphql(`
  mutation RetryRefund($input: RetryRefundInput!) {
    retryRefund(input: $input) {
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

/** Has a refused refund tried again. Resolves to why that was refused, or null. Rejects when no answer came. */
export function useRetryRefund(orderNumber: string) {
  const [run, { loading }] = useMutation(RetryRefundDocument);

  async function retry(): Promise<string | null> {
    const { data } = await run({ variables: { input: { orderNumber } } });
    return findErrorText(data?.retryRefund);
  }

  return { retry, busy: loading };
}
