import { useMutation } from '@apollo/client/react';
import type { OrderStatus } from '@eunbit/schema/order';
import { useState } from 'react';
import { getErrorText } from '../../../app/operation-error.ts';
import type { BulkOutcome, DelayInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

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
  /** Why the order was skipped. */
  readonly message: string | null;
}

/** Changes the status of many orders in small requests. Orders without an answer count as failed and can be retried. */
export function useBulkUpdate(noAnswer: string) {
  const [run] = useMutation(UpdateOrderStatusesDocument);
  const [progress, setProgress] = useState<number | null>(null);

  async function send(orderNumbers: string[], status: OrderStatus, delay?: DelayInput): Promise<readonly BulkAnswer[]> {
    const failed = (message: string) =>
      orderNumbers.map((orderNumber) => ({ orderNumber, outcome: 'FAILED' as const, message }));
    try {
      const { data } = await run({ variables: { input: { orderNumbers, status, delay: delay ?? null } } });
      const result = data?.updateOrderStatuses;
      if (!result || !('orders' in result)) return failed(getErrorText(result));
      return result.orders.map(({ orderNumber, outcome, message }) => {
        return { orderNumber, outcome, message: message ?? null };
      });
    } catch {
      return failed(noAnswer);
    }
  }

  /** Handles `numbers` in this order. */
  async function update(numbers: readonly string[], status: OrderStatus, delay?: DelayInput) {
    const answers: BulkAnswer[] = [];
    for (let done = 0; done < numbers.length; done += ORDERS_A_REQUEST) {
      setProgress(done);
      answers.push(...(await send(numbers.slice(done, done + ORDERS_A_REQUEST), status, delay)));
    }
    setProgress(null);
    return answers;
  }

  /** `progress` is the number of orders done while the work goes on, otherwise null. */
  return { update, progress };
}
