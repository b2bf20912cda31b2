import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { type BankSettings, findBank } from '@eunbit/schema/shop-settings';
import {
  type ReceivedDeposit,
  validateDepositRemoval,
  validatePaymentDue,
  validateReceivedDeposit,
} from '@eunbit/schema/validation-deposit';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { refuse, refuseInput } from '../../common/refusal.ts';
import { storeDay } from '../../common/store-time.ts';
import { deposited, depositRemoved, voided } from '../ledger/index.ts';
import {
  countedDeposits,
  type Decision,
  type DepositRecord,
  dueOnDay,
  type OrderRecord,
  type OrderRefusal,
  orderMoney,
  type PaymentRecord,
  whyNotTaken,
} from '../order/index.ts';
import { findRemoval, isDueEditable, isRepeat, statusAfterDeposit } from './deposit-rules.ts';

export interface NewDeposit extends ReceivedDeposit {
  readonly orderNumber: string;
  /** The bank statement line; null if the deposit was entered by hand. */
  readonly statementLineId: string | null;
  /** Number of deposits that staff saw on the order; null if not checked. */
  readonly expectedDeposits: number | null;
  /** Whether staff confirmed it as a second deposit equal to a recorded one. */
  readonly isRepeatConfirmed: boolean;
  readonly staffId: string;
}

/** The statement line has already been recorded, for this or another order. */
export const DUPLICATE = refuse('STATUS_TRANSITION_REFUSED', 'deposit.duplicate');

/** The payment values for the activity log, with `more` added to the amount paid. */
const toLogged = (order: OrderRecord, status = order.payment.status, more = 0) => ({
  payment: status,
  paid: orderMoney(order, order.payment.paidAmount + more),
});

/** Resets data of a payment that was never made: its cash receipt and refund account. */
function withoutPayment(
  { status: before, cashReceipt, refundAccount }: PaymentRecord,
  status: PaymentStatus,
  now: Date,
): Partial<PaymentRecord> {
  const isUnpaid = before === 'PAID' && status !== 'PAID';
  return {
    // Makes the receipt due, so that the job cancels it.
    ...(isUnpaid && cashReceipt?.issued?.receiptKey && { cashReceipt: { ...cashReceipt, dueAt: now } }),
    ...(status === 'VOID' && refundAccount && { refundAccount: { ...refundAccount, sealed: null } }),
  };
}

/** The order with these deposits and the resulting payment status. */
function withDeposits(order: OrderRecord, deposits: DepositRecord[], status: PaymentStatus, now: Date): OrderRecord {
  const { statementLineIds: _, ...payment } = order.payment;
  const lines = deposits.flatMap(({ statementLineId }) => statementLineId ?? []);
  return {
    ...order,
    payment: {
      ...payment,
      status,
      deposits,
      // A unique index on this field prevents two orders from having the same line.
      ...(lines.length > 0 && { statementLineIds: lines }),
      ...withoutPayment(order.payment, status, now),
    },
  };
}

const repeatedKey = ({ statementLineId }: NewDeposit): ApiMessageKey =>
  statementLineId === null ? 'deposit.repeated' : 'deposit.repeatedByHand';

function findFailures(
  order: OrderRecord,
  deposit: NewDeposit,
  banks: BankSettings,
  now: Date,
): readonly FieldFailure<ApiMessageKey>[] {
  const { market, createdAt, payment } = order;
  const days = { from: storeDay(market, createdAt), to: storeDay(market, now) };
  const failures = validateReceivedDeposit(deposit, days);
  // An account that is no longer offered is still valid for orders that were placed with it.
  const isKnown = deposit.bankId === payment.bankId || findBank(banks, deposit.bankId) !== null;
  const isUnknown = !isKnown && !failures.some(({ path }) => path === 'bankId');
  if (isUnknown) return [...failures, { path: 'bankId', key: 'bank.required' }];
  const isRepeated = failures.length === 0 && isRepeat(order, deposit);
  return isRepeated ? [{ path: 'isRepeatConfirmed', key: repeatedKey(deposit) }] : failures;
}

/** Records a deposit. Returns a conflict if other deposits were recorded since the sender read the order. */
export function decideDeposit(
  order: OrderRecord,
  { id, banks, ...sent }: NewDeposit & { readonly id: string; readonly banks: BankSettings },
  now: Date,
): Decision<OrderRefusal> {
  const { payment } = order;
  const { deposits = [] } = payment;
  const { amount, receivedOn, bankId, statementLineId, expectedDeposits, staffId: by } = sent;
  const isRecorded = countedDeposits(deposits).some((kept) => kept.statementLineId === statementLineId);
  if (statementLineId !== null && isRecorded) return DUPLICATE;
  if (expectedDeposits !== null && expectedDeposits !== deposits.length) return { conflict: order };
  const reason = whyNotTaken(order);
  if (reason) return refuse('STATUS_TRANSITION_REFUSED', reason);
  const invalid = refuseInput(findFailures(order, sent, banks, now));
  if (invalid) return invalid;

  const depositorName = sent.depositorName.trim();
  const deposit = { id, amount, receivedOn, depositorName, bankId, statementLineId, at: now, by };
  const status = statusAfterDeposit(order, amount);
  const isComplete = payment.status !== 'PAID' && status === 'PAID';
  const logged = { deposit: orderMoney(order, amount), receivedOn, depositorName };
  const [before, after] = [toLogged(order), { ...toLogged(order, status, amount), ...logged }];
  return {
    order: withDeposits(order, [...deposits, deposit], status, now),
    effects: {
      ledger: [deposited(order, deposit, now)],
      audit: [{ by, action: 'ORDER_DEPOSIT_RECORDED', before, after }],
      ...(isComplete && { emails: [['depositComplete', id]] }),
    },
  };
}

export interface Removal {
  readonly depositId: string;
  readonly reason: string;
  readonly staffId: string;
}

/** Removes a deposit that was recorded by mistake, once. */
export function decideDepositRemoval(
  order: OrderRecord,
  { depositId, reason, staffId: by }: Removal,
  now: Date,
): Decision<OrderRefusal> {
  const invalid = refuseInput(validateDepositRemoval({ reason }));
  if (invalid) return invalid;
  const removal = findRemoval(order, depositId);
  if (!removal) return refuse('STATUS_TRANSITION_REFUSED', 'deposit.notRemoved');
  const { deposit, status } = removal;
  const removed = { reason: reason.trim(), at: now, by };
  // The statement line is free again, since it may belong to another order.
  const deposits = (order.payment.deposits ?? []).map((kept) =>
    kept.id === depositId ? { ...kept, statementLineId: null, removed } : kept,
  );
  const before = { ...toLogged(order), deposit: orderMoney(order, deposit.amount) };
  const after = { ...toLogged(order, status, -deposit.amount), reason: removed.reason };
  return {
    order: withDeposits(order, deposits, status, now),
    effects: {
      ledger: [depositRemoved(order, deposit, now), ...(status === 'VOID' ? [voided(order, now)] : [])],
      audit: [{ by, action: 'ORDER_DEPOSIT_REMOVED', before, after }],
    },
  };
}

/** Sets a new last day for the deposit, `YYYY-MM-DD`. */
export function decidePaymentDue(
  order: OrderRecord,
  { dueOn, by }: { readonly dueOn: string; readonly by: string },
  now: Date,
): Decision<OrderRefusal> {
  if (!isDueEditable(order)) return refuse('STATUS_TRANSITION_REFUSED', 'paymentDue.notAwaited');
  const invalid = refuseInput(validatePaymentDue(dueOn, storeDay(order.market, now)));
  if (invalid) return invalid;
  const due = dueOnDay(order, dueOn, now);
  const [before, after] = [{ paymentDueAt: order.payment.dueAt }, { paymentDueAt: due.dueAt }];
  return {
    order: { ...order, payment: { ...order.payment, ...due } },
    effects: { audit: [{ by, action: 'ORDER_PAYMENT_DUE_SET', before, after }] },
  };
}
