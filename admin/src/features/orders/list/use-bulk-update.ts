import { useMutation } from '@apollo/client/react';
import type { OrderStatus } from '@eunbit/schema/order';
import { useState } from 'react';
import { getErrorText } from '../../../app/operation-error.ts';
import type { BulkOutcome, DelayInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** Selects what rows and open orders show, so that they follow by themselves. */
const UpdateOrdersDocument = graphql(`
  mutation UpdateOrders($input: UpdateOrdersInput!) {
    updateOrders(input: $input) {
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

/** Orders of one request: few enough to see the work go on, and for none of them to wait for long. */
const ORDERS_A_REQUEST = 25;

export interface BulkAnswer {
  readonly orderNumber: string;
  readonly outcome: BulkOutcome;
  /** Why it did not move on. */
  readonly message: string | null;
}

/** Moves many orders on, some at a time. What got no answer counts as failed: the person may try those again. */
export function useBulkUpdate(noAnswer: string) {
  const [run] = useMutation(UpdateOrdersDocument);
  const [progress, setProgress] = useState<number | null>(null);

  async function send(orderNumbers: string[], status: OrderStatus, delay?: DelayInput): Promise<readonly BulkAnswer[]> {
    const failed = (message: string) =>
      orderNumbers.map((orderNumber) => ({ orderNumber, outcome: 'FAILED' as const, message }));
    try {
      const { data } = await run({ variables: { input: { orderNumbers, status, delay: delay ?? null } } });
      const result = data?.updateOrders;
      if (!result || !('orders' in result)) return failed(getErrorText(result));
      return result.orders.map(({ orderNumber, outcome, message }) => {
        return { orderNumber, outcome, message: message ?? null };
      });
    } catch {
      return failed(noAnswer);
    }
  }

  /** `numbers` in the order in which they are done. */
  async function update(numbers: readonly string[], status: OrderStatus, delay?: DelayInput) {
    const answers: BulkAnswer[] = [];
    for (let done = 0; done < numbers.length; done += ORDERS_A_REQUEST) {
      setProgress(done);
      answers.push(...(await send(numbers.slice(done, done + ORDERS_A_REQUEST), status, delay)));
    }
    setProgress(null);
    return answers;
  }

  /** `progress` is how many are done while the work goes on, else null. */
  return { update, progress };
}
