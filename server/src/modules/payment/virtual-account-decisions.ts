import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { VirtualAccount } from '../../integrations/virtual-account/virtual-account-issuer.ts';
import { paidByTransfer, takenBackByBank, voided } from '../ledger/index.ts';
import {
  type Decision,
  followUpAfter,
  type OrderChange,
  type OrderRecord,
  type PaymentRecord,
} from '../order/index.ts';
import { classifyDeposit, type DepositChange } from './virtual-account-rules.ts';

type DepositKind = Exclude<DepositChange['kind'], 'takenBack' | 'closed'>;

const STATUS_AFTER: Readonly<Record<DepositKind, PaymentStatus>> = {
  paid: 'PAID',
  differs: 'AWAITING_PAYMENT',
  tooLate: 'REFUND_DUE',
};

type Deposited = Pick<PaymentRecord, 'status' | 'depositedAmount' | 'depositsTakenBack'>;

/** The account as the issuer returned it, and the order's deposit at the time of the request. */
export interface AccountAnswer {
  readonly seen: Deposited;
  readonly account: Pick<VirtualAccount, 'status' | 'amount'>;
}

/** Whether the deposit is unchanged since the request: an older response would undo a newer deposit. */
const isAsSeen = (payment: Deposited, seen: Deposited): boolean =>
  payment.status === seen.status &&
  (payment.depositedAmount ?? null) === (seen.depositedAmount ?? null) &&
  (payment.depositsTakenBack?.length ?? 0) === (seen.depositsTakenBack?.length ?? 0);

/**
 * The bank took the deposit back: the order awaits it again, or the account is closed if the order was cancelled. The order
 * status does not change; staff see a mark.
 */
function takeBack(order: OrderRecord, now: Date): OrderChange {
  const { payment, status } = order;
  const next = payment.status === 'REFUND_DUE' ? 'RELEASE_DUE' : 'AWAITING_PAYMENT';
  // A shipped order cannot be cancelled: a later deposit is recorded when the issuer reports it.
  const isOpen = next === 'RELEASE_DUE' || status === 'PREPARING_FOR_SHIPMENT';
  const without: PaymentRecord = {
    ...payment,
    status: next,
    depositedAmount: null,
    depositNotedAt: null,
    depositsTakenBack: [...(payment.depositsTakenBack ?? []), now],
    followUpTries: 0,
  };
  return {
    order: { ...order, payment: { ...without, followUpAt: isOpen ? followUpAfter(without, next, now) : null } },
    effects: { ledger: [takenBackByBank(order, now)] },
  };
}

/** Records the deposit that the issuer reports, whether it pays the order or not. */
function takeDeposit(order: OrderRecord, kind: DepositKind, amount: number, now: Date): OrderChange {
  const status = STATUS_AFTER[kind];
  const payment = { ...order.payment, status, depositedAmount: amount, depositNotedAt: now, followUpTries: 0 };
  const after = { ...order, payment: { ...payment, followUpAt: followUpAfter(payment, status, now) } };
  // The email is sent once per order, and not again after a bank took the first deposit back.
  const isEmailed = kind === 'paid' && !payment.depositsTakenBack?.length;
  return {
    order: after,
    effects: { ledger: [paidByTransfer(after, now)], ...(isEmailed && { emails: [['depositReceived']] }) },
  };
}

/** Updates an order from its virtual account. */
export function decideAccountAnswer(
  order: OrderRecord,
  { seen, account }: AccountAnswer,
  now: Date,
): Decision<'changed' | 'nothingNew'> {
  const { payment, amounts } = order;
  if (!isAsSeen(payment, seen)) return { refused: 'changed' };
  const news = classifyDeposit(payment, amounts.total, account);
  if (!news) return { refused: 'nothingNew' };
  if (news.kind === 'takenBack') return takeBack(order, now);
  if (news.kind !== 'closed') return takeDeposit(order, news.kind, account.amount, now);
  return {
    order: { ...order, payment: { ...payment, status: 'VOID', followUpAt: null, followUpTries: 0 } },
    effects: { ledger: [voided(order, now)] },
  };
}

/** Schedules the next query of an account that has not changed. */
export function decideNextPoll(order: OrderRecord, seen: PaymentStatus, now: Date): Decision<'changed'> {
  const { payment } = order;
  if (payment.status !== seen) return { refused: 'changed' };
  return { order: { ...order, payment: { ...payment, followUpAt: followUpAfter(payment, seen, now) } } };
}
