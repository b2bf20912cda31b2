import { useSend } from '@eunbit/ui/use-send';
import type { UpdateOrderStatusInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useUndo } from '../undo/undo-context.ts';

/** Everything that a change affects, so that the cache updates the open order and its row in a list. Other documents refer to it. */
graphql(`
  fragment MovedOrder_Order on Order {
    ...OrderRow_Order
    ...OrderTimeline_Order
    ...OrderActions_Order
    ...OrderTracking_Order
    ...OrderPayment_Order
  }
`);

const UpdateOrderStatusDocument = graphql(`
  mutation UpdateOrderStatus($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) {
      ... on OrderUpdated { order { id status undoableChange { id status secondsLeft } ...MovedOrder_Order } }
      ...OperationError_UserError
      ... on OrderConflictError { order { id status ...MovedOrder_Order } }
    }
  }
`);

/** Changes the status of an order, and offers to undo it. */
export function useUpdateOrderStatus() {
  const { send, busy } = useSend(UpdateOrderStatusDocument);
  const { offer } = useUndo();

  async function updateOrderStatus(input: UpdateOrderStatusInput) {
    const sent = await send(input);
    if (sent.problem) return sent;
    const { undoableChange } = sent.answer.order;
    if (undoableChange) offer(undoableChange.id, [{ ...undoableChange, orderNumber: input.orderNumber }]);
    return sent;
  }

  return { updateOrderStatus, busy };
}
