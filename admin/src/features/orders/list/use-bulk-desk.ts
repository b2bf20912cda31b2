import { useMutation } from '@apollo/client/react';
import type { UpdateDeskOfOrdersInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useBulkAnswers } from '../bulk/use-bulk-answers.ts';

const UpdateDeskOfOrdersDocument = graphql(`
  mutation UpdateDeskOfOrders($input: UpdateDeskOfOrdersInput!) {
    updateDeskOfOrders(input: $input) {
      ...BulkAnswer_OrdersUpdated
      ...OperationError_UserError
    }
  }
`);

export type DeskChange = Omit<UpdateDeskOfOrdersInput, 'orderNumbers'>;

/** Tags or assigns many orders. */
export function useBulkDesk(noAnswer: string) {
  const [mutate] = useMutation(UpdateDeskOfOrdersDocument);
  const { run, progress } = useBulkAnswers(noAnswer);
  const update = (rows: readonly string[], change: DeskChange) =>
    run({
      rows,
      numberOf: (number) => number,
      async send(orderNumbers) {
        return (await mutate({ variables: { input: { ...change, orderNumbers } } })).data?.updateDeskOfOrders;
      },
    });
  return { update, progress };
}
