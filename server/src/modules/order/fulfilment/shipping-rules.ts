import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Units } from '@eunbit/schema/fulfilment';
import { canMove } from '@eunbit/schema/order';
import { calendarDay } from '@eunbit/schema/order-list';
import { findCarrier } from '@eunbit/schema/shipment';
import { type ShippingParcel, toParcelKey } from '@eunbit/schema/shipping-rows';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { storeDay } from '../../../common/store-time.ts';
import type { OrderRecord, StatusChangeRecord } from '../order.record.ts';
import { type FulfilmentRecord, newParcel } from './fulfilment.record.ts';
import { deriveFulfilmentStatus, hasSentUnits, isAllOpen, openUnitsOf, parcelsOf } from './fulfilment-rules.ts';
import { firstPollAt } from './poll-rules.ts';

/** What is shipped now. */
export interface Shipping {
  readonly parcels: readonly ShippingParcel[];
  /** The units; missing if all open units are shipped. */
  readonly lines?: readonly Units[] | undefined;
  /** `YYYY-MM-DD`, when the rest is to follow; null if unknown. */
  readonly restExpectedOn?: string | null | undefined;
}

/** Allows only open units, and at least one of each named line (SHIPMENT-15). */
function validateLines(order: OrderRecord, lines: readonly Units[]): FieldFailure[] {
  if (lines.length === 0) return [{ path: 'lines', key: 'fulfilment.lineRequired' }];
  const open = new Map(openUnitsOf(order).map(({ productId, quantity }) => [productId, quantity]));
  return lines.flatMap(({ productId, quantity }, index): FieldFailure[] => {
    const path = `lines.${index}.quantity`;
    const isTwice = lines.slice(0, index).some((one) => one.productId === productId);
    if (isTwice || quantity > (open.get(productId) ?? 0)) return [{ path, key: 'fulfilment.notOpen' }];
    return quantity < 1 ? [{ path, key: 'fulfilment.lineRequired' }] : [];
  });
}

/**
 * Tracking numbers of labels that are no longer valid because the order was edited or the label replaced (ORDER-34, SHIPMENT-7).
 */
function findVoidedNumbers(
  { shipment }: OrderRecord,
  parcels: readonly ShippingParcel[],
): FieldFailure<ApiMessageKey>[] {
  const voided = new Set(shipment?.voidedNumbers);
  return parcels.flatMap(({ trackingNumber }, index): FieldFailure<ApiMessageKey>[] =>
    voided.has(trackingNumber) ? [{ path: `parcels.${index}.trackingNumber`, key: 'tracking.voided' }] : [],
  );
}

/** The parcels of boxes that have a tracking number and were not shipped yet (SHIPMENT-2). */
export function packedParcels(order: Pick<OrderRecord, 'shipment' | 'fulfilments'>): ShippingParcel[] {
  const sent = new Set(parcelsOf(order).map(({ trackingNumber }) => trackingNumber));
  return (order.shipment?.boxes ?? []).flatMap(({ carrier, trackingCode }) => {
    const known = carrier && findCarrier(carrier);
    return known && trackingCode && !sent.has(trackingCode) ? [{ carrier: known, trackingNumber: trackingCode }] : [];
  });
}

/**
 * If the shop bought labels, the shipped parcels must use them. Other tracking numbers are allowed only for boxes without one;
 * more only after staff have replaced a label (SHIPMENT-7).
 */
function findBesideLabels(order: OrderRecord, parcels: readonly ShippingParcel[]): FieldFailure<ApiMessageKey>[] {
  const boxes = order.shipment?.boxes ?? [];
  if (!boxes.some(({ label }) => label)) return [];
  const packed = new Set(packedParcels(order).map(toParcelKey));
  const open = boxes.filter(({ carrier, trackingCode }) => !trackingCode || !findCarrier(carrier ?? '')).length;
  const others = parcels.flatMap((parcel, index) => (packed.has(toParcelKey(parcel)) ? [] : [index]));
  return others.slice(open).map((index) => ({ path: `parcels.${index}.trackingNumber`, key: 'tracking.beside' }));
}

/** Validates a shipment against the current order. The format of tracking numbers is checked before. */
export function validateShipping(
  order: OrderRecord,
  { parcels, lines, restExpectedOn }: Shipping,
  now: Date,
): FieldFailure<ApiMessageKey>[] {
  const isPast = restExpectedOn && (calendarDay(restExpectedOn) ?? '') < storeDay(order.market, now);
  return [
    ...(parcels.length === 0 ? [{ path: 'parcels', key: 'tracking.required' } as const] : []),
    ...findVoidedNumbers(order, parcels),
    ...findBesideLabels(order, parcels),
    ...(lines ? validateLines(order, lines) : []),
    ...(isPast ? [{ path: 'restExpectedOn', key: 'delay.past' } as const] : []),
  ];
}

function buildFulfilment(order: OrderRecord, shipping: Shipping, by: string | null, at: Date): FulfilmentRecord {
  const lines = shipping.lines ?? openUnitsOf(order);
  return {
    // Unique, because each version of an order is changed only once.
    id: `${order.number}-${order.version}`,
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    parcels: shipping.parcels.map(({ carrier, trackingNumber }) =>
      newParcel(carrier, trackingNumber, firstPollAt(carrier, at)),
    ),
    at,
    by,
    restExpectedOn: isAllOpen(order, lines) ? null : (shipping.restExpectedOn ?? null),
  };
}

/**
 * The order after refunded units are withheld; `order` must already contain the refund. It becomes shipped if some units were
 * shipped and none are left to ship (PAYMENT-55).
 */
export function statusAfterWithholding(order: OrderRecord, by: string | null, at: Date): OrderRecord {
  const isDone = hasSentUnits(order) && openUnitsOf(order).length === 0 && canMove(order.status, 'ORDER_SHIPPED');
  if (!isDone) return order;
  const entry: StatusChangeRecord = { status: 'ORDER_SHIPPED', at, by, delay: null };
  return { ...order, status: 'ORDER_SHIPPED', statusHistory: [...order.statusHistory, entry] };
}

type UnitsAfter = Pick<OrderRecord, 'status' | 'fulfilments' | 'fulfilmentStatus'>;

/**
 * Status and fulfilments after a shipment. An order is shipped with its last unit; until then it keeps its status (SHIPMENT-15).
 */
export function unitsAfter(order: OrderRecord, shipping: Shipping, by: string | null, at: Date): UnitsAfter {
  const fulfilments = [...order.fulfilments, buildFulfilment(order, shipping, by, at)];
  const isPart = shipping.lines !== undefined && !isAllOpen(order, shipping.lines);
  const status = isPart ? order.status : 'ORDER_SHIPPED';
  return { status, fulfilments, fulfilmentStatus: deriveFulfilmentStatus({ ...order, status, fulfilments }) };
}
