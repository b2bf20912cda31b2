import type { Logger } from 'pino';
import {
  type Label,
  type ProviderShipment,
  type ShippingProvider,
  ShippingProviderError,
  ShippingRefusedError,
} from '../../integrations/shipping/shipping-provider.ts';
import type { PackedUnits } from '../catalogue/index.ts';
import {
  type BoxRecord,
  type ChangeOrder,
  type Decision,
  linesToSend,
  type OrderReader,
  type OrderRecord,
  type ShippedOrder,
  savedOrder,
} from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { hasNumber } from './box-rules.ts';
import { createLabelPurchase } from './label-purchase.ts';
import { buildParcel, packLines, toReference } from './parcel.ts';
import {
  decideClaim,
  decideFailure,
  decideLabel,
  decideLeftToStaff,
  decideOpened,
  decidePacked,
  decideReturned,
  decideVoided,
} from './shipment-decisions.ts';
import { type BoxFailure, joinFailures } from './shipment-failures.ts';
import { describeProblem, nextTryAt, toBoughtBox } from './shipment-rules.ts';
import type { TrackerService } from './tracker.service.ts';

/**
 * Lease of an order: after this, its process counts as dead. Longer than all EasyPost calls for one box can take; it is
 * renewed before each box. Milliseconds.
 */
const CLAIM_MS = 4 * 60_000;

const ORDERS_A_RUN = 20;

interface Deps {
  readonly orderReader: OrderReader;
  readonly changeOrder: ChangeOrder;
  readonly provider: ShippingProvider;
  readonly packedUnits: PackedUnits;
  readonly tracker: TrackerService;
  readonly shopSettings: CurrentSettings;
  readonly log: Logger;
}

/** The work of this process on an order: the order as last read, and the end of the lease. */
interface Claim {
  order: ShippedOrder;
  until: Date;
}

/**
 * Creates the shipments of paid US orders. Invariant: at most one label per box. The boxes are stored before the first
 * shipment is created and never packed again, unless the order is edited, which begins another edition; the shipment id
 * of a box is stored before its label is bought, labels are bought for that shipment only, and EasyPost sells one label
 * per shipment. After a crash between buying and storing, the label is found by that id.
 */
export function createShipmentService(deps: Deps) {
  const { orderReader, changeOrder, provider, packedUnits, tracker, shopSettings, log } = deps;
  const labels = createLabelPurchase(provider, shopSettings);

  /** Null if the order is unchanged. An order never loses its shipment. */
  async function decide(
    { _id }: Pick<OrderRecord, '_id'>,
    rule: (order: OrderRecord, now: Date) => Decision<unknown>,
  ): Promise<ShippedOrder | null> {
    return savedOrder(await changeOrder({ _id }, rule)) as ShippedOrder | null;
  }

  /** Claims an order, or extends the lease of a claim, and reads it again. Null if another process holds it. */
  async function claim(order: ShippedOrder, now: Date): Promise<Claim | null> {
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimed = await decide(order, (current) => decideClaim(current, order.shipment, until));
    return claimed && { order: claimed, until };
  }

  /** Extends the lease. False if it was lost. */
  async function renew(held: Claim): Promise<boolean> {
    const { order, until } = held;
    const renewed = await claim({ ...order, shipment: { ...order.shipment, dueAt: until } }, new Date());
    if (renewed) Object.assign(held, renewed);
    return renewed !== null;
  }

  /** Packs an order, once. False if another process, or staff, were first. */
  async function pack(held: Claim): Promise<boolean> {
    const { order } = held;
    if (order.shipment.boxes.length > 0) return true;
    const lines = linesToSend(order);
    const units = await packedUnits.of(lines.map(({ productId }) => productId));
    const boxes = packLines(lines, units);
    const packed = await decide(order, (current) => decidePacked(current, order.shipment, boxes));
    if (packed) held.order = packed;
    return packed !== null;
  }

  /** Finds or creates the one EasyPost shipment of a box. Null if another process was first. */
  async function openShipment(order: ShippedOrder, index: number): Promise<ProviderShipment | null> {
    const { providerId = null } = order.shipment.boxes[index] ?? {};
    const shipment = await labels.open(providerId, toReference(order, index), () =>
      buildParcel(order, index, shopSettings.current.sender),
    );
    if (providerId) return shipment;
    const noted = await decide(order, (current) => decideOpened(current, order.shipment, index, shipment.id));
    return noted ? shipment : null;
  }

  /** Stores a label that the provider has already sold. */
  async function recordLabel(held: Claim, index: number, shipmentId: string, label: Label): Promise<void> {
    const { order } = held;
    const bought = { index, label: toBoughtBox(label) };
    const stored = await decide(order, (current, now) => decideLabel(current, order.shipment, bought, now));
    if (stored) held.order = stored;
    else await returnUnwanted(order, index, shipmentId, label);
    if (label.tracker) await tracker.apply(label.tracker);
  }

  /**
   * Refunds the label if staff entered a tracking number during the purchase, or the shipment was voided. If another
   * process stored it, the label is kept.
   */
  async function returnUnwanted(order: ShippedOrder, index: number, shipmentId: string, label: Label): Promise<void> {
    const shipment = (await orderReader.byId(String(order._id)))?.shipment;
    const isKept = shipment?.status !== 'VOIDED' && shipment?.boxes[index]?.trackingCode === label.trackingCode;
    if (!isKept) await provider.refundLabel(shipmentId);
  }

  async function buyBox(held: Claim, index: number): Promise<void> {
    const { order } = held;
    const shipment = await openShipment(order, index);
    if (shipment) await recordLabel(held, index, shipment.id, await labels.buy(shipment, order.shippingOption));
  }

  /** Buys the missing labels. A failure does not stop the other boxes. */
  async function buy(held: Claim): Promise<void> {
    if (!(await pack(held))) return;
    const failures: BoxFailure[] = [];
    for (let index = 0; index < held.order.shipment.boxes.length; index += 1) {
      if (index > 0 && !hasNumber(held.order.shipment.boxes[index]) && !(await renew(held))) return;
      // Staff may have shipped the order since, or entered the number of this box.
      if (held.order.status === 'ORDER_SHIPPED') return leaveToStaff(held);
      if (hasNumber(held.order.shipment.boxes[index])) continue;
      await buyBox(held, index).catch((error: unknown) => failures.push({ index, error }));
    }
    if (failures.length > 0) throw joinFailures(failures, held.order.shipment.boxes.length);
  }

  /** Refunds the labels of these boxes. A failure does not stop the others. */
  async function refund(order: ShippedOrder, isMeant: (box: BoxRecord) => boolean): Promise<void> {
    const failures: BoxFailure[] = [];
    for (const [index, box] of order.shipment.boxes.entries()) {
      if (isMeant(box)) await labels.giveBack(box).catch((error: unknown) => failures.push({ index, error }));
    }
    if (failures.length > 0) throw joinFailures(failures, order.shipment.boxes.length);
  }

  /**
   * Refunds the labels from before an edit, and those that staff replaced. If the provider rejects a refund, the order still gets
   * its new label; an outage is waited for.
   */
  async function returnEarlier(held: Claim): Promise<void> {
    const { order } = held;
    const { returning = [] } = order.shipment;
    if (returning.length === 0) return;
    for (const box of returning) {
      await labels.giveBack(box).catch((error: unknown) => {
        if (!(error instanceof ShippingRefusedError)) throw error;
        log.warn({ err: error, order: order.number, shipment: box.providerId }, 'label not refunded');
      });
    }
    const returned = await decide(order, (current) => decideReturned(current, order.shipment, held.until));
    if (returned) held.order = returned;
  }

  /** Voids the shipment of a cancelled order and refunds the label of every box. */
  async function voidLabels({ order }: Claim): Promise<void> {
    await refund(order, () => true);
    await decide(order, (current) => decideVoided(current, order.shipment));
  }

  /** Staff shipped the order before its labels were bought, so none is needed. */
  async function leaveToStaff({ order }: Claim): Promise<void> {
    await refund(order, (box) => !hasNumber(box));
    await decide(order, (current) => decideLeftToStaff(current, order.shipment));
  }

  async function handle(held: Claim): Promise<void> {
    await returnEarlier(held);
    const { status, shipment } = held.order;
    if (status === 'ORDER_CANCELLED') return voidLabels(held);
    if (shipment.status !== 'DUE') return;
    return status === 'ORDER_SHIPPED' ? leaveToStaff(held) : buy(held);
  }

  async function recordFailure({ order, until }: Claim, error: unknown): Promise<void> {
    const attempts = order.shipment.attempts + 1;
    const dueAt = error instanceof ShippingRefusedError ? null : nextTryAt(attempts, new Date());
    log.warn({ err: error, order: order.number, attempts }, 'shipment labels not bought');
    const failure = { until, dueAt, problem: describeProblem(error) };
    await decide(order, (current) => decideFailure(current, order.shipment, failure));
  }

  /** Processes one order. False if EasyPost was unreachable. */
  async function work(order: ShippedOrder, now: Date): Promise<boolean> {
    const held = await claim(order, now);
    if (!held) return true;
    try {
      await handle(held);
      return true;
    } catch (error) {
      await recordFailure(held, error);
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
      const due = await orderReader.dueShipments(now, ORDERS_A_RUN);
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
