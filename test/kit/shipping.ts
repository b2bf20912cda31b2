import type { Market } from '@eunbit/schema/market';
import { graphql } from '../gql/gql.ts';
import type { ShipOrderInput } from '../gql/graphql.ts';
import type { ShopClient } from './shop-client.ts';

export const ShipOrders = graphql(`
  mutation ShipOrders($input: ShipOrdersInput!) {
    shipOrders(input: $input) {
      __typename
      ... on OrdersUpdated {
        orders {
          orderNumber outcome code message
          order {
            number status actions { kind viewerCanDo } isCancellableByBuyer fulfilmentStatus
            payment { status outstandingAmount { amount currency } }
            tracking { carrier trackingNumber }
            lines { fulfilment { status open shipped delivered returned } }
            fulfilments { id status restExpectedOn items { quantity } parcels { carrier trackingNumber } }
            undoableChange { id status }
          }
        }
      }
      ... on ValidationError { message fieldErrors { path key } }
    }
  }
`);

/** A parcel for each store. */
const PARCELS = {
  KR: [{ carrier: 'CJ_LOGISTICS', trackingNumber: '123456789012' }],
  US: [{ carrier: 'USPS', trackingNumber: '9400111899223344556677' }],
} as const;

/** The part of an order to ship; with the store's default parcel if none is given. */
export interface Leaving extends Omit<ShipOrderInput, 'orderNumber'> {
  readonly market?: Market;
  readonly isUndoable?: boolean;
}

/** Ships an order or a part of it and returns the outcome; INVALID if the input is invalid. */
export async function ship(
  client: ShopClient,
  orderNumber: string,
  { market = 'KR', isUndoable = false, ...row }: Leaving = {},
) {
  const rows = [{ orderNumber, parcels: [...PARCELS[market]], ...row }];
  const { shipOrders } = await client.run(ShipOrders, { input: { market, rows, isUndoable } });
  if (shipOrders.__typename === 'ValidationError') return { ...shipOrders, outcome: 'INVALID' as const };
  const [answer] = shipOrders.orders;
  if (!answer || answer.outcome === 'FAILED') throw new Error(`${orderNumber}: ${answer?.message}`);
  return answer;
}

/** Ships an order that can be shipped; returns the order afterwards. */
export async function shipped(client: ShopClient, orderNumber: string, leaving: Leaving = {}) {
  const answer = await ship(client, orderNumber, leaving);
  if (answer.outcome !== 'DONE' || !answer.order) throw new Error(`not shipped: ${JSON.stringify(answer)}`);
  return answer.order;
}
