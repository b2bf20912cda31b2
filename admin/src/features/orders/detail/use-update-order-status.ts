import { useMutation } from '@apollo/client/react';
import type { OrderStatus } from '@eunbit/schema/order';
import type { UpdateOrderStatusInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** Selects all that a change touches, so that the open order and its row in a list follow by themselves. */
const UpdateOrderStatusDocument = graphql(`
  mutation UpdateOrderStatus($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) {
      ... on OrderUpdated {
        order {
          id
          status
          ...OrderRow_Order
          ...OrderTimeline_Order
          ...OrderStatusPanel_Order
          ...OrderTracking_Order
          ...OrderPayment_Order
        }
      }
      ... on UserError {
        code
        message
      }
      ... on ValidationError {
        fieldErrors {
          path
          message
        }
      }
      ... on OrderConflictError {
        order {
          id
          status
          ...OrderRow_Order
          ...OrderTimeline_Order
          ...OrderStatusPanel_Order
          ...OrderTracking_Order
          ...OrderPayment_Order
        }
      }
    }
  }
`);

export type StatusOutcome =
  | { readonly kind: 'done' }
  /** Somebody else was faster; `status` is what the order has now. */
  | { readonly kind: 'conflict'; readonly message: string; readonly status: OrderStatus }
  | { readonly kind: 'refused'; readonly message: string };

/** Moves an order on. Rejects when no answer came. */
export function useUpdateOrderStatus() {
  const [run, { loading }] = useMutation(UpdateOrderStatusDocument);

  async function updateOrderStatus(input: UpdateOrderStatusInput): Promise<StatusOutcome> {
    const { data } = await run({ variables: { input } });
    const result = data?.updateOrderStatus;
    if (!result) throw new Error('the answer holds no result');
    if (!('code' in result)) return { kind: 'done' };
    if ('order' in result) return { kind: 'conflict', message: result.message, status: result.order.status };
    const field = 'fieldErrors' in result ? result.fieldErrors[0] : undefined;
    return { kind: 'refused', message: field?.message ?? result.message };
  }

  return { updateOrderStatus, busy: loading };
}
