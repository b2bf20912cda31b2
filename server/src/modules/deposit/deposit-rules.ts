import { nextStatuses } from '@eunbit/schema/order';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { countedDeposits, type DepositRecord, getPaidOfPrice, type OrderRecord } from '../order/index.ts';

type DepositOrder = Pick<OrderRecord, 'status' | 'amounts' | 'payment' | 'refunds'>;

interface SentDeposit {
  readonly amount: number;
  readonly receivedOn: string;
  /** The bank statement line; null if the deposit was entered by hand. */
  readonly statementLineId: string | null;
  readonly isRepeatConfirmed: boolean;
}

/**
 * Whether a deposit equals a recorded one in amount and day and staff have not confirmed it as another one (PAYMENT-54).
 * Statement lines are identified by their id instead.
 */
export function isRepeat({ payment }: DepositOrder, sent: SentDeposit): boolean {
  if (sent.isRepeatConfirmed) return false;
  return countedDeposits(payment.deposits).some(
    ({ amount, receivedOn, statementLineId }) =>
      amount === sent.amount &&
      receivedOn === sent.receivedOn &&
      (statementLineId === null || sent.statementLineId === null),
  );
}

/** Whether staff may set the deadline for the deposit of an order (PAYMENT-33). */
export function isDueEditable({ status, payment }: DepositOrder): boolean {
  const isAwaited = payment.method === 'DEPOSIT' && payment.status === 'AWAITING_PAYMENT';
  return isAwaited && nextStatuses(status).length > 0;
}

/** The status of a payment after a deposit was recorded. */
export function statusAfterDeposit(order: DepositOrder, amount: number): PaymentStatus {
  return getPaidOfPrice(order) + amount >= order.amounts.total ? 'PAID' : 'AWAITING_PAYMENT';
}

/** The status after a deposit was removed. A cancelled order without other deposits has nothing to refund. */
function statusAfterRemoval(order: DepositOrder, amount: number): PaymentStatus {
  if (order.payment.status === 'REFUND_DUE') return order.payment.paidAmount > amount ? 'REFUND_DUE' : 'VOID';
  return getPaidOfPrice(order) - amount >= order.amounts.total ? 'PAID' : 'AWAITING_PAYMENT';
}

const REMOVABLE: ReadonlySet<PaymentStatus> = new Set(['AWAITING_PAYMENT', 'PAID', 'REFUND_DUE']);

/**
 * A deposit that can be removed, with the resulting payment status; null if there is none. After a refund, the remaining money
 * cannot be attributed to a single deposit (PAYMENT-30).
 */
export function findRemoval(
  order: DepositOrder,
  depositId: string,
): { readonly deposit: DepositRecord; readonly status: PaymentStatus } | null {
  const { status, deposits, refundedAmount } = order.payment;
  const deposit = countedDeposits(deposits).find(({ id }) => id === depositId);
  if (!deposit || !REMOVABLE.has(status) || refundedAmount > 0) return null;
  return { deposit, status: statusAfterRemoval(order, deposit.amount) };
}
