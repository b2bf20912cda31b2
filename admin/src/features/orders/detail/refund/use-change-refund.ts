import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../../app/operation-error.ts';
import { graphql } from '../../../../gql/index.ts';

const RecordRefundSentDocument = graphql(`
  mutation RecordRefundSent($input: RecordRefundSentInput!) {
    recordRefundSent(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...RefundedOrder_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

const CancelRefundDocument = graphql(`
  mutation CancelRefund($input: CancelRefundInput!) {
    cancelRefund(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...RefundedOrder_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

const RetryFailedRefundDocument = graphql(`
  mutation RetryFailedRefund($input: RetryFailedRefundInput!) {
    retryFailedRefund(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...RefundedOrder_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** What staff do with a refund. Each resolves to why it was refused, or null, and rejects when no answer came. */
export function useChangeRefund(orderNumber: string, refundId: string) {
  const variables = { input: { orderNumber, refundId } };
  const [send, sending] = useMutation(RecordRefundSentDocument, { variables });
  const [cancel, cancelling] = useMutation(CancelRefundDocument, { variables });
  const [retry, retrying] = useMutation(RetryFailedRefundDocument, { variables });
  return {
    recordSent: async () => findErrorText((await send()).data?.recordRefundSent),
    cancel: async () => findErrorText((await cancel()).data?.cancelRefund),
    retry: async () => findErrorText((await retry()).data?.retryFailedRefund),
    busy: sending.loading || cancelling.loading || retrying.loading,
  };
}
