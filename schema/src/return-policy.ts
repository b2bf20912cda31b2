import { businessDaysAfter } from './business-days.ts';
import type { FulfilmentState, Units } from './fulfilment.ts';
import type { Market } from './market.ts';
import { ReturnPayer, ReturnReason } from './return.ts';
import type { ShippingSettings } from './shop-settings.ts';
import { KOREAN_POLICY, STORE_POLICY } from './store-policy.ts';
import { storeDayFormat } from './time-zone.ts';

/** Why no units of a line can be returned now. */
export const ReturnObstacle = {
  ORDER_CANCELLED: 'ORDER_CANCELLED',
  NOT_SHIPPED: 'NOT_SHIPPED',
  ALREADY_TAKEN: 'ALREADY_TAKEN',
  TOO_LATE: 'TOO_LATE',
} as const;
export type ReturnObstacle = (typeof ReturnObstacle)[keyof typeof ReturnObstacle];

/** Units that were shipped together. */
export interface SentParcel {
  readonly lines: readonly Units[];
  readonly state: FulfilmentState;
  readonly shippedAt: Date;
  /** Null if the date of delivery is unknown. */
  readonly deliveredAt: Date | null;
}

/** Facts about an order that decide on its returns. */
export interface ReturnableOrder {
  readonly market: Market;
  readonly isCancelled: boolean;
  readonly lines: readonly Units[];
  readonly sent: readonly SentParcel[];
  /** Units of active returns, and units that were refunded otherwise. */
  readonly taken: readonly Units[];
}

/** How many units can be returned for a reason, and the last day on which all of them can. */
export interface ReturnableFor {
  readonly reason: ReturnReason;
  readonly quantity: number;
  /** `YYYY-MM-DD`, inclusive. */
  readonly until: string;
}

export interface ReturnableLine {
  readonly productId: string;
  /** The most units that can be returned for any reason. */
  readonly quantity: number;
  /** The day of receipt that counts, `YYYY-MM-DD`; null if nothing was shipped. */
  readonly receivedOn: string | null;
  /** False if the delivery date is unknown, so that the last day of the promised transit counts (RETURN-3). */
  readonly isReceiptKnown: boolean;
  /** Empty if there is an obstacle. */
  readonly reasons: readonly ReturnableFor[];
  readonly obstacle: ReturnObstacle | null;
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** The calendar day some days or months later; the last day of the month if `months` leads to a month that is too short. */
function laterDay(day: string, { days = 0, months = 0 }: { readonly days?: number; readonly months?: number }): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const inMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, inMonth) + days);
  return toDay(date);
}

/**
 * The return period for faults in Korea is that of the e-commerce act; the US store has one period for all reasons (RETURN-3).
 */
export function lastReturnDay(market: Market, reason: ReturnReason, receivedOn: string): string {
  const isFaultInKorea = market === 'KR' && reason !== ReturnReason.CHANGE_OF_MIND;
  if (isFaultInKorea) return laterDay(receivedOn, { months: KOREAN_POLICY.defectMonths });
  return laterDay(receivedOn, { days: STORE_POLICY[market].returnDays });
}

/** The last day on which a parcel is expected to arrive, islands and remote areas included. */
function expectedReceipt(market: Market, shippedAt: Date): string {
  const remote = market === 'KR' ? KOREAN_POLICY.remoteAreaDays.maximum : 0;
  return toDay(businessDaysAfter(market, shippedAt, STORE_POLICY[market].transitDays.maximum + remote));
}

interface ReceivedUnit {
  readonly on: string;
  readonly isKnown: boolean;
}

/** One entry for each unit of a product that was shipped and has not come back undelivered, oldest receipt first. */
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

/** The units of each line that can be returned on a day of the store, with reasons and deadlines, or why none can. */
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

/** Who pays for return shipping, and the customer's cost in minor units. */
export interface ReturnCost {
  readonly payer: ReturnPayer;
  readonly fee: number;
}

interface CostOf {
  readonly market: Market;
  readonly reasons: readonly ReturnReason[];
  /** Whether the customer paid for the shipping of the order, or was charged for it by an earlier return. */
  readonly isShippingPaid: boolean;
  readonly shipping: ShippingSettings;
}

/**
 * Only a change of mind is at the customer's expense (RETURN-4). The Korean store charges the amounts of its policy, including
 * the shipping to the customer if that was free; the US store charges the price of its standard shipping.
 */
export function returnCost({ market, reasons, isShippingPaid, shipping }: CostOf): ReturnCost {
  if (reasons.some((reason) => reason !== ReturnReason.CHANGE_OF_MIND)) return { payer: ReturnPayer.SHOP, fee: 0 };
  if (market === 'US') return { payer: ReturnPayer.CUSTOMER, fee: shipping.US.standard };
  return {
    payer: ReturnPayer.CUSTOMER,
    fee: isShippingPaid ? KOREAN_POLICY.returnFee : KOREAN_POLICY.returnFeeBothWays,
  };
}
