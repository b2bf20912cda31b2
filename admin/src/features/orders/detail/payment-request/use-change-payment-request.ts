import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../../app/operation-error.ts';
import { graphql } from '../../../../gql/index.ts';

const CancelPaymentRequestDocument = graphql(`
  mutation CancelPaymentRequest($input: CancelPaymentRequestInput!) {
    cancelPaymentRequest(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...PaymentRequests_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

const SendPaymentRequestDocument = graphql(`
  mutation SendPaymentRequest($input: SendPaymentRequestInput!) {
    sendPaymentRequest(input: $input) {
      ... on PaymentRequestResent {
        email
      }
      ...OperationError_UserError
    }
  }
`);

/** What staff do with an open payment request. Each resolves to why it was refused, or null; rejects when no answer came. */
export function useChangePaymentRequest(orderNumber: string, requestId: string) {
  const variables = { input: { orderNumber, requestId } };
  const [cancel, cancelling] = useMutation(CancelPaymentRequestDocument, { variables });
  const [resend, resending] = useMutation(SendPaymentRequestDocument, { variables });
  return {
    cancel: async () => findErrorText((await cancel()).data?.cancelPaymentRequest),
    resend: async () => findErrorText((await resend()).data?.sendPaymentRequest),
    busy: cancelling.loading || resending.loading,
  };
}
