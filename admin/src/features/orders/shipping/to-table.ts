import type { Carrier } from '@eunbit/schema/order';
import { personName } from '@eunbit/schema/person-name';
import { toDestination } from '@eunbit/schema/shipping-rows';
import type { CustomerKind, Market } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { emptyDraft } from '../status/status-draft.ts';
import type { RowDraft } from './shipping-draft.ts';

const OrderToShipFragment = graphql(`
  fragment ShippingDesk_OrderToShip on OrderToShip {
    orderNumber
    message
    order {
      id
      number
      market
      customerKind
      address {
        firstname
        lastname
        address
        apt
        zipcode
      }
      lines {
        id
        quantity
      }
      shipment {
        boxes {
          carrier
          trackingNumber
        }
      }
    }
  }
`);

export type OrderToShipRef = FragmentType<typeof OrderToShipFragment>;

/** What the table shows of an order. */
export interface OrderToShip {
  readonly number: string;
  readonly market: Market;
  readonly customerKind: CustomerKind;
  readonly recipient: string;
  readonly units: number;
}

export interface Unshippable {
  readonly orderNumber: string;
  readonly message: string;
}

/** The rows to begin with, what is known of their orders, and the orders that cannot be shipped. */
export function toTable(refs: readonly OrderToShipRef[], usualCarrier: Carrier | null) {
  const rows: RowDraft[] = [];
  const orders = new Map<string, OrderToShip>();
  const destinations = new Map<string, string>();
  const unshippable: Unshippable[] = [];
  for (const ref of refs) {
    const { orderNumber, order, message } = readFragment(OrderToShipFragment, ref);
    if (!order || message) {
      unshippable.push({ orderNumber, message: message ?? '' });
      continue;
    }
    const { number, market, customerKind, address, lines, shipment } = order;
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const recipient = personName(address);
    orders.set(orderNumber, { number, market, customerKind, recipient, units });
    destinations.set(orderNumber, toDestination(address));
    rows.push({
      orderNumber,
      isLeftOut: false,
      parcels: emptyDraft(units, { boxes: shipment?.boxes ?? [], usualCarrier }).parcels,
    });
  }
  return { rows, orders, destinations, unshippable };
}
