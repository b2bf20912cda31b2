import { type Carrier, canMove, type OrderStatus } from '@eunbit/schema/order';
import { personName } from '@eunbit/schema/person-name';
import { toDestination } from '@eunbit/schema/shipping-rows';
import type { CustomerKind, Market } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { emptyParcels } from './parcel-draft.ts';
import type { RowDraft } from './shipping-draft.ts';

const OrderToShipFragment = graphql(`
  fragment BulkShippingForm_OrderToShip on OrderToShip {
    orderNumber
    message
    charactersOutsideEucKr
    order {
      id
      number
      market
      status
      customerKind
      address { firstName lastName address apt zipCode }
      lines { id fulfilment { open } }
      shipment {
        boxes { carrier trackingNumber admin { labelUrl } }
      }
      tracking { trackingNumber }
    }
  }
`);

export type OrderToShipRef = FragmentType<typeof OrderToShipFragment>;

/** The columns of an order in the table. */
export interface OrderToShip {
  readonly number: string;
  readonly market: Market;
  readonly customerKind: CustomerKind;
  readonly recipient: string;
  readonly units: number;
  /** Its characters that a carrier's EUC-KR file cannot contain. */
  readonly charactersOutsideEucKr: readonly string[];
}

export interface Unshippable {
  readonly orderNumber: string;
  /** The server's reason, or the new status of an order that has changed since the table was loaded. */
  readonly reason: string | { readonly status: OrderStatus };
}

/**
 * The initial rows, the data of their orders, and the orders that cannot be shipped. Orders are live: if the shipping of an order
 * is undone, its row returns.
 */
export function toTable(refs: readonly OrderToShipRef[], usualCarrier: Carrier | null) {
  const rows: RowDraft[] = [];
  const orders = new Map<string, OrderToShip>();
  const destinations = new Map<string, string>();
  const unshippable: Unshippable[] = [];
  for (const ref of refs) {
    const { orderNumber, order, message, charactersOutsideEucKr } = readFragment(OrderToShipFragment, ref);
    if (!order || message) {
      unshippable.push({ orderNumber, reason: message ?? '' });
      continue;
    }
    const { number, market, status, customerKind, address, lines, shipment, tracking } = order;
    if (!canMove(status, 'ORDER_SHIPPED')) {
      unshippable.push({ orderNumber, reason: { status } });
      continue;
    }
    const units = lines.reduce((sum, { fulfilment }) => sum + (fulfilment?.open ?? 0), 0);
    const recipient = personName(address);
    orders.set(orderNumber, { number, market, customerKind, recipient, units, charactersOutsideEucKr });
    destinations.set(orderNumber, toDestination(address));
    rows.push({
      orderNumber,
      isLeftOut: false,
      parcels: emptyParcels(units, { boxes: shipment?.boxes ?? [], sent: tracking, usualCarrier }),
    });
  }
  return { rows, orders, destinations, unshippable };
}
