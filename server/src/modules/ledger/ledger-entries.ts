import { CURRENCY_BY_MARKET, type Market } from '@eunbit/schema/market';
import type { PaymentIntent, ProviderRefund } from '../../integrations/payment/payment-provider.ts';
import type { ProviderDispute, TrackedRefund } from '../../integrations/payment/payment-reversals.ts';
import type { LedgerRecord } from './ledger.model.ts';

/** The source of a movement: an order, or a payment without one. */
export interface MoneySource {
  readonly method: LedgerRecord['method'];
  readonly market: Market;
  readonly orderNumber: string | null;
}

/** The fields of a refund that failed at the provider. */
type FailedRefund = Pick<TrackedRefund, 'id' | 'amount' | 'currency'>;

/** The fields of an order that ledger entries need. */
export interface LedgerOrder {
  readonly number: string;
  readonly market: Market;
  readonly amounts: { readonly total: number };
  readonly payment: {
    readonly method: LedgerRecord['method'];
    readonly depositedAmount?: number | null;
    readonly depositsTakenBack?: readonly Date[];
  };
}

/** The fields of a deposit that ledger entries need. */
export interface LedgerDeposit {
  readonly id: string;
  readonly amount: number;
}

function entry(
  _id: string,
  kind: LedgerRecord['kind'],
  { method, market, orderNumber }: MoneySource,
  amount: number,
  at: Date,
): LedgerRecord {
  const ids = { intentId: null, chargeId: null, refundId: null, disputeId: null };
  return { _id, kind, method, market, currency: CURRENCY_BY_MARKET[market], amount, orderNumber, ...ids, at };
}

export function toMoneySource({ payment, market, number }: LedgerOrder): MoneySource {
  return { method: payment.method, market, orderNumber: number };
}

/** A payment through the provider, and its fee if known. One payment per intent. */
export function paidThroughProvider(whose: MoneySource, intent: PaymentIntent, at: Date): LedgerRecord[] {
  const ids = { intentId: intent.id, chargeId: intent.charge?.id ?? null };
  const paid = { ...entry(`payment:${intent.id}`, 'PAYMENT', whose, intent.received, at), ...ids };
  const fee = intent.charge?.fee;
  if (!fee) return [{ ...paid, currency: intent.currency }];
  // A fee is in the settlement currency, which may differ from the currency of the payment.
  const kept = { ...entry(`fee:${intent.id}`, 'FEE', whose, -fee.amount, at), ...ids, currency: fee.currency };
  return [{ ...paid, currency: intent.currency }, kept];
}

/** A refund through the provider. */
export function refundedThroughProvider(whose: MoneySource, refund: ProviderRefund, at: Date): LedgerRecord {
  return {
    ...entry(`refund:${refund.id}`, 'REFUND', whose, -refund.amount, at),
    currency: refund.currency,
    intentId: refund.intentId,
    chargeId: refund.chargeId,
    refundId: refund.id,
  };
}

/**
 * A refund in the provider's current state. A failed refund yields an outgoing and an incoming entry, even if neither was
 * recorded before, so that repeated and late events lead to the same entries.
 */
export function trackedRefund(whose: MoneySource, refund: TrackedRefund, at: Date): LedgerRecord[] {
  const out = refundedThroughProvider(whose, refund, at);
  if (refund.status !== 'FAILED') return [out];
  return [out, { ...out, _id: `refund-failed:${refund.id}`, amount: refund.amount }];
}

/** A failed refund that staff made outside the provider. It has no provider id, because the provider moved no money. */
export function refundedElsewhere(whose: MoneySource, { id, amount, currency }: FailedRefund, at: Date): LedgerRecord {
  return { ...entry(`refund-elsewhere:${id}`, 'REFUND', whose, -amount, at), currency };
}

/** The movements of a dispute so far, and the provider's fees for it. A dispute that moved nothing yet has no entries. */
export function disputedThroughProvider(whose: MoneySource, dispute: ProviderDispute, at: Date): LedgerRecord[] {
  const ids = { intentId: dispute.intentId, chargeId: dispute.chargeId, disputeId: dispute.id };
  return dispute.movements.flatMap(({ id, amount, fee }) => {
    const moved = { ...entry(`dispute:${id}`, 'DISPUTE', whose, amount, at), ...ids, currency: dispute.currency };
    if (!fee) return [moved];
    return [moved, { ...entry(`dispute-fee:${id}`, 'FEE', whose, -fee.amount, at), ...ids, currency: fee.currency }];
  });
}

/**
 * The deposited amount: reported by the issuer for a virtual account, otherwise the order total, as confirmed by staff.
 */
function getDepositedAmount({ payment, amounts }: Pick<LedgerOrder, 'payment' | 'amounts'>): number {
  return payment.depositedAmount ?? amounts.total;
}

/** The id of a deposit. An order has more than one only if the bank took one back. */
function depositId({ number, payment }: LedgerOrder): string {
  const takenBack = payment.depositsTakenBack?.length ?? 0;
  return takenBack > 0 ? `${number}:${takenBack}` : number;
}

/** A bank transfer to the shop: one per order, and one more for each that the bank took back. */
export function paidByTransfer(order: LedgerOrder, at: Date): LedgerRecord {
  return entry(`payment:${depositId(order)}`, 'PAYMENT', toMoneySource(order), getDepositedAmount(order), at);
}

/** A deposit that staff record; an order may have several. */
export function deposited(order: LedgerOrder, { id, amount }: LedgerDeposit, at: Date): LedgerRecord {
  return entry(`payment:${order.number}:${id}`, 'PAYMENT', toMoneySource(order), amount, at);
}

/** Removes a deposit that staff recorded by mistake. */
export function depositRemoved(order: LedgerOrder, { id, amount }: LedgerDeposit, at: Date): LedgerRecord {
  return entry(`deposit-removed:${order.number}:${id}`, 'PAYMENT', toMoneySource(order), -amount, at);
}

/** A refund of a cancelled order's remaining money by bank transfer. */
export function refundedByTransfer(order: LedgerOrder, at: Date, amount: number): LedgerRecord {
  return entry(`refund:${order.number}`, 'REFUND', toMoneySource(order), -amount, at);
}

/** A partial refund that staff made by bank transfer. */
export function partRefundedByTransfer(
  order: LedgerOrder,
  { id, amount }: { readonly id: string; readonly amount: number },
  at: Date,
): LedgerRecord {
  return entry(`refund:${order.number}:${id}`, 'REFUND', toMoneySource(order), -amount, at);
}

/** A deposit that the bank took back; `order` is the order before that. */
export function takenBackByBank(order: LedgerOrder, at: Date): LedgerRecord {
  const amount = -getDepositedAmount(order);
  return entry(`taken-back:${depositId(order)}`, 'REFUND', toMoneySource(order), amount, at);
}

/** The sums of an order's ledger entries, in minor units. */
export interface LedgerMoney {
  /** Total received, less deposits that banks took back. */
  readonly paidAmount: number;
  /** Total refunded, without failed refunds. */
  readonly refundedAmount: number;
}

const isTakenBack = ({ _id }: Pick<LedgerRecord, '_id'>) => _id.startsWith('taken-back:');

/** Sums up entries of one order, each movement once. Fees and disputes count as neither paid nor refunded. */
export function sumMoney(entries: readonly Pick<LedgerRecord, '_id' | 'kind' | 'amount'>[]): LedgerMoney {
  const movements = [...new Map(entries.map((movement) => [movement._id, movement])).values()];
  const isPayment = (movement: (typeof movements)[number]) => movement.kind === 'PAYMENT' || isTakenBack(movement);
  const isRefund = (movement: (typeof movements)[number]) => movement.kind === 'REFUND' && !isTakenBack(movement);
  const sum = (some: typeof movements) => some.reduce((total, { amount }) => total + amount, 0);
  // 0 - … instead of -…: an empty sum is 0, not -0.
  return { paidAmount: sum(movements.filter(isPayment)), refundedAmount: 0 - sum(movements.filter(isRefund)) };
}

/** An order closed before it was paid. */
export function voided(order: LedgerOrder, at: Date): LedgerRecord {
  return entry(`void:${order.number}`, 'VOID', toMoneySource(order), 0, at);
}
