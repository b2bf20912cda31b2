import type { ClientSession } from 'mongoose';
import type { LedgerRecord } from '../../ledger/ledger.record.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import type { OrderRecord } from '../order.record.ts';
import { getMismatch, withStatus } from '../payment-amounts.ts';
import { dueForEdits } from '../refunds.record.ts';

/**
 * Status and sums of the payment of an order as it shall be, with these entries of the ledger: they are summed up in the
 * transaction that notes them.
 */
export async function sumPayment(
  ledger: LedgerService,
  session: ClientSession,
  order: Pick<OrderRecord, 'number' | 'payment' | 'amounts' | 'refunds'>,
  movements: readonly LedgerRecord[],
) {
  const { number, payment, amounts } = order;
  const money = movements.length > 0 ? await ledger.moneyWith(session, number, movements) : payment;
  const mismatch = getMismatch(payment.state, money, amounts.total + dueForEdits(order));
  return { ...withStatus(payment.state, money), mismatch };
}
