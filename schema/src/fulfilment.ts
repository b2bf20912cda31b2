import type { OrderStatus } from './order.ts';
import type { TrackerStatus } from './shipment.ts';

/** Fulfilment status of an order, or of one of its lines (SHIPMENT-14). */
export const FulfilmentStatus = {
  OPEN: 'OPEN',
  PARTLY_SHIPPED: 'PARTLY_SHIPPED',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  RETURNED: 'RETURNED',
  CANCELLED: 'CANCELLED',
} as const;
export type FulfilmentStatus = (typeof FulfilmentStatus)[keyof typeof FulfilmentStatus];

export type FulfilmentState = Extract<FulfilmentStatus, 'SHIPPED' | 'DELIVERED' | 'RETURNED'>;

/** States that staff can record for a parcel by hand (SHIPMENT-19). */
export const ParcelMark = {
  IN_TRANSIT: 'IN_TRANSIT',
  ATTEMPTED: 'ATTEMPTED',
  DELIVERED: 'DELIVERED',
  RETURN_TO_SENDER: 'RETURN_TO_SENDER',
} as const;
export type ParcelMark = (typeof ParcelMark)[keyof typeof ParcelMark];

/** Maximum parcels of one fulfilment. */
export const MAXIMUM_PARCELS = 50;
/** Longest reason of a correction, in characters. */
export const MAXIMUM_CORRECTION_REASON_LENGTH = 500;

/** Units of one product. An order has one line for a product. */
export interface Units {
  readonly productId: string;
  readonly quantity: number;
}

/** Units that were shipped together, and their state. */
export interface SentUnits {
  readonly lines: readonly Units[];
  readonly state: FulfilmentState;
}

/**
 * Each unit of a line is counted in exactly one of these fields. A cancelled order has no open units. Withheld units were
 * refunded instead of shipped.
 */
export interface LineFulfilment extends Units {
  readonly open: number;
  /** In transit. */
  readonly shipped: number;
  readonly delivered: number;
  readonly returned: number;
  readonly withheld: number;
  readonly status: FulfilmentStatus;
}

/**
 * The state of a fulfilment, derived from the status of its parcels; null is a parcel without a status. It is delivered, or
 * returned, only if all of its parcels are.
 */
export function fulfilmentState(parcels: readonly (TrackerStatus | null)[]): FulfilmentState {
  const isEach = (status: TrackerStatus) => parcels.length > 0 && parcels.every((one) => one === status);
  if (isEach('DELIVERED')) return 'DELIVERED';
  return isEach('RETURN_TO_SENDER') ? 'RETURNED' : 'SHIPPED';
}

type Counts = Pick<LineFulfilment, 'open' | 'shipped' | 'delivered' | 'returned' | 'withheld'>;

/** Delivered and returned units together count as delivered: something has arrived, and nothing is in transit. */
function statusOf({ open, shipped, delivered, returned, withheld }: Counts, isCancelled: boolean): FulfilmentStatus {
  const sent = shipped + delivered + returned;
  if (isCancelled && sent === 0) return 'CANCELLED';
  if (sent === 0) return open === 0 && withheld > 0 ? 'CANCELLED' : 'OPEN';
  if (open > 0) return 'PARTLY_SHIPPED';
  if (shipped > 0) return 'SHIPPED';
  return delivered > 0 ? 'DELIVERED' : 'RETURNED';
}

const countOf = (lines: readonly Units[], productId: string): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);

function unitsIn(sent: readonly SentUnits[], productId: string, state?: FulfilmentState): number {
  const left = sent.filter((one) => state === undefined || one.state === state).flatMap(({ lines }) => lines);
  return countOf(left, productId);
}

/** Counts the units of each line by state, from what was shipped and what was withheld. */
export function lineFulfilments(
  lines: readonly Units[],
  sent: readonly SentUnits[],
  orderStatus: OrderStatus,
  withheldUnits: readonly Units[] = [],
): LineFulfilment[] {
  const isCancelled = orderStatus === 'ORDER_CANCELLED';
  return lines.map(({ productId, quantity }) => {
    const withheld = countOf(withheldUnits, productId);
    const counts = {
      open: isCancelled ? 0 : quantity - withheld - unitsIn(sent, productId),
      shipped: unitsIn(sent, productId, 'SHIPPED'),
      delivered: unitsIn(sent, productId, 'DELIVERED'),
      returned: unitsIn(sent, productId, 'RETURNED'),
      withheld,
    };
    return { productId, quantity, ...counts, status: statusOf(counts, isCancelled) };
  });
}

/** Fulfilment status of an order, derived from its lines. */
export function fulfilmentStatus(lines: readonly LineFulfilment[], orderStatus: OrderStatus): FulfilmentStatus {
  const sum = (field: keyof Counts) => lines.reduce((total, line) => total + line[field], 0);
  const sent = { shipped: sum('shipped'), delivered: sum('delivered'), returned: sum('returned') };
  return statusOf({ open: sum('open'), withheld: sum('withheld'), ...sent }, orderStatus === 'ORDER_CANCELLED');
}

/** The units that were not shipped yet; lines without any are left out. */
export function openUnits(lines: readonly LineFulfilment[]): Units[] {
  return lines.filter(({ open }) => open > 0).map(({ productId, open }) => ({ productId, quantity: open }));
}
