import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../../../gql/index.ts';

const RequestRefundDocument = graphql(`
  mutation RequestRefund($input: RequestRefundInput!) {
    requestRefund(input: $input) {
      ... on RefundRequested { order { id ...RefundedOrder_Order } }
      ... on OrderConflictError { order { id ...RefundedOrder_Order } }
      ...OperationError_UserError
    }
  }
`);

const RecordRefundSentDocument = graphql(`
  mutation RecordRefundSent($input: RecordRefundSentInput!) {
    recordRefundSent(input: $input) {
      ... on OrderUpdated { order { id ...RefundedOrder_Order } }
      ...OperationError_UserError
    }
  }
`);

const CancelRefundDocument = graphql(`
  mutation CancelRefund($input: CancelRefundInput!) {
    cancelRefund(input: $input) {
      ... on OrderUpdated { order { id ...RefundedOrder_Order } }
      ...OperationError_UserError
    }
  }
`);

const RetryFailedRefundDocument = graphql(`
  mutation RetryFailedRefund($input: RetryFailedRefundInput!) {
    retryFailedRefund(input: $input) {
      ... on OrderUpdated { order { id ...RefundedOrder_Order } }
      ...OperationError_UserError
    }
  }
`);

const SettleFailedRefundDocument = graphql(`
  mutation SettleFailedRefund($input: SettleFailedRefundInput!) {
    settleFailedRefund(input: $input) {
      ... on OrderStaffDetailsUpdated {
        file { orderNumber ...OrderReversals_OrderStaffDetails activity { id ...AuditEntries_AuditEntry } }
      }
      ...OperationError_UserError
    }
  }
`);

const RetryRefundDocument = graphql(`
  mutation RetryRefund($input: RetryRefundInput!) {
    retryRefund(input: $input) {
      ... on OrderUpdated { order { id ...OrderPayment_Order } }
      ...OperationError_UserError
    }
  }
`);

const SettleRefundDocument = graphql(`
  mutation SettleRefund($input: SettleRefundInput!) {
    settleRefund(input: $input) {
      ... on OrderUpdated {
        order { id ...OrderRow_Order ...OrderPayment_Order ...OrderRefunds_Order ...OrderActions_Order }
      }
      ...OperationError_UserError
    }
  }
`);

const RecordRefundAccountDocument = graphql(`
  mutation RecordRefundAccount($input: RecordRefundAccountInput!) {
    recordRefundAccount(input: $input) {
      ... on OrderUpdated { order { id ...OrderPayment_Order ...OrderRefunds_Order } }
      ...OperationError_UserError
    }
  }
`);

const RevealRefundAccountDocument = graphql(`
  mutation RevealRefundAccount($input: RevealRefundAccountInput!) {
    revealRefundAccount(input: $input) {
      ... on RefundAccountShown { bankName accountNumber holderName }
      ...OperationError_UserError
    }
  }
`);

export const useRequestRefund = () => useSend(RequestRefundDocument);
export const useRecordRefundSent = () => useSend(RecordRefundSentDocument);
export const useCancelRefund = () => useSend(CancelRefundDocument);
export const useRetryFailedRefund = () => useSend(RetryFailedRefundDocument);
export const useSettleFailedRefund = () => useSend(SettleFailedRefundDocument);
/** This mutation and the next two are for the refund of a cancelled bank transfer. */
export const useRetryRefund = () => useSend(RetryRefundDocument);
export const useSettleRefund = () => useSend(SettleRefundDocument);
export const useRecordRefundAccount = () => useSend(RecordRefundAccountDocument);
/** The server logs the access. The cache must not keep the account: leaving the page discards it. */
export const useRevealRefundAccount = () => useSend(RevealRefundAccountDocument, { fetchPolicy: 'no-cache' });
