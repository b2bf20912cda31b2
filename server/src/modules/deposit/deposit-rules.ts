import { nextStatuses } from '@eunbit/schema/order';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { countedDeposits, type DepositRecord, getPaidOfPrice, type OrderRecord } from '../order/index.ts';

type Judged = Pick<OrderRecord, 'status' | 'amounts' | 'payment' | 'refunds'>;

interface SentDeposit {
  readonly amount: number;
  readonly receivedOn: string;
  /** The line of a bank statement; null if somebody has typed the deposit in. */
  readonly statementLineId: string | null;
  readonly isRepeatConfirmed: boolean;
}

/**
 * Whether a deposit looks like one that is recorded already, of the same amount on the same day, and nobody has said that it is
 * another one (PAYMENT-54). Lines of statements are told apart by themselves.
 */
export function isRepeat({ payment }: Judged, sent: SentDeposit): boolean {
  if (sent.isRepeatConfirmed) return false;
  return countedDeposits(payment.deposits).some(
    ({ amount, receivedOn, statementLineId }) =>
      amount === sent.amount &&
      receivedOn === sent.receivedOn &&
      (statementLineId === null || sent.statementLineId === null),
  );
}

/** Whether staff may say until when the deposit of an order is awaited (PAYMENT-33). */
export function isDueEditable({ status, payment }: Judged): boolean {
  const isAwaited = payment.method === 'DEPOSIT' && payment.status === 'AWAITING_PAYMENT';
  return isAwaited && nextStatuses(status).length > 0;
}

/** The status of a payment after a deposit was recorded. */
export function statusAfterDeposit(order: Judged, amount: number): PaymentStatus {
  return getPaidOfPrice(order) + amount >= order.amounts.total ? 'PAID' : 'AWAITING_PAYMENT';
}

/** The status after a deposit was taken out again. Of a cancelled order nothing goes back that was never there. */
function statusAfterRemoval(order: Judged, amount: number): PaymentStatus {
  if (order.payment.status === 'REFUND_DUE') return order.payment.paidAmount > amount ? 'REFUND_DUE' : 'VOID';
  return getPaidOfPrice(order) - amount >= order.amounts.total ? 'PAID' : 'AWAITING_PAYMENT';
}

const REMOVABLE: ReadonlySet<PaymentStatus> = new Set(['AWAITING_PAYMENT', 'PAID', 'REFUND_DUE']);

/**
 * A deposit that can be taken out, with the status of the payment after it; null if there is none. Once money went back,
 * what is left cannot be told to be this or that deposit (PAYMENT-30).
 */
export function findRemoval(
  order: Judged,
  depositId: string,
): { readonly deposit: DepositRecord; readonly status: PaymentStatus } | null {
  const { status, deposits, refundedAmount } = order.payment;
  const deposit = countedDeposits(deposits).find(({ id }) => id === depositId);
  if (!deposit || !REMOVABLE.has(status) || refundedAmount > 0) return null;
  return { deposit, status: statusAfterRemoval(order, deposit.amount) };
}
