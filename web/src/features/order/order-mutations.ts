import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const BuyAgainDocument = graphql(`
  mutation BuyAgain($input: BuyAgainInput!) {
    buyAgain(input: $input) {
      ... on BoughtAgain { productCount problems { productId title message } cart { id itemCount } }
      ...OperationError_UserError
    }
  }
`);

const EditOwnOrderDocument = graphql(`
  mutation EditOwnOrder($input: EditOwnOrderInput!) {
    editOwnOrder(input: $input) {
      ... on OrderEdited { order { id ...OrderView_Order } }
      ... on OrderEditProposed { paymentToken order { id ...OrderView_Order } }
      ... on OrderEditTotalChanges { totalBefore { amount currency } totalAfter { amount currency } }
      ... on OrderAddressSuggested { suggestion { firstName lastName address apt city state zipCode } }
      ... on OrderConflictError { order { id ...EditDestination_Order ...OrderView_Order } }
      ...OperationError_UserError
    }
  }
`);

const CancelOwnPaymentRequestDocument = graphql(`
  mutation CancelOwnPaymentRequest($input: CancelOwnPaymentRequestInput!) {
    cancelOwnPaymentRequest(input: $input) {
      ... on OrderUpdated { order { id ...OrderView_Order } }
      ... on OrderConflictError { order { id ...OrderView_Order } }
      ...OperationError_UserError
    }
  }
`);

/** Each result contains the current order, also if another person was faster. */
graphql(`
  fragment OwnOrderStep_UpdateOrderResult on UpdateOrderResult {
    ... on OrderUpdated { order { id ...OrderView_Order } }
    ... on OrderConflictError { order { id ...OrderView_Order } }
    ...OperationError_UserError
  }
`);

const CancelOrderDocument = graphql(`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) { ...OwnOrderStep_UpdateOrderResult }
  }
`);

const UpdateRefundAccountDocument = graphql(`
  mutation UpdateRefundAccount($input: UpdateRefundAccountInput!) {
    updateRefundAccount(input: $input) { ...OwnOrderStep_UpdateOrderResult }
  }
`);

/** The cart is refetched by the name of its query: its fragments stay in the code of the first view. */
export const useBuyAgain = () => useSend(BuyAgainDocument, { refetchQueries: ['Cart'] });
export const useEditOwnOrder = () => useSend(EditOwnOrderDocument);
export const useCancelOwnPaymentRequest = () => useSend(CancelOwnPaymentRequestDocument);
export const useCancelOrder = () => useSend(CancelOrderDocument);
export const useUpdateRefundAccount = () => useSend(UpdateRefundAccountDocument);
