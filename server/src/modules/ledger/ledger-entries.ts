import { CURRENCY_BY_MARKET, type Market } from '@eunbit/schema/market';
import type { PaymentIntent, ProviderRefund } from '../../integrations/payment/payment-provider.ts';
import type { LedgerRecord } from './ledger.record.ts';

/** Whose money moved: an order, or a payment that never became one. */
export interface MoneySource {
  readonly method: LedgerRecord['method'];
  readonly market: Market;
  readonly orderNumber: string | null;
}

/** An order, as far as its money goes. */
export interface LedgerOrder {
  readonly number: string;
  readonly market: Market;
  readonly amounts: { readonly total: number };
  readonly payment: { readonly method: LedgerRecord['method']; readonly depositedAmount?: number | null };
}

function entry(
  _id: string,
  kind: LedgerRecord['kind'],
  { method, market, orderNumber }: MoneySource,
  amount: number,
  at: Date,
): LedgerRecord {
  const ids = { intentId: null, chargeId: null, refundId: null };
  return { _id, kind, method, market, currency: CURRENCY_BY_MARKET[market], amount, orderNumber, ...ids, at };
}

/** Whose money an order's is. */
export function toMoneySource({ payment, market, number }: LedgerOrder): MoneySource {
  return { method: payment.method, market, orderNumber: number };
}

/** Money that the provider took, and what it kept of it where it says so. One payment an intent. */
export function paidThroughProvider(whose: MoneySource, intent: PaymentIntent, at: Date): LedgerRecord[] {
  const ids = { intentId: intent.id, chargeId: intent.charge?.id ?? null };
  const paid = { ...entry(`payment:${intent.id}`, 'PAYMENT', whose, intent.amount, at), ...ids };
  const fee = intent.charge?.fee;
  if (!fee) return [{ ...paid, currency: intent.currency }];
  // Settled in another currency than it was paid in, a payment has its fee in that one.
  const kept = { ...entry(`fee:${intent.id}`, 'FEE', whose, -fee.amount, at), ...ids, currency: fee.currency };
  return [{ ...paid, currency: intent.currency }, kept];
}

/** Money that the provider paid back. */
export function refundedThroughProvider(whose: MoneySource, refund: ProviderRefund, at: Date): LedgerRecord {
  return {
    ...entry(`refund:${refund.id}`, 'REFUND', whose, -refund.amount, at),
    currency: refund.currency,
    intentId: refund.intentId,
    chargeId: refund.chargeId,
    refundId: refund.id,
  };
}

/** What came by transfer: for a virtual account the issuer says it, else staff have found the amount of the order. */
export function getDepositedAmount({ payment, amounts }: Pick<LedgerOrder, 'payment' | 'amounts'>): number {
  return payment.depositedAmount ?? amounts.total;
}

/** Money that came into the company's account: one transfer an order. */
export function paidByTransfer(order: LedgerOrder, at: Date): LedgerRecord {
  return entry(`payment:${order.number}`, 'PAYMENT', toMoneySource(order), getDepositedAmount(order), at);
}

/** Money that went back by a transfer of the company. */
export function refundedByTransfer(order: LedgerOrder, at: Date): LedgerRecord {
  return entry(`refund:${order.number}`, 'REFUND', toMoneySource(order), -getDepositedAmount(order), at);
}

/** An order closed before any money came. */
export function voided(order: LedgerOrder, at: Date): LedgerRecord {
  return entry(`void:${order.number}`, 'VOID', toMoneySource(order), 0, at);
}
