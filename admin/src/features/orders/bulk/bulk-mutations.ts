import type { Market } from '@eunbit/schema/market';
import { useSend } from '@eunbit/ui/use-send';
import type {
  ShipOrderInput,
  UpdateOrderStatusesInput,
  UpdateOrderTagsAndAssigneesInput,
} from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useBulkAnswers } from './use-bulk-answers.ts';

const UpdateOrderTagsAndAssigneesDocument = graphql(`
  mutation UpdateOrderTagsAndAssignees($input: UpdateOrderTagsAndAssigneesInput!) {
    updateOrderTagsAndAssignees(input: $input) { ...BulkAnswer_OrdersUpdated ...OperationError_UserError }
  }
`);

const UpdateOrderStatusesDocument = graphql(`
  mutation UpdateOrderStatuses($input: UpdateOrderStatusesInput!) {
    updateOrderStatuses(input: $input) { ...BulkAnswer_OrdersUpdated ...OperationError_UserError }
  }
`);

const ShipOrdersDocument = graphql(`
  mutation ShipOrders($input: ShipOrdersInput!) {
    shipOrders(input: $input) { ...BulkAnswer_OrdersUpdated ...OperationError_UserError }
  }
`);

export type BulkChange = Omit<UpdateOrderTagsAndAssigneesInput, 'orderNumbers'>;

/** Tags or assigns many orders. */
export function useBulkChange(noAnswer: string) {
  const { send } = useSend(UpdateOrderTagsAndAssigneesDocument);
  const { run, progress } = useBulkAnswers(noAnswer);
  const update = (rows: readonly string[], change: BulkChange) =>
    run({ rows, numberOf: (number) => number, send: (orderNumbers) => send({ ...change, orderNumbers }) });
  return { update, progress };
}

/** Changes the status of many orders, in the given order. */
export function useBulkUpdate(noAnswer: string) {
  const { send } = useSend(UpdateOrderStatusesDocument);
  const { run, progress } = useBulkAnswers(noAnswer);
  const update = (
    rows: readonly string[],
    { status, delay = null }: Pick<UpdateOrderStatusesInput, 'status' | 'delay'>,
  ) =>
    run({
      rows,
      numberOf: (number) => number,
      send: (orderNumbers) => send({ orderNumbers, status, isUndoable: true, delay }),
    });
  return { update, progress };
}

/** Ships orders of a store, completely or in part. */
export function useShipOrders(market: Market, noAnswer: string) {
  const { send } = useSend(ShipOrdersDocument);
  const { run, progress } = useBulkAnswers(noAnswer);
  const ship = (orders: readonly ShipOrderInput[]) =>
    run({
      rows: orders,
      numberOf: ({ orderNumber }) => orderNumber,
      send: (rows) => send({ market, rows, isUndoable: true }),
    });
  return { ship, busy: progress !== null };
}
