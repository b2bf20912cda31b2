import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../../gql/index.ts';

const RecordCashReceiptDocument = graphql(`
  mutation RecordCashReceipt($input: RecordCashReceiptInput!) {
    recordCashReceipt(input: $input) {
      ... on OrderUpdated { order { id ...OrderPayment_Order } }
      ...OperationError_UserError
      ... on OrderConflictError { order { id ...OrderPayment_Order } }
    }
  }
`);

const RetryCashReceiptDocument = graphql(`
  mutation RetryCashReceipt($input: RetryCashReceiptInput!) {
    retryCashReceipt(input: $input) {
      ... on OrderUpdated { order { id ...OrderPayment_Order } }
      ...OperationError_UserError
    }
  }
`);

const RevealCashReceiptDocument = graphql(`
  mutation RevealCashReceiptNumber($input: RevealCashReceiptNumberInput!) {
    revealCashReceiptNumber(input: $input) {
      ... on CashReceiptNumberShown { number }
      ...OperationError_UserError
    }
  }
`);

const SendReceiptDocument = graphql(`
  mutation SendReceipt($input: SendReceiptInput!) {
    sendReceipt(input: $input) {
      ... on ReceiptSent { email }
      ...OperationError_UserError
    }
  }
`);

const CancelPaymentRequestDocument = graphql(`
  mutation CancelPaymentRequest($input: CancelPaymentRequestInput!) {
    cancelPaymentRequest(input: $input) {
      ... on OrderUpdated { order { id ...PaymentRequests_Order } }
      ...OperationError_UserError
    }
  }
`);

const SendPaymentRequestDocument = graphql(`
  mutation SendPaymentRequest($input: SendPaymentRequestInput!) {
    sendPaymentRequest(input: $input) {
      ... on PaymentRequestResent { email }
      ...OperationError_UserError
    }
  }
`);

const RecordDepositDocument = graphql(`
  mutation RecordDeposit($input: RecordDepositInput!) {
    recordDeposit(input: $input) {
      ... on OrderUpdated { order { id ...OrderRow_Order ...OrderPayment_Order } }
      ... on OrderConflictError { order { id ...OrderPayment_Order } }
      ...OperationError_UserError
    }
  }
`);

const RemoveDepositDocument = graphql(`
  mutation RemoveDeposit($input: RemoveDepositInput!) {
    removeDeposit(input: $input) {
      ... on OrderUpdated { order { id ...OrderRow_Order ...OrderPayment_Order } }
      ...OperationError_UserError
    }
  }
`);

const RequestDepositRestDocument = graphql(`
  mutation RequestDepositRest($input: RequestDepositRestInput!) {
    requestDepositRest(input: $input) {
      ... on DepositRestRequested { email }
      ...OperationError_UserError
    }
  }
`);

const UpdatePaymentDueDocument = graphql(`
  mutation UpdatePaymentDue($input: UpdatePaymentDueInput!) {
    updatePaymentDue(input: $input) {
      ... on OrderUpdated { order { id ...OrderPayment_Order } }
      ...OperationError_UserError
    }
  }
`);

/** If a colleague was first, the cache gets their record. */
export const useRecordCashReceipt = () => useSend(RecordCashReceiptDocument);
export const useRetryCashReceipt = () => useSend(RetryCashReceiptDocument);
/** The server logs the access. The cache must not keep the number: leaving the page discards it. */
export const useRevealCashReceiptNumber = () => useSend(RevealCashReceiptDocument, { fetchPolicy: 'no-cache' });
export const useSendReceipt = () => useSend(SendReceiptDocument);
export const useCancelPaymentRequest = () => useSend(CancelPaymentRequestDocument);
export const useSendPaymentRequest = () => useSend(SendPaymentRequestDocument);
export const useRecordDeposit = () => useSend(RecordDepositDocument, { once: true });
export const useRemoveDeposit = () => useSend(RemoveDepositDocument);
export const useRequestDepositRest = () => useSend(RequestDepositRestDocument);
export const useUpdatePaymentDue = () => useSend(UpdatePaymentDueDocument);
