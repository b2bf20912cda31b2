import type { Currency } from '@eunbit/schema/market';
import type { MoneyType } from '../../common/money.types.ts';
import type { LedgerKind } from '../ledger/ledger.record.ts';
import { presentOrder } from '../order/order.presenter.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { Difference } from './differences.ts';
import type { FinanceContext } from './finance.wiring.ts';
import type { ComparedPayment } from './provider-account.service.ts';
import type { BooksDifference, ProviderPayment } from './provider-account.types.ts';

export function presentDifference(
  { kind, provider, shop, currency, intentId, refundId }: Difference,
  order: OrderRecord | null,
  context: FinanceContext,
): BooksDifference {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return {
    kind,
    provider: money(provider),
    shop: money(shop),
    intentId,
    refundId,
    order: order && presentOrder(order, context),
  };
}

export function presentPayment(compared: ComparedPayment, context: FinanceContext): ProviderPayment {
  const { payment, order, differences } = compared;
  const money = (amount: number, currency: Currency = payment.currency) => ({ amount, currency });
  return {
    id: payment.intentId,
    state: payment.status,
    startedAt: payment.startedAt,
    amount: money(payment.amount),
    received: money(payment.received),
    refunded: money(payment.refunded),
    fee: payment.fee,
    booked: getBookedAmount(compared, 'PAYMENT'),
    bookedRefunds: getBookedAmount(compared, 'REFUND'),
    bookedFee: getBookedAmount(compared, 'FEE'),
    card: payment.card,
    receiptUrl: payment.receiptUrl,
    order: order && presentOrder(order, context),
    differences: differences.map((difference) => presentDifference(difference, order, context)),
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
