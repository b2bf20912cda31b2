import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../../../gql/index.ts';

/** The fields that an edit changes on the screen. Other documents refer to the fragment by its name. */
graphql(`
  fragment EditedOrder_Order on Order {
    ...OrderCustomer_Order
    ...OrderEdits_Order
    ...OrderLines_Order
    ...OrderPayment_Order
    ...OrderRefunds_Order
    ...OrderTracking_Order
    ...PaymentRequests_Order
  }
`);

const EditOrderDocument = graphql(`
  mutation EditOrder($input: EditOrderInput!) {
    editOrder(input: $input) {
      __typename
      ... on OrderEdited { order { id ...EditedOrder_Order } }
      ... on OrderEditProposed { order { id ...EditedOrder_Order } }
      ... on OrderEditTotalChanges { totalBefore { amount currency } totalAfter { amount currency } }
      ... on OrderAddressSuggested { suggestion { firstName lastName address apt city state zipCode } }
      ... on OrderConflictError { order { id ...EditDestination_Order ...EditedOrder_Order } }
      ...OperationError_UserError
    }
  }
`);

const EditOrderLinesDocument = graphql(`
  mutation EditOrderLines($input: EditOrderLinesInput!) {
    editOrderLines(input: $input) {
      ... on OrderEdited { order { id ...EditedOrder_Order } }
      ... on OrderEditProposed { order { id ...EditedOrder_Order } }
      ... on OrderEditTotalChanges { totalAfter { amount } }
      ... on OrderConflictError { order { id ...EditLines_Order ...EditedOrder_Order } }
      ...OperationError_UserError
    }
  }
`);

export const useEditOrder = () => useSend(EditOrderDocument);
export const useEditOrderLines = () => useSend(EditOrderLinesDocument);
