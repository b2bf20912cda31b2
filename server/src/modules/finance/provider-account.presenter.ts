import type { MoneyType } from '../../common/money.types.ts';
import type { AccountPayment } from '../../integrations/payment/payment-account.ts';
import type { LedgerKind } from '../ledger/index.ts';
import type { Difference } from './differences.ts';
import type { ComparedPayment } from './provider-account.service.ts';
import type { BooksDifference, ProviderPayment } from './provider-account.types.ts';

export function presentDifference(difference: Difference): BooksDifference {
  const { kind, provider, shop, currency, intentId, refundId, disputeId, orderNumber } = difference;
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return { kind, provider: money(provider), shop: money(shop), intentId, refundId, disputeId, orderNumber };
}

export function presentPayment(payment: AccountPayment): ProviderPayment {
  const money = (amount: number) => ({ amount, currency: payment.currency });
  return {
    id: payment.intentId,
    status: payment.status,
    startedAt: payment.startedAt,
    amount: money(payment.amount),
    received: money(payment.received),
    refunded: money(payment.refunded),
    fee: payment.fee,
    card: payment.card,
    receiptUrl: payment.receiptUrl,
    payment,
  };
}

/** Sum of the ledger entries of one kind for a payment; null if there are none. */
export function getBookedAmount({ entries }: ComparedPayment, kind: LedgerKind): MoneyType | null {
  const [first, ...rest] = entries.filter((entry) => entry.kind === kind);
  if (!first) return null;
  // Fees and refunds are negative in the ledger, but positive like the provider's figures when shown beside them.
  const amount = Math.abs(rest.reduce((sum, entry) => sum + entry.amount, first.amount));
  return { amount, currency: first.currency };
}
