import { MAXIMUM_PARCELS, type Units } from '@eunbit/schema/fulfilment';
import { type Carrier, canMove, type OrderStatus } from '@eunbit/schema/order';
import { calendarDay } from '@eunbit/schema/order-list';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { validateTrackingNumber } from '@eunbit/schema/validation-tracking';
import { Types } from 'mongoose';
import { storeDay } from '../../../common/store-time.ts';
import type { OrderRecord, StatusChangeRecord } from '../order.record.ts';
import { type FulfilmentRecord, newParcel } from './fulfilment.record.ts';
import { deriveFulfilmentStatus, hasSentUnits, isAllOpen, openUnitsOf } from './fulfilment-rules.ts';
import { firstLookAt } from './look-rules.ts';

export interface Parcel {
  readonly carrier: Carrier;
  readonly trackingNumber: string;
}

/** What leaves now. */
export interface Shipping {
  readonly tracking: readonly Parcel[];
  /** The units; missing where all leave that are open. */
  readonly lines?: readonly Units[];
  /** `YYYY-MM-DD`, when the rest is to follow; null if unknown. */
  readonly restExpectedOn?: string | null;
}

/** At least one parcel, each with a number of its carrier's form (SHIPMENT-1, SHIPMENT-3) and none twice. */
export function validateParcels(parcels: readonly Parcel[]): FieldFailure[] {
  if (parcels.length === 0) return [{ path: 'tracking', key: 'tracking.required' }];
  if (parcels.length > MAXIMUM_PARCELS) return [{ path: 'tracking', key: 'tracking.tooMany' }];
  return parcels.flatMap(({ carrier, trackingNumber }, index) => {
    const path = `tracking.${index}.trackingNumber`;
    const failures = validateTrackingNumber(carrier, trackingNumber, path);
    const isTwice = parcels.slice(0, index).some((one) => one.trackingNumber === trackingNumber);
    return failures.length === 0 && isTwice ? [{ path, key: 'tracking.twice' }] : failures;
  });
}

/** Only units that are open, at least one of each line that is named (SHIPMENT-15). */
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

export function validateShipping(order: OrderRecord, { tracking, lines, restExpectedOn }: Shipping, now: Date) {
  const failures = [...validateParcels(tracking), ...(lines ? validateLines(order, lines) : [])];
  const isPast = restExpectedOn && (calendarDay(restExpectedOn) ?? '') < storeDay(order.market, now);
  return isPast ? [...failures, { path: 'restExpectedOn', key: 'delay.past' } as const] : failures;
}

function buildFulfilment(order: OrderRecord, shipping: Shipping, by: string | null, at: Date): FulfilmentRecord {
  const lines = shipping.lines ?? openUnitsOf(order);
  return {
    id: String(new Types.ObjectId()),
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    parcels: shipping.tracking.map(({ carrier, trackingNumber }) =>
      newParcel(carrier, trackingNumber, firstLookAt(carrier, at)),
    ),
    at,
    by,
    restExpectedOn: isAllOpen(order, lines) ? null : (shipping.restExpectedOn ?? null),
  };
}

/**
 * An order after units stay here that were refunded, for whom it has the refund already: it is shipped where nothing is left to
 * leave, and something has left (PAYMENT-55).
 */
export function statusAfterWithholding(order: OrderRecord, by: string | null, at: Date): OrderRecord {
  const isDone = hasSentUnits(order) && openUnitsOf(order).length === 0 && canMove(order.status, 'ORDER_SHIPPED');
  if (!isDone) return order;
  const entry: StatusChangeRecord = { status: 'ORDER_SHIPPED', at, by, delay: null };
  return { ...order, status: 'ORDER_SHIPPED', statusHistory: [...order.statusHistory, entry] };
}

type Step = Shipping & { readonly status: OrderStatus };
type UnitsAfter = Pick<OrderRecord, 'status' | 'fulfilments' | 'fulfilmentStatus'>;

/** Status and fulfilments after a step. An order is shipped with its last unit; until then it keeps its status (SHIPMENT-15). */
export function unitsAfter(order: OrderRecord, step: Step, by: string | null, at: Date): UnitsAfter {
  const fulfilments =
    step.status === 'ORDER_SHIPPED' ? [...order.fulfilments, buildFulfilment(order, step, by, at)] : order.fulfilments;
  const isPart = step.status === 'ORDER_SHIPPED' && step.lines !== undefined && !isAllOpen(order, step.lines);
  const status = isPart ? order.status : step.status;
  return { status, fulfilments, fulfilmentStatus: deriveFulfilmentStatus({ ...order, status, fulfilments }) };
}
