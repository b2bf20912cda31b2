import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const SettleRefundDocument = graphql(`
  mutation SettleRefund($input: SettleRefundInput!) {
    settleRefund(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderRow_Order
          ...OrderPayment_Order
          ...OrderRefunds_Order
          ...OrderActions_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

/**
 * Records that a refund was transferred by hand. Resolves to why it was refused, or null. Rejects when no answer came.
 */
export function useSettleRefund(orderNumber: string) {
  const [run, { loading }] = useMutation(SettleRefundDocument);

  async function settle(): Promise<string | null> {
    const { data } = await run({ variables: { input: { orderNumber } } });
    return findErrorText(data?.settleRefund);
  }

  return { settle, busy: loading };
}
