import type { ClientSession } from 'mongoose';
import type { LedgerRecord } from '../../ledger/ledger.record.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import type { LedgerMoney } from '../../ledger/ledger-entries.ts';
import type { OrderRecord, PaymentState } from '../order.record.ts';
import { getMismatch, withStatus } from '../payment-amounts.ts';
import { dueForEdits } from '../refunds.record.ts';

/**
 * Status and sums of a payment that enters a state with these entries of the ledger. `judged` is what the answer is made of
 * and the write must find unchanged: the price, which an edit may change, and the sums. Of these it need not with entries,
 * because they were summed up in its transaction.
 */
export async function sumPayment(
  ledger: LedgerService,
  session: ClientSession | null,
  order: Pick<OrderRecord, 'number' | 'payment' | 'amounts' | 'refunds'>,
  state: PaymentState,
  movements: readonly LedgerRecord[],
) {
  const { number, payment, amounts } = order;
  const toSums = (money: LedgerMoney) => ({
    ...withStatus(state, money),
    mismatch: getMismatch(state, money, amounts.total + dueForEdits(order)),
  });
  const price = { 'amounts.total': amounts.total };
  if (movements.length > 0 && session) {
    return { judged: price, sums: toSums(await ledger.moneyWith(session, number, movements)) };
  }
  const { paidAmount, refundedAmount } = payment;
  return { judged: { ...price, ...toPaymentFields({ paidAmount, refundedAmount }) }, sums: toSums(payment) };
}

/** Fields of a payment, as the paths that they have in an order. */
export function toPaymentFields(payment: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payment).map(([field, value]) => [`payment.${field}`, value]));
}
