import { refundedByTransfer } from '../ledger/index.ts';
import {
  type Decision,
  isRefundUnderWay,
  type OrderRecord,
  type PaymentRecord,
  type RefundAccountRecord,
  type RefundFailureRecord,
} from '../order/index.ts';
import { nextTry } from './card-authorisation-rules.ts';
import { isStillDue } from './follow-up-decision.ts';

/** A refund that the issuer has made, in minor units, with the receiving account. */
export interface IssuerRefund {
  readonly account: RefundAccountRecord;
  readonly amount: number;
}

/** Records the refund. Only the last digits of the account are kept: the rest is no longer needed. */
export function decideIssuerRefund(
  order: OrderRecord,
  { account, amount }: IssuerRefund,
  now: Date,
): Decision<'changed'> {
  const { payment } = order;
  if (payment.status !== 'REFUND_DUE') return { refused: 'changed' };
  return {
    order: {
      ...order,
      payment: {
        ...payment,
        status: 'REFUNDED',
        followUpAt: null,
        followUpTries: 0,
        refundAccount: { ...account, sealed: null, failure: null },
        refundedAt: now,
      },
    },
    effects: { ledger: [refundedByTransfer(order, now, amount)], emails: [['refunded', amount]] },
  };
}

/** A refund that has failed. */
export interface FailedIssuerRefund {
  /** The payment as it was when the issuer was asked. */
  readonly seen: PaymentRecord;
  /** The idempotency key of the failed request, and that of the next one. */
  readonly requestKey: string;
  readonly nextKey: string;
  readonly failure: Omit<RefundFailureRecord, 'at'>;
}

/** Schedules a retry of a failed refund, or leaves it to staff. Changes to the payment since then are kept. */
export function decideFailedIssuerRefund(
  order: OrderRecord,
  { seen, requestKey, nextKey, failure }: FailedIssuerRefund,
  now: Date,
): Decision<'changed'> {
  const { payment } = order;
  const { refundAccount: account, followUpTries: tries = 0 } = payment;
  if (!isStillDue(payment, seen) || account?.requestKey !== requestKey) return { refused: 'changed' };
  const refundAccount = { ...account, requestKey: nextKey, failure: { ...failure, at: now } };
  const next = failure.isFinal ? { followUpAt: null } : { followUpAt: nextTry(tries, now), followUpTries: tries + 1 };
  return {
    order: { ...order, payment: { ...payment, refundAccount, ...next } },
    ...(failure.isFinal && { effects: { emails: [['refundFailed', requestKey]] } }),
  };
}

/** Ends the follow-up of a refund that waits for an account or for staff, unless either has arrived since the order was read. */
export function decideRefundWaits(order: OrderRecord): Decision<'changed'> {
  const { payment } = order;
  if (payment.status !== 'REFUND_DUE' || isRefundUnderWay(order)) return { refused: 'changed' };
  return { order: { ...order, payment: { ...payment, followUpAt: null } } };
}
