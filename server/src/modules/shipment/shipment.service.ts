import type { Logger } from 'pino';
import {
  type Label,
  type ProviderShipment,
  type ShippingProvider,
  ShippingProviderError,
  ShippingRefusedError,
} from '../../integrations/shipping/shipping-provider.ts';
import type { ShipmentRecord } from '../order/shipment.record.ts';
import type { OrderShipments, ShippedOrder } from '../order/stores/order-shipments.ts';
import { trackingUrl } from '../order/tracking.ts';
import { buildParcel } from './parcel.ts';
import { chooseRate, describeProblem, nextTryAt, toLabelRecord } from './shipment-rules.ts';
import type { TrackerService } from './tracker.service.ts';

/** After this a process that took an order up counts as dead; longer than all its calls to EasyPost can take. */
const CLAIM_MS = 4 * 60_000;

const ORDERS_A_RUN = 20;

interface Deps {
  readonly orders: OrderShipments;
  readonly provider: ShippingProvider;
  readonly tracker: TrackerService;
  readonly log: Logger;
}

/**
 * Makes the shipments of paid US orders. Never two labels for one order: the shipment's id is written on the order
 * before anything is bought, only that shipment is ever paid for, and EasyPost sells one label a shipment. What was lost
 * between buying and noting is found again by that id.
 */
export function createShipmentService({ orders, provider, tracker, log }: Deps) {
  /** Takes an order up; answers until when it is this process's, or null when another one has it. */
  async function claim(order: ShippedOrder, now: Date): Promise<Date | null> {
    const { dueAt, state } = order.shipment;
    const until = new Date(now.getTime() + CLAIM_MS);
    return (await orders.change(order, { dueAt, state: [state] }, { dueAt: until })) ? until : null;
  }

  /** The one shipment of an order at EasyPost, made where there is none. Null when another process was first. */
  async function openShipment(order: ShippedOrder): Promise<ProviderShipment | null> {
    const { providerId } = order.shipment;
    const known = await provider.findShipment(providerId ?? order.number);
    if (providerId && !known) throw new ShippingRefusedError(`EasyPost does not know ${providerId}`);
    // What carriers asked at an earlier try may not hold any more.
    if (known && providerId) return known.label ? known : provider.refreshRates(known.id);
    const shipment = known ?? (await provider.createShipment(buildParcel(order)));
    const noted = await orders.change(order, { state: ['DUE'], providerId: null }, { providerId: shipment.id });
    return noted ? shipment : null;
  }

  async function labelFor(order: ShippedOrder, shipment: ProviderShipment): Promise<Label> {
    if (shipment.label) return shipment.label;
    const rate = chooseRate(shipment.rates, order.shippingOption);
    if (!rate) throw new ShippingRefusedError('no carrier takes the parcel to this address');
    const { label } = await provider.buyLabel(shipment.id, rate.id);
    if (!label) throw new ShippingProviderError('the label is not ready yet');
    return label;
  }

  /** Notes what was bought. An order that was cancelled meanwhile is due again, for its money. */
  async function recordLabel(order: ShippedOrder, shipmentId: string, label: Label): Promise<void> {
    const bought: Partial<ShipmentRecord> = {
      state: 'BOUGHT',
      attempts: 0,
      problem: null,
      carrier: label.rate.carrier,
      trackingCode: label.trackingCode,
      trackingUrl: label.trackingUrl,
      trackerId: label.trackerId,
      label: toLabelRecord(label),
    };
    const wanted = { state: ['DUE'], notStatus: ['ORDER_CANCELLED'] } as const;
    if (!(await orders.change(order, wanted, { ...bought, dueAt: null }))) {
      const cancelled = await orders.change(order, { state: ['DUE'] }, { ...bought, dueAt: new Date() });
      if (!cancelled) await returnUnwanted(order, shipmentId);
    }
    if (label.tracker) await tracker.apply(label.tracker);
  }

  /** Staff entered a number of their own while the label was being bought, or another process noted it first. */
  async function returnUnwanted(order: ShippedOrder, shipmentId: string): Promise<void> {
    const current = await orders.byId(order._id);
    if (current?.shipment?.state === 'MANUAL') await provider.refundLabel(shipmentId);
  }

  async function buy(order: ShippedOrder): Promise<void> {
    const shipment = await openShipment(order);
    if (shipment) await recordLabel(order, shipment.id, await labelFor(order, shipment));
  }

  /** A cancelled order needs no label; one that was bought is given back. */
  async function voidLabel(order: ShippedOrder): Promise<void> {
    const { shipment } = order;
    if (shipment.state === 'BOUGHT' && shipment.providerId) await provider.refundLabel(shipment.providerId);
    await orders.change(order, { state: [shipment.state] }, { state: 'VOIDED', dueAt: null, problem: null });
  }

  /** Staff have shipped the order before there was a label: none is needed any more. */
  async function leaveToStaff(order: ShippedOrder): Promise<void> {
    const [first] = order.tracking;
    const own = first && {
      carrier: first.carrier,
      trackingCode: first.trackingNumber,
      trackingUrl: trackingUrl(first.carrier, first.trackingNumber),
    };
    await orders.change(order, { state: ['DUE'] }, { ...own, state: 'MANUAL', dueAt: null, problem: null });
  }

  function handle(order: ShippedOrder): Promise<void> {
    if (order.status === 'ORDER_CANCELLED') return voidLabel(order);
    return order.status === 'ORDER_SHIPPED' ? leaveToStaff(order) : buy(order);
  }

  async function recordFailure(order: ShippedOrder, until: Date, error: unknown): Promise<void> {
    const { number, shipment, status } = order;
    const now = new Date();
    const attempts = shipment.attempts + 1;
    const dueAt = error instanceof ShippingRefusedError ? null : nextTryAt(attempts, now);
    log.warn({ err: error, order: number, attempts }, 'shipment not made');
    const failed = dueAt || status === 'ORDER_CANCELLED' ? {} : { state: 'FAILED' as const };
    // Nobody has taken it over, cancelled or changed it meanwhile.
    await orders.change(order, { dueAt: until }, { ...failed, dueAt, attempts, problem: describeProblem(error) });
  }

  /** Takes one order up; answers whether EasyPost could be reached. */
  async function work(order: ShippedOrder, now: Date): Promise<boolean> {
    const until = await claim(order, now);
    if (!until) return true;
    try {
      await handle(order);
      return true;
    } catch (error) {
      await recordFailure(order, until, error);
      return !(error instanceof ShippingProviderError);
    }
  }

  return {
    /**
     * Makes the shipments that are due, oldest first, and answers how many orders were looked at. Safe in several
     * processes at once. It stops when EasyPost is out of reach, so that an outage costs few orders one of their tries.
     */
    async workOff(now = new Date()): Promise<number> {
      const due = await orders.due(now, ORDERS_A_RUN);
      let count = 0;
      for (const order of due) {
        count += 1;
        if (!(await work(order, now))) break;
      }
      return count;
    },
  };
}

export type ShipmentService = ReturnType<typeof createShipmentService>;
