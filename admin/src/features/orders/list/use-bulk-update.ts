import { useMutation } from '@apollo/client/react';
import type { OrderStatus } from '@eunbit/schema/order';
import { useState } from 'react';
import { getErrorText } from '../../../app/operation-error.ts';
import type { BulkOutcome, DelayInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useUndo } from '../undo/undo-context.ts';

/** Selects what rows and open orders show, so that the cache updates them. */
const UpdateOrderStatusesDocument = graphql(`
  mutation UpdateOrderStatuses($input: UpdateOrderStatusesInput!) {
    updateOrderStatuses(input: $input) {
      ... on OrdersUpdated {
        orders {
          orderNumber
          outcome
          message
          order {
            id
            pendingChange {
              id
              status
              secondsLeft
            }
            ...OrderRow_Order
            ...OrderTimeline_Order
            ...OrderStatusPanel_Order
          }
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Orders of one request: few enough that the progress is visible and no order waits for long. */
const ORDERS_A_REQUEST = 25;

export interface BulkAnswer {
  readonly orderNumber: string;
  readonly outcome: BulkOutcome;
  /** Whether it can still be undone, and has no effect until then. */
  readonly isPending: boolean;
  /** Why the order was skipped. */
  readonly message: string | null;
}

interface BulkStep {
  readonly status: OrderStatus;
  readonly delay?: DelayInput;
}

/** Changes the status of many orders in small requests. Orders without an answer count as failed and can be retried. */
export function useBulkUpdate(noAnswer: string) {
  const [run] = useMutation(UpdateOrderStatusesDocument);
  const { offer } = useUndo();
  const [progress, setProgress] = useState<number | null>(null);

  async function send(
    press: string,
    orderNumbers: string[],
    { status, delay }: BulkStep,
  ): Promise<readonly BulkAnswer[]> {
    const failed = (message: string) =>
      orderNumbers.map((orderNumber) => ({ orderNumber, outcome: 'FAILED' as const, isPending: false, message }));
    try {
      const { data } = await run({
        variables: { input: { orderNumbers, status, isUndoable: true, delay: delay ?? null } },
      });
      const result = data?.updateOrderStatuses;
      if (!result || !('orders' in result)) return failed(getErrorText(result));
      const pending = result.orders.flatMap(({ orderNumber, outcome, order }) =>
        outcome === 'DONE' && order?.pendingChange ? [{ ...order.pendingChange, orderNumber }] : [],
      );
      offer(press, pending);
      return result.orders.map(({ orderNumber, outcome, message, order }) => {
        const isPending = outcome === 'DONE' && Boolean(order?.pendingChange);
        return { orderNumber, outcome, isPending, message: message ?? null };
      });
    } catch {
      return failed(noAnswer);
    }
  }

  /** Handles `numbers` in this order. */
  async function update(numbers: readonly string[], step: BulkStep) {
    const answers: BulkAnswer[] = [];
    const press = String(performance.now());
    for (let done = 0; done < numbers.length; done += ORDERS_A_REQUEST) {
      setProgress(done);
      answers.push(...(await send(press, numbers.slice(done, done + ORDERS_A_REQUEST), step)));
    }
    setProgress(null);
    return answers;
  }

  /** `progress` is the number of orders done while the work goes on, otherwise null. */
  return { update, progress };
}
