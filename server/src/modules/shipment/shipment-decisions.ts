import { type Carrier, nextStatuses } from '@eunbit/schema/order';
import {
  type BoxRecord,
  type Decision,
  doneFrom,
  type OrderRecord,
  parcelsOf,
  type ShipmentRecord,
} from '../order/index.ts';
import { closed, hasNumber, isComplete, openBox, spareNumbers, staffBox, toStaffNumber } from './box-rules.ts';

/** Refused if somebody else was first, or the order was edited since it was read: its next edition has other boxes. */
type ShipmentDecision = Decision<'changed'>;

/** The shipment as it was read. */
type Read = Pick<ShipmentRecord, 'edition'>;

const CHANGED = { refused: 'changed' } as const;

/** The shipment if it has the edition that was read; null for a later one. */
function sameEdition({ shipment }: OrderRecord, { edition }: Read): ShipmentRecord | null {
  return shipment && shipment.edition === edition ? shipment : null;
}

const withShipment = (order: OrderRecord, shipment: ShipmentRecord, change: Partial<ShipmentRecord>) => ({
  order: { ...order, shipment: { ...shipment, ...change } },
});

const withBox = ({ boxes }: ShipmentRecord, index: number, change: Partial<BoxRecord>): BoxRecord[] =>
  boxes.map((box, at) => (at === index ? { ...box, ...change } : box));

const isSameTime = (one: Date | null, other: Date | null) => (one?.getTime() ?? null) === (other?.getTime() ?? null);

/** Leases a shipment to a process until a time, or extends the lease, if the due time is the one that the process last read. */
export function decideClaim(
  order: OrderRecord,
  read: Pick<ShipmentRecord, 'edition' | 'status' | 'dueAt'>,
  until: Date,
): ShipmentDecision {
  const shipment = sameEdition(order, read);
  if (!shipment || shipment.status !== read.status || !isSameTime(shipment.dueAt, read.dueAt)) return CHANGED;
  return withShipment(order, shipment, { dueAt: until });
}

/** Packs an order once; refused if another process or staff were first. */
export function decidePacked(order: OrderRecord, read: Read, boxes: readonly BoxRecord[]): ShipmentDecision {
  const shipment = sameEdition(order, read);
  if (shipment?.status !== 'DUE' || shipment.boxes.length > 0) return CHANGED;
  return withShipment(order, shipment, { boxes: [...boxes] });
}

/** Stores the provider's shipment id of a box before its label is bought. */
export function decideOpened(order: OrderRecord, read: Read, index: number, providerId: string): ShipmentDecision {
  const shipment = sameEdition(order, read);
  const box = shipment?.boxes[index];
  if (shipment?.status !== 'DUE' || !box || box.providerId !== null || hasNumber(box)) return CHANGED;
  const boxes = withBox(shipment, index, { providerId });
  return withShipment(order, shipment, { boxes, providerIds: [...shipment.providerIds, providerId] });
}

/**
 * Stores a bought label; the last one ends the purchase. If the order was cancelled meanwhile, the shipment becomes due for the
 * label's refund.
 */
export function decideLabel(
  order: OrderRecord,
  read: Read,
  { index, label }: { readonly index: number; readonly label: Partial<BoxRecord> },
  now: Date,
): ShipmentDecision {
  const shipment = sameEdition(order, read);
  const box = shipment?.boxes[index];
  if (shipment?.status !== 'DUE' || !box || hasNumber(box)) return CHANGED;
  const boxes = withBox(shipment, index, label);
  if (order.status === 'ORDER_CANCELLED') return withShipment(order, shipment, { boxes, dueAt: doneFrom(order, now) });
  return withShipment(order, shipment, { boxes, ...(isComplete({ boxes }) && closed(boxes)) });
}

/** Records that labels from before an edit, or replaced by staff, were refunded. `until` is the lease of that work. */
export function decideReturned(order: OrderRecord, read: Read, until: Date): ShipmentDecision {
  const shipment = sameEdition(order, read);
  if (!shipment || !isSameTime(shipment.dueAt, until)) return CHANGED;
  return withShipment(order, shipment, { returning: [], ...(shipment.status !== 'DUE' && { dueAt: null }) });
}

/** Ends the shipment of a cancelled order, after every label was refunded. */
export function decideVoided(order: OrderRecord, read: Pick<ShipmentRecord, 'edition' | 'status'>): ShipmentDecision {
  const shipment = sameEdition(order, read);
  if (shipment?.status !== read.status) return CHANGED;
  return withShipment(order, shipment, { status: 'VOIDED', dueAt: null, problem: null });
}

/** Staff shipped the order before its labels were bought: their numbers go to its boxes, and no label is needed. */
export function decideLeftToStaff(order: OrderRecord, read: Read): ShipmentDecision {
  const shipment = sameEdition(order, read);
  if (shipment?.status !== 'DUE') return CHANGED;
  const parcels = parcelsOf(order);
  const boxes =
    shipment.boxes.length === 0
      ? parcels.map(({ carrier, trackingNumber }, at) => staffBox(at + 1, carrier, trackingNumber))
      : spareNumbers(shipment.boxes, parcels).reduce(
          (all, { index, box }) => withBox({ ...shipment, boxes: all }, index, box),
          shipment.boxes,
        );
  return withShipment(order, shipment, { boxes, ...closed(boxes) });
}

/** Records a failed attempt, if the failed process still holds the lease. */
export function decideFailure(
  order: OrderRecord,
  read: Read,
  { until, dueAt, problem }: { readonly until: Date; readonly dueAt: Date | null; readonly problem: string },
): ShipmentDecision {
  const shipment = sameEdition(order, read);
  if (!shipment || !isSameTime(shipment.dueAt, until)) return CHANGED;
  const failed = dueAt || order.status === 'ORDER_CANCELLED' ? {} : ({ status: 'FAILED' } as const);
  return withShipment(order, shipment, { ...failed, dueAt, attempts: shipment.attempts + 1, problem });
}

/** A shipment with a missing label, if its order is neither shipped nor cancelled. */
function findOpen({ shipment, status }: OrderRecord): ShipmentRecord | null {
  const isOpen = shipment?.status === 'DUE' || shipment?.status === 'FAILED';
  return shipment && isOpen && status !== 'ORDER_CANCELLED' && status !== 'ORDER_SHIPPED' ? shipment : null;
}

/** The values for the activity log: the status, and carrier and number of the changed box. */
function toValues({ status, boxes }: ShipmentRecord, index: number) {
  const box = boxes[index];
  return { shipment: status, carrier: box?.carrier ?? null, trackingCode: box?.trackingCode ?? null };
}

/** A change by staff of the box with this index. */
function byStaff(
  order: OrderRecord,
  shipment: ShipmentRecord,
  index: number,
  change: Partial<ShipmentRecord>,
  by: string,
) {
  const before = toValues(shipment, index);
  const after = toValues({ ...shipment, ...change }, index);
  const audit = { by, action: 'ORDER_SHIPMENT_CHANGED', before, after } as const;
  return { ...withShipment(order, shipment, change), effects: { audit: [audit] } };
}

/** Retries the missing labels at once, on request of staff. */
export function decideRetry(order: OrderRecord, by: string, now: Date): Decision<never> {
  const shipment = findOpen(order);
  if (!shipment) return { conflict: order };
  const first = shipment.boxes.findIndex((box) => !hasNumber(box));
  return byStaff(order, shipment, first, { status: 'DUE', dueAt: now, attempts: 0, problem: null }, by);
}

export interface EnteredNumber {
  /** Counted from 1; null for the first box without a number. */
  readonly box: number | null;
  readonly carrier: Carrier;
  readonly trackingNumber: string;
  /** Whether the label that the shop bought for the named box is given up. */
  readonly isLabelReplaced: boolean;
  /** Id of the staff member. */
  readonly by: string;
}

/** The label of a box is refunded, and nothing may ship with its number any more. */
function withoutLabel(shipment: ShipmentRecord, box: BoxRecord): Partial<ShipmentRecord> {
  const { returning = [], voidedNumbers = [], providerIds } = shipment;
  return {
    returning: [...returning, box],
    voidedNumbers: [...voidedNumbers, ...(box.trackingCode ? [box.trackingCode] : [])],
    providerIds: providerIds.filter((id) => id !== box.providerId),
  };
}

/** Replaces a label that the shop bought and that was not used yet with the staff's number (SHIPMENT-7). */
function replaceLabel(
  order: OrderRecord,
  { box: number, carrier, trackingNumber, by }: EnteredNumber,
  now: Date,
): Decision<never> {
  const { shipment } = order;
  const index = (number ?? 0) - 1;
  const box = shipment?.boxes[index];
  const hasLeft = parcelsOf(order).some((parcel) => parcel.trackingNumber === box?.trackingCode);
  if (!shipment || !box?.label || hasLeft || nextStatuses(order.status).length === 0) return { conflict: order };
  const own = { ...openBox(box.number, box.measure, box.contents), ...toStaffNumber(carrier, trackingNumber) };
  const boxes = withBox(shipment, index, own);
  const change = { boxes, ...(isComplete({ boxes }) && closed(boxes)), ...withoutLabel(shipment, box), dueAt: now };
  return byStaff(order, shipment, index, change, by);
}

/**
 * Sets the number of a label bought elsewhere, so that the shop buys none; the last one ends the purchase. An order that is not
 * packed yet ships as staff packed it.
 */
export function decideNumber(order: OrderRecord, entered: EnteredNumber, now: Date): Decision<never> {
  if (entered.isLabelReplaced) return replaceLabel(order, entered, now);
  const { box, carrier, trackingNumber, by } = entered;
  const shipment = findOpen(order);
  if (!shipment) return { conflict: order };
  if (shipment.boxes.length === 0) {
    const own = [staffBox(1, carrier, trackingNumber)];
    return byStaff(order, shipment, 0, { boxes: own, ...closed(own) }, by);
  }
  const index = box === null ? shipment.boxes.findIndex((one) => !hasNumber(one)) : box - 1;
  const found = shipment.boxes[index];
  if (!found || hasNumber(found)) return { conflict: order };
  const boxes = withBox(shipment, index, toStaffNumber(carrier, trackingNumber));
  return byStaff(order, shipment, index, { boxes, ...(isComplete({ boxes }) && closed(boxes)) }, by);
}
