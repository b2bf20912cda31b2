import type { Currency } from '@eunbit/schema/market';
import type { RecordedPayment, RecordedRefund } from '../../integrations/payment/payment-records.ts';
import type { ProviderDispute } from '../../integrations/payment/payment-reversals.ts';
import type { LedgerRecord } from '../ledger/index.ts';
import { chargedThrough, getSettledAmount, type OrderMoney, type RefundRecord } from '../order/index.ts';

/** Kinds of differences between the provider's records and the shop's ledger. */
export const DifferenceKind = {
  PAYMENT_WITHOUT_ORDER: 'PAYMENT_WITHOUT_ORDER',
  ORDER_WITHOUT_PAYMENT: 'ORDER_WITHOUT_PAYMENT',
  AMOUNT_UNEQUAL: 'AMOUNT_UNEQUAL',
  REFUND_MISSING: 'REFUND_MISSING',
  LEDGER_MISSING: 'LEDGER_MISSING',
  LEDGER_EXTRA: 'LEDGER_EXTRA',
} as const;
export type DifferenceKind = (typeof DifferenceKind)[keyof typeof DifferenceKind];

export interface Difference {
  readonly kind: DifferenceKind;
  readonly orderNumber: string | null;
  readonly intentId: string | null;
  readonly refundId: string | null;
  readonly disputeId: string | null;
  readonly currency: Currency;
  /** Minor units according to the provider; null if it has no such movement. */
  readonly provider: number | null;
  /** Minor units according to the shop; null if it has no such movement. */
  readonly shop: number | null;
}

/** Payment statuses of an order that imply that its money was received. */
const HAD_MONEY: ReadonlySet<string> = new Set(['PAID', 'REFUND_DUE', 'REFUNDED']);

interface Found {
  readonly payment: RecordedPayment;
  readonly order: OrderMoney | null;
  readonly entries: readonly LedgerRecord[];
}

/** Differences of a payment that the provider captured. Movements after `settledBy` may still be in flight. */
export function findDifferences({ payment, order, entries }: Found, settledBy: Date): Difference[] {
  const { intentId, received, refunded, currency, paidAt } = payment;
  if (received === 0 || !paidAt || paidAt > settledBy) return [];
  const about = { orderNumber: order?.number ?? null, intentId, refundId: null, disputeId: null, currency };
  const found: Difference[] = [];
  if (!order && refunded < received) {
    return [{ ...about, kind: 'PAYMENT_WITHOUT_ORDER', provider: received - refunded, shop: null }];
  }
  const charged = order ? chargedThrough(order, intentId) : received;
  if (charged !== received) found.push({ ...about, kind: 'AMOUNT_UNEQUAL', provider: received, shop: charged });
  // Refunds that staff settled outside the provider, and amounts held by a dispute, are not missing at the provider.
  const isOfPayment = (refund: RefundRecord) => refund.intentId === intentId;
  const { disputes = [] } = order?.payment.reversals ?? {};
  const held = disputes.filter((dispute) => dispute.intentId === intentId);
  const returned =
    refunded +
    getSettledAmount(order?.payment.reversals, isOfPayment) +
    held.reduce((sum, { heldAmount }) => sum + heldAmount, 0);
  if (order && owesRefund(order, settledBy) && returned < received) {
    found.push({ ...about, kind: 'REFUND_MISSING', provider: refunded, shop: received });
  }
  const noted = entries.find(({ kind }) => kind === 'PAYMENT');
  if (!noted) found.push({ ...about, kind: 'LEDGER_MISSING', provider: received, shop: null });
  else if (noted.amount !== received || noted.currency !== currency) {
    found.push({ ...about, kind: 'AMOUNT_UNEQUAL', provider: received, shop: noted.amount });
  }
  return found;
}

/** The difference in a payment's refunded total, over all its refunds. A refund in flight is not a difference yet. */
export function refundedDifference({ payment, order, entries }: Found, settledBy: Date): Difference | null {
  const { intentId, refunded, currency, paidAt } = payment;
  if (!paidAt || paidAt > settledBy || order?.payment.status === 'REFUND_DUE') return null;
  const noted = entries.filter(({ kind }) => kind === 'REFUND').reduce((sum, { amount }) => sum - amount, 0);
  if (noted === refunded) return null;
  const about = { orderNumber: order?.number ?? null, intentId, refundId: null, disputeId: null, currency };
  if (noted === 0) return { ...about, kind: 'LEDGER_MISSING', provider: -refunded, shop: null };
  return { ...about, kind: 'AMOUNT_UNEQUAL', provider: -refunded, shop: -noted };
}

/** Whether the order's money should have been refunded by `settledBy`. */
function owesRefund({ payment, statusHistory }: OrderMoney, settledBy: Date): boolean {
  if (payment.status === 'REFUNDED') return true;
  const last = statusHistory.at(-1);
  return payment.status === 'REFUND_DUE' && last !== undefined && last.at <= settledBy;
}

/** The difference of a refund that the provider made from its ledger entries. */
export function refundDifference(
  { id, intentId, amount, currency, madeAt }: RecordedRefund,
  entries: readonly LedgerRecord[],
  settledBy: Date,
): Difference | null {
  const [entry] = entries;
  const about = { orderNumber: entry?.orderNumber ?? null, intentId, refundId: id, disputeId: null, currency };
  if (!entry) return madeAt > settledBy ? null : { ...about, kind: 'LEDGER_MISSING', provider: -amount, shop: null };
  const noted = sumOf(entries);
  if (noted === -amount) return null;
  return { ...about, kind: 'AMOUNT_UNEQUAL', provider: -amount, shop: noted };
}

/** The sum of a refund's ledger entries; 0 once it has failed. */
export function sumOf(entries: readonly LedgerRecord[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

/** Differences of a dispute's movements of money from their ledger entries, by the ids of the movements. */
export function disputeDifferences(
  { id, intentId, currency, movements }: ProviderDispute,
  entries: ReadonlyMap<string, LedgerRecord>,
  settledBy: Date,
): Difference[] {
  return movements.flatMap((movement): Difference[] => {
    const entry = entries.get(`dispute:${movement.id}`);
    if (entry ? entry.amount === movement.amount : movement.at > settledBy) return [];
    const about = { orderNumber: entry?.orderNumber ?? null, intentId, refundId: null, disputeId: id, currency };
    const kind = entry ? 'AMOUNT_UNEQUAL' : 'LEDGER_MISSING';
    return [{ ...about, kind, provider: movement.amount, shop: entry?.amount ?? null }];
  });
}

/** The difference of an order's payment that the provider has not captured. */
export function orderDifference(
  order: OrderMoney,
  intentId: string,
  payment: RecordedPayment | null,
): Difference | null {
  const { number, payment: own, market } = order;
  if (!HAD_MONEY.has(own.status) || (payment && payment.received > 0)) return null;
  const currency = payment?.currency ?? (market === 'KR' ? 'KRW' : 'USD');
  const about = { orderNumber: number, intentId, refundId: null, disputeId: null, currency };
  const shop = chargedThrough(order, intentId);
  return { ...about, kind: 'ORDER_WITHOUT_PAYMENT', provider: payment ? 0 : null, shop };
}

/** A ledger entry for a movement that the provider does not have. */
export function extraEntry(entry: LedgerRecord): Difference {
  const { orderNumber, intentId, refundId, disputeId, currency, amount } = entry;
  return { kind: 'LEDGER_EXTRA', orderNumber, intentId, refundId, disputeId, currency, provider: null, shop: amount };
}

/** An order paid by bank transfer without a ledger entry. */
export function unbookedTransfer({ number, amounts, market }: OrderMoney): Difference {
  const currency = market === 'KR' ? 'KRW' : 'USD';
  const about = { orderNumber: number, intentId: null, refundId: null, disputeId: null, currency } as const;
  return { ...about, kind: 'LEDGER_MISSING', provider: null, shop: amounts.total };
}
