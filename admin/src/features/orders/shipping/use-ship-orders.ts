import { useMutation } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import type { ShipOrderInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useBulkAnswers } from '../bulk/use-bulk-answers.ts';

const ShipOrdersDocument = graphql(`
  mutation ShipOrders($input: ShipOrdersInput!) {
    shipOrders(input: $input) {
      ...BulkAnswer_OrdersUpdated
      ...OperationError_UserError
    }
  }
`);

/** Ships orders of a store, whole or in parts. */
export function useShipOrders(market: Market, noAnswer: string) {
  const [mutate] = useMutation(ShipOrdersDocument);
  const { run, progress } = useBulkAnswers(noAnswer);
  const ship = (orders: readonly ShipOrderInput[]) =>
    run({
      rows: orders,
      numberOf: ({ orderNumber }) => orderNumber,
      async send(rows) {
        const input = { market, rows, isUndoable: true };
        return (await mutate({ variables: { input } })).data?.shipOrders;
      },
    });
  return { ship, busy: progress !== null };
}
