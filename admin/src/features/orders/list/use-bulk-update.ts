import { useMutation } from '@apollo/client/react';
import type { OrderStatus } from '@eunbit/schema/order';
import type { DelayInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useBulkAnswers } from '../bulk/use-bulk-answers.ts';

const UpdateOrderStatusesDocument = graphql(`
  mutation UpdateOrderStatuses($input: UpdateOrderStatusesInput!) {
    updateOrderStatuses(input: $input) {
      ...BulkAnswer_OrdersUpdated
      ...OperationError_UserError
    }
  }
`);

interface BulkStep {
  readonly status: OrderStatus;
  readonly delay?: DelayInput;
}

/** Changes the status of many orders, in the order of their numbers as given. */
export function useBulkUpdate(noAnswer: string) {
  const [mutate] = useMutation(UpdateOrderStatusesDocument);
  const { run, progress } = useBulkAnswers(noAnswer);
  const update = (rows: readonly string[], { status, delay }: BulkStep) =>
    run({
      rows,
      numberOf: (number) => number,
      async send(orderNumbers) {
        const input = { orderNumbers, status, isUndoable: true, delay: delay ?? null };
        return (await mutate({ variables: { input } })).data?.updateOrderStatuses;
      },
    });
  return { update, progress };
}
