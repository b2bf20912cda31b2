import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const UpdateDraftOrderDocument = graphql(`
  mutation UpdateDraftOrder($input: UpdateDraftOrderInput!) {
    updateDraftOrder(input: $input) {
      ... on DraftOrder { id version ...DraftOrder_DraftOrder }
      ...OperationError_UserError
    }
  }
`);

const SendDraftOrderDocument = graphql(`
  mutation SendDraftOrder($input: SendDraftOrderInput!) {
    sendDraftOrder(input: $input) {
      ... on DraftOrderSent { draftOrder { id ...DraftOrder_DraftOrder } order { id number } }
      ... on DraftOrderTotalChanged {
        amounts { total { amount currency } }
      }
      ... on DraftOrderMemberFound { userId name }
      ... on DraftOrderAddressSuggested { suggestion { firstName lastName address apt city state zipCode } }
      ... on InsufficientStockError { shortages { productId title requested available } }
      ...OperationError_UserError
    }
  }
`);

const SendDraftOrderLinkDocument = graphql(`
  mutation SendDraftOrderLink($input: SendDraftOrderLinkInput!) {
    sendDraftOrderLink(input: $input) {
      ... on DraftOrder { id email }
      ...OperationError_UserError
    }
  }
`);

const CancelDraftOrderDocument = graphql(`
  mutation CancelDraftOrder($input: CancelDraftOrderInput!) {
    cancelDraftOrder(input: $input) {
      ... on DraftOrder { id ...DraftOrder_DraftOrder }
      ...OperationError_UserError
    }
  }
`);

export const useUpdateDraftOrder = () => useSend(UpdateDraftOrderDocument);
export const useSendDraftOrder = () => useSend(SendDraftOrderDocument);
export const useSendDraftOrderLink = () => useSend(SendDraftOrderLinkDocument);
export const useCancelDraftOrder = () => useSend(CancelDraftOrderDocument);
