import { businessDaysAfter } from './business-days.ts';
import type { FulfilmentState, Units } from './fulfilment.ts';
import type { Market } from './market.ts';
import { ReturnPayer, ReturnReason } from './return.ts';
import type { ShippingSettings } from './shop-settings.ts';
import { KOREAN_POLICY, STORE_POLICY } from './store-policy.ts';
import { storeDayFormat } from './time-zone.ts';

/** Why nothing of a line can be returned now. */
export const ReturnObstacle = {
  ORDER_CANCELLED: 'ORDER_CANCELLED',
  NOT_SHIPPED: 'NOT_SHIPPED',
  ALREADY_TAKEN: 'ALREADY_TAKEN',
  TOO_LATE: 'TOO_LATE',
} as const;
export type ReturnObstacle = (typeof ReturnObstacle)[keyof typeof ReturnObstacle];

/** What left together. */
export interface SentParcel {
  readonly lines: readonly Units[];
  readonly state: FulfilmentState;
  readonly shippedAt: Date;
  /** Null if nobody knows. */
  readonly deliveredAt: Date | null;
}

/** What of an order decides on its returns. */
export interface ReturnableOrder {
  readonly market: Market;
  readonly isCancelled: boolean;
  readonly lines: readonly Units[];
  readonly sent: readonly SentParcel[];
  /** Units of standing returns, and units that were refunded otherwise. */
  readonly taken: readonly Units[];
}

/** How many units can be returned for a reason, and until which day all of them can. */
export interface ReturnableFor {
  readonly reason: ReturnReason;
  readonly quantity: number;
  /** `YYYY-MM-DD`, inclusive. */
  readonly until: string;
}

export interface ReturnableLine {
  readonly productId: string;
  /** Most units that any reason allows. */
  readonly quantity: number;
  /** The day of receipt that counts, `YYYY-MM-DD`; null if nothing has left. */
  readonly receivedOn: string | null;
  /** False where the delivery is not known, so that the last day of the promised transit counts (RETURN-3). */
  readonly isReceiptKnown: boolean;
  /** Empty if there is an obstacle. */
  readonly reasons: readonly ReturnableFor[];
  readonly obstacle: ReturnObstacle | null;
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** The calendar day some days later, at most the last one of its month where `months` leads to a shorter month. */
function laterDay(day: string, { days = 0, months = 0 }: { readonly days?: number; readonly months?: number }): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const inMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, inMonth) + days);
  return toDay(date);
}

/** Faults have the term of the e-commerce act in Korea; the US store has one term for all (RETURN-3). */
export function lastReturnDay(market: Market, reason: ReturnReason, receivedOn: string): string {
  const isFaultInKorea = market === 'KR' && reason !== ReturnReason.CHANGE_OF_MIND;
  if (isFaultInKorea) return laterDay(receivedOn, { months: KOREAN_POLICY.defectMonths });
  return laterDay(receivedOn, { days: STORE_POLICY[market].returnDays });
}

/** The last day on which a parcel is to arrive, islands and remote areas included. */
function expectedReceipt(market: Market, shippedAt: Date): string {
  const remote = market === 'KR' ? KOREAN_POLICY.remoteAreaDays.maximum : 0;
  return toDay(businessDaysAfter(market, shippedAt, STORE_POLICY[market].transitDays.maximum + remote));
}

interface ReceivedUnit {
  readonly on: string;
  readonly isKnown: boolean;
}

/** A unit of a product for each that has left and has not come back by itself, oldest receipt first. */
function receivedUnits({ market, sent }: ReturnableOrder, productId: string): ReceivedUnit[] {
  const units = sent.flatMap(({ lines, state, shippedAt, deliveredAt }) => {
    if (state === 'RETURNED') return [];
    const on = deliveredAt ? storeDayFormat(market).format(deliveredAt) : expectedReceipt(market, shippedAt);
    const quantity = lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
    return Array.from({ length: quantity }, () => ({ on, isKnown: deliveredAt !== null }));
  });
  return units.sort((a, b) => a.on.localeCompare(b.on));
}

const countOf = (units: readonly Units[], productId: string) =>
  units.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);

function reasonsFor(market: Market, units: readonly ReceivedUnit[], today: string): ReturnableFor[] {
  return Object.values(ReturnReason).flatMap((reason) => {
    const days = units.map(({ on }) => lastReturnDay(market, reason, on)).filter((day) => day >= today);
    const [until] = days.toSorted();
    return until ? [{ reason, quantity: days.length, until }] : [];
  });
}

/** What of each line can be returned on a day of the store, for which reasons and until when; else why not. */
export function returnableLines(order: ReturnableOrder, today: string): ReturnableLine[] {
  return order.lines.map(({ productId, quantity }) => {
    const received = receivedUnits(order, productId);
    const last = received.at(-1);
    const base = { productId, receivedOn: last?.on ?? null, isReceiptKnown: last?.isKnown ?? false };
    const none = (obstacle: ReturnObstacle) => ({ ...base, quantity: 0, reasons: [], obstacle });
    if (order.isCancelled) return none('ORDER_CANCELLED');
    if (received.length === 0) return none('NOT_SHIPPED');
    const taken = countOf(order.taken, productId);
    const isTaken = Math.min(received.length, quantity) - taken <= 0;
    if (isTaken) return none('ALREADY_TAKEN');
    // The units that were received first count as returned first: those that are left have the later deadlines.
    const left = received.slice(taken);
    const reasons = reasonsFor(order.market, left, today);
    if (reasons.length === 0) return none('TOO_LATE');
    return { ...base, quantity: Math.max(...reasons.map((one) => one.quantity)), reasons, obstacle: null };
  });
}

/** Who pays for sending the goods back, and what it costs the customer, in minor units. */
export interface ReturnCost {
  readonly payer: ReturnPayer;
  readonly fee: number;
}

interface CostOf {
  readonly market: Market;
  readonly reasons: readonly ReturnReason[];
  /** Whether the customer paid for the shipping of the order, or an earlier return has charged for it. */
  readonly isShippingPaid: boolean;
  readonly shipping: ShippingSettings;
}

/**
 * A change of mind alone is at the customer's expense (RETURN-4): by the amounts of the Korean store's policy, which charges
 * the way there as well where it was free, and in the US store at the price of its standard shipping.
 */
export function returnCost({ market, reasons, isShippingPaid, shipping }: CostOf): ReturnCost {
  if (reasons.some((reason) => reason !== ReturnReason.CHANGE_OF_MIND)) return { payer: ReturnPayer.SHOP, fee: 0 };
  if (market === 'US') return { payer: ReturnPayer.CUSTOMER, fee: shipping.US.standard };
  return {
    payer: ReturnPayer.CUSTOMER,
    fee: isShippingPaid ? KOREAN_POLICY.returnFee : KOREAN_POLICY.returnFeeBothWays,
  };
}
