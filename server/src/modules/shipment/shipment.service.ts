import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { dateUntil } from '../../common/indexed-text.ts';
import {
  type Label,
  type ProviderShipment,
  type ShippingProvider,
  ShippingProviderError,
  ShippingRefusedError,
} from '../../integrations/shipping/shipping-provider.ts';
import { orderModel } from '../order/order.model.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { ShipmentRecord } from '../order/shipment.record.ts';
import { trackingUrl } from '../order/tracking.ts';
import { parcelOf } from './parcel.ts';
import { chooseRate, describeProblem, labelRecordOf, nextTryAt } from './shipment-rules.ts';
import type { TrackerService } from './tracker.service.ts';

/** After this a process that took an order up counts as dead; longer than all its calls to EasyPost can take. */
const CLAIM_MS = 4 * 60_000;

const ORDERS_A_RUN = 20;

interface Deps {
  readonly connection: Connection;
  readonly provider: ShippingProvider;
  readonly tracker: TrackerService;
  readonly log: Logger;
}

type ShippedOrder = OrderRecord & { readonly shipment: ShipmentRecord };

/**
 * Makes the shipments of paid US orders. Never two labels for one order: the shipment's id is written on the order
 * before anything is bought, only that shipment is ever paid for, and EasyPost sells one label a shipment. What was lost
 * between buying and noting is found again by that id.
 */
export function createShipmentService({ connection, provider, tracker, log }: Deps) {
  const orders = orderModel(connection);

  /** Takes an order up; answers until when it is this process's, or null when another one has it. */
  async function claim({ _id, shipment }: ShippedOrder, now: Date): Promise<Date | null> {
    const until = new Date(now.getTime() + CLAIM_MS);
    const taken = await orders.updateOne(
      { _id, 'shipment.dueAt': shipment.dueAt, 'shipment.state': shipment.state },
      { $set: { 'shipment.dueAt': until } },
    );
    return taken.modifiedCount === 1 ? until : null;
  }

  /** The one shipment of an order at EasyPost, made where there is none. Null when another process was first. */
  async function openShipment(order: ShippedOrder): Promise<ProviderShipment | null> {
    const { providerId } = order.shipment;
    const known = await provider.findShipment(providerId ?? order.number);
    if (providerId && !known) throw new ShippingRefusedError(`EasyPost does not know ${providerId}`);
    // What carriers asked at an earlier try may not hold any more.
    if (known && providerId) return known.label ? known : provider.refreshRates(known.id);
    const shipment = known ?? (await provider.createShipment(parcelOf(order)));
    const noted = await orders.updateOne(
      { _id: order._id, 'shipment.state': 'DUE', 'shipment.providerId': null },
      { $set: { 'shipment.providerId': shipment.id } },
    );
    return noted.modifiedCount === 1 ? shipment : null;
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
    const bought = {
      'shipment.state': 'BOUGHT',
      'shipment.attempts': 0,
      'shipment.problem': null,
      'shipment.carrier': label.rate.carrier,
      'shipment.trackingCode': label.trackingCode,
      'shipment.trackingUrl': label.trackingUrl,
      'shipment.trackerId': label.trackerId,
      'shipment.label': labelRecordOf(label),
    };
    const waiting = { _id: order._id, 'shipment.state': 'DUE' as const };
    const wanted = await orders.updateOne(
      { ...waiting, status: { $ne: 'ORDER_CANCELLED' } },
      { $set: { ...bought, 'shipment.dueAt': null } },
    );
    if (wanted.modifiedCount === 0) {
      const cancelled = await orders.updateOne(waiting, { $set: { ...bought, 'shipment.dueAt': new Date() } });
      if (cancelled.modifiedCount === 0) await returnUnwanted(order, shipmentId);
    }
    if (label.tracker) await tracker.apply(label.tracker);
  }

  /** Staff entered a number of their own while the label was being bought, or another process noted it first. */
  async function returnUnwanted(order: ShippedOrder, shipmentId: string): Promise<void> {
    const current = await orders.findById(order._id).lean();
    if (current?.shipment?.state === 'MANUAL') await provider.refundLabel(shipmentId);
  }

  async function buy(order: ShippedOrder): Promise<void> {
    const shipment = await openShipment(order);
    if (shipment) await recordLabel(order, shipment.id, await labelFor(order, shipment));
  }

  /** A cancelled order needs no label; one that was bought is given back. */
  async function voidLabel({ _id, shipment }: ShippedOrder): Promise<void> {
    if (shipment.state === 'BOUGHT' && shipment.providerId) await provider.refundLabel(shipment.providerId);
    await orders.updateOne(
      { _id, 'shipment.state': shipment.state },
      { $set: { 'shipment.state': 'VOIDED', 'shipment.dueAt': null, 'shipment.problem': null } },
    );
  }

  /** Staff have shipped the order before there was a label: none is needed any more. */
  async function leaveToStaff({ _id, tracking: [first] }: ShippedOrder): Promise<void> {
    const own = first && {
      'shipment.carrier': first.carrier,
      'shipment.trackingCode': first.trackingNumber,
      'shipment.trackingUrl': trackingUrl(first.carrier, first.trackingNumber),
    };
    await orders.updateOne(
      { _id, 'shipment.state': 'DUE' },
      { $set: { ...own, 'shipment.state': 'MANUAL', 'shipment.dueAt': null, 'shipment.problem': null } },
    );
  }

  function handle(order: ShippedOrder): Promise<void> {
    if (order.status === 'ORDER_CANCELLED') return voidLabel(order);
    return order.status === 'ORDER_SHIPPED' ? leaveToStaff(order) : buy(order);
  }

  async function recordFailure(
    { _id, number, shipment, status }: ShippedOrder,
    until: Date,
    error: unknown,
  ): Promise<void> {
    const now = new Date();
    const attempts = shipment.attempts + 1;
    const dueAt = error instanceof ShippingRefusedError ? null : nextTryAt(attempts, now);
    log.warn({ err: error, order: number, attempts }, 'shipment not made');
    const failed = dueAt || status === 'ORDER_CANCELLED' ? {} : { 'shipment.state': 'FAILED' };
    await orders.updateOne(
      // Nobody has taken it over, cancelled or changed it meanwhile.
      { _id, 'shipment.dueAt': until },
      {
        $set: {
          ...failed,
          'shipment.dueAt': dueAt,
          'shipment.attempts': attempts,
          'shipment.problem': describeProblem(error),
        },
      },
    );
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
      const due = await orders
        .find({ 'shipment.dueAt': dateUntil(now) })
        .sort({ 'shipment.dueAt': 1 })
        .limit(ORDERS_A_RUN)
        .lean<ShippedOrder[]>();
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
