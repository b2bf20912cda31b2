import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../../gql/index.ts';

const CorrectOrderStatusDocument = graphql(`
  mutation CorrectOrderStatus($input: CorrectOrderStatusInput!) {
    correctOrderStatus(input: $input) {
      ... on OrderUpdated { order { id ...MovedOrder_Order } }
      ...OperationError_UserError
      ... on OrderConflictError { order { id ...MovedOrder_Order } }
    }
  }
`);

const RevealPassCodeDocument = graphql(`
  mutation RevealPassCode($input: RevealPassCodeInput!) {
    revealPassCode(input: $input) {
      ... on PassCodeShown { passCode }
      ...OperationError_UserError
    }
  }
`);

const CreateOrderNoteDocument = graphql(`
  mutation CreateOrderNote($input: CreateOrderNoteInput!) {
    createOrderNote(input: $input) {
      ... on OrderStaffDetailsUpdated { file { orderNumber } }
      ...OperationError_UserError
    }
  }
`);

export const useCorrectStatus = () => useSend(CorrectOrderStatusDocument);
/** The server logs the access. The cache must not keep the code: leaving the page discards it. */
export const useRevealPassCode = () => useSend(RevealPassCodeDocument, { fetchPolicy: 'no-cache' });
export const useCreateOrderNote = () =>
  useSend(CreateOrderNoteDocument, { once: true, refetchQueries: ['OrderTimeline'] });
