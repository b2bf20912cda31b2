import { useMutation } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { getErrorText } from '../../../app/operation-error.ts';
import type { BulkOutcome, ShipOrderInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useUndo } from '../undo/undo-context.ts';

/** Selects what rows and open orders show, so that the cache updates them. */
const ShipOrdersDocument = graphql(`
  mutation ShipOrders($input: ShipOrdersInput!) {
    shipOrders(input: $input) {
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

/** Orders of one request: few enough that no order waits for long. */
const ORDERS_A_REQUEST = 25;

export interface ShippingAnswer {
  readonly orderNumber: string;
  readonly outcome: BulkOutcome;
  /** Why it was not shipped. */
  readonly message: string | null;
}

/** Ships orders in small requests. Without an answer they count as failed: sent again, what was shipped counts as done. */
export function useShipOrders(market: Market, noAnswer: string) {
  const [run, { loading }] = useMutation(ShipOrdersDocument);
  const { offer } = useUndo();

  async function send(press: string, rows: ShipOrderInput[]): Promise<readonly ShippingAnswer[]> {
    const failed = (message: string) =>
      rows.map(({ orderNumber }) => ({ orderNumber, outcome: 'FAILED' as const, message }));
    try {
      const { data } = await run({ variables: { input: { market, rows, isUndoable: true } } });
      const result = data?.shipOrders;
      if (!result || !('orders' in result)) return failed(getErrorText(result));
      const pending = result.orders.flatMap(({ orderNumber, outcome, order }) =>
        outcome === 'DONE' && order?.pendingChange ? [{ ...order.pendingChange, orderNumber }] : [],
      );
      offer(press, pending);
      return result.orders.map(({ orderNumber, outcome, message }) => ({
        orderNumber,
        outcome,
        message: message ?? null,
      }));
    } catch {
      return failed(noAnswer);
    }
  }

  async function ship(rows: readonly ShipOrderInput[]): Promise<readonly ShippingAnswer[]> {
    const answers: ShippingAnswer[] = [];
    const press = String(performance.now());
    for (let done = 0; done < rows.length; done += ORDERS_A_REQUEST) {
      answers.push(...(await send(press, rows.slice(done, done + ORDERS_A_REQUEST))));
    }
    return answers;
  }

  return { ship, busy: loading };
}
