import { useMutation } from '@apollo/client/react';
import type { OrderStatus } from '@eunbit/schema/order';
import { getErrorText } from '../../../app/operation-error.ts';
import type { UpdateOrderStatusInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useUndo } from '../undo/undo-context.ts';

/** Selects all that a change touches, so that the cache updates the open order and its row in a list. */
const UpdateOrderStatusDocument = graphql(`
  mutation UpdateOrderStatus($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) {
      ... on OrderUpdated {
        order {
          id
          status
          undoableChange {
            id
            status
            secondsLeft
          }
          ...OrderRow_Order
          ...OrderTimeline_Order
          ...OrderActions_Order
          ...OrderTracking_Order
          ...OrderPayment_Order
        }
      }
      ...OperationError_UserError
      ... on OrderConflictError {
        order {
          id
          status
          ...OrderRow_Order
          ...OrderTimeline_Order
          ...OrderActions_Order
          ...OrderTracking_Order
          ...OrderPayment_Order
        }
      }
    }
  }
`);

export type StatusOutcome =
  | { readonly kind: 'done'; readonly isUndoable: boolean }
  /** Somebody else was faster; `status` is the order's present status. */
  | { readonly kind: 'conflict'; readonly message: string; readonly status: OrderStatus }
  | { readonly kind: 'refused'; readonly message: string };

/** Changes the status of an order. Rejects when no answer came. */
export function useUpdateOrderStatus() {
  const [run, { loading }] = useMutation(UpdateOrderStatusDocument);
  const { offer } = useUndo();

  async function updateOrderStatus(input: UpdateOrderStatusInput): Promise<StatusOutcome> {
    const { data } = await run({ variables: { input } });
    const result = data?.updateOrderStatus;
    if (result?.__typename === 'OrderUpdated') {
      const { undoableChange } = result.order;
      if (undoableChange) offer(undoableChange.id, [{ ...undoableChange, orderNumber: input.orderNumber }]);
      return { kind: 'done', isUndoable: Boolean(undoableChange) };
    }
    const message = getErrorText(result);
    if (result?.__typename === 'OrderConflictError') return { kind: 'conflict', message, status: result.order.status };
    return { kind: 'refused', message };
  }

  return { updateOrderStatus, busy: loading };
}
