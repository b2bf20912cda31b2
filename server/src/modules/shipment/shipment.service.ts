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

/**
 * Lease of an order: after this, its process counts as dead. Longer than all of its EasyPost calls can take;
 * milliseconds.
 */
const CLAIM_MS = 4 * 60_000;

const ORDERS_A_RUN = 20;

interface Deps {
  readonly orders: OrderShipments;
  readonly provider: ShippingProvider;
  readonly tracker: TrackerService;
  readonly log: Logger;
}

/**
 * Creates the shipments of paid US orders. Invariant: at most one label per order. The shipment id is stored on the
 * order before a label is bought, labels are bought for that shipment only, and EasyPost sells one label per shipment.
 * After a crash between buying and storing, the label is found by that id.
 */
export function createShipmentService({ orders, provider, tracker, log }: Deps) {
  /** Claims an order. Returns the end of the lease; null if another process holds it. */
  async function claim(order: ShippedOrder, now: Date): Promise<Date | null> {
    const { dueAt, state } = order.shipment;
    const until = new Date(now.getTime() + CLAIM_MS);
    return (await orders.change(order, { dueAt, state: [state] }, { dueAt: until })) ? until : null;
  }

  /** Finds or creates the one EasyPost shipment of an order. Null if another process was first. */
  async function openShipment(order: ShippedOrder): Promise<ProviderShipment | null> {
    const { providerId } = order.shipment;
    const known = await provider.findShipment(providerId ?? order.number);
    if (providerId && !known) throw new ShippingRefusedError(`EasyPost does not know ${providerId}`);
    // Rates from an earlier attempt may have expired.
    if (known && providerId) return known.label ? known : { ...known, rates: await provider.refreshRates(known.id) };
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

  /** Stores the label. If the order was cancelled meanwhile, it is due again, for the refund of the label. */
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

  /**
   * Refunds the label if staff entered a tracking number during the purchase. If another process stored it, the label
   * is kept.
   */
  async function returnUnwanted(order: ShippedOrder, shipmentId: string): Promise<void> {
    const current = await orders.byId(order._id);
    if (current?.shipment?.state === 'MANUAL') await provider.refundLabel(shipmentId);
  }

  async function buy(order: ShippedOrder): Promise<void> {
    const shipment = await openShipment(order);
    if (shipment) await recordLabel(order, shipment.id, await labelFor(order, shipment));
  }

  /** Voids the shipment of a cancelled order and refunds its label. */
  async function voidLabel(order: ShippedOrder): Promise<void> {
    const { shipment } = order;
    // Also where the label was not noted: a purchase may have been lost.
    if (shipment.providerId) await provider.refundLabel(shipment.providerId);
    await orders.change(order, { state: [shipment.state] }, { state: 'VOIDED', dueAt: null, problem: null });
  }

  /** Staff shipped the order before a label was bought, so none is needed. */
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
    // Applies only while this process holds the lease and nothing has changed the due date.
    await orders.change(order, { dueAt: until }, { ...failed, dueAt, attempts, problem: describeProblem(error) });
  }

  /** Processes one order. False if EasyPost was unreachable. */
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
     * Creates the shipments that are due, longest due first, and returns the number of orders processed. Safe to run in
     * several processes at once. Stops when EasyPost is unreachable, so that an outage uses up an attempt of few
     * orders.
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
