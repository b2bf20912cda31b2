import { refuse } from '../../common/refusal.ts';
import {
  andThen,
  isBeyondLimit,
  type OrderRecord,
  orderMoney,
  type RefundAuthority,
  settledUnits,
} from '../order/index.ts';
import { addRefund, newRefund, type ReturnRefundPlan } from '../refund/index.ts';
import { whyNotTaken } from './return-admin-decisions.ts';
import { planReturn } from './return-rules.ts';
import { conflict, type KnownReturn, type ReturnDecision, takeStep } from './return-step.ts';

/** The refund that settles a return. */
export function planSettlement({ order, record, others }: KnownReturn): ReturnRefundPlan {
  return planReturn(order, { shipping: record.shipping, lines: settledUnits(record) }, others);
}

/**
 * Settles a return by sending the same units again, or requests the shipping payment first. The caller creates the order and
 * stores its number.
 */
export function decideReplaced(known: KnownReturn, isPaidByLink: boolean, by: string, now: Date): ReturnDecision {
  const refused = whyNotTaken(known, 'SETTLED');
  if (refused) return refused;
  // The email with the payment link contains the rest.
  const step = isPaidByLink
    ? ({ to: 'AWAITING_PAYMENT', by, audit: { action: 'RETURN_EXCHANGE_OFFERED' } } as const)
    : ({ to: 'SETTLED', by, news: 'SETTLED', audit: { action: 'RETURN_SETTLED' } } as const);
  return takeStep(known.order, known.record, step, now);
}

interface ReturnRefund {
  /** Id of the refund, if there is one. */
  readonly id: string;
  readonly authority: RefundAuthority;
  readonly expectedAmount: number;
}

/**
 * Settles a return by a refund of exactly the amount that staff were shown; otherwise nothing changes. Throws if the caller has
 * to re-authenticate first.
 */
export function decideRefunded(
  known: KnownReturn,
  { id, authority, expectedAmount }: ReturnRefund,
  now: Date,
): ReturnDecision {
  const { order, record } = known;
  const { staffId: by } = authority;
  const refused = whyNotTaken(known, 'SETTLED');
  if (refused) return refused;
  const { amount, payable, refusal } = planSettlement(known);
  if (amount !== expectedAmount) return conflict(known, 'return.amountChanged');
  if (refusal) return refuse('REFUND_REFUSED', refusal);
  if (isBeyondLimit(order, authority, amount)) return refuse('REFUND_REFUSED', 'refund.aboveLimit');
  authority.assertConfirmed(order.market, amount);
  const settle = (after: OrderRecord) => {
    const audit = { action: 'RETURN_SETTLED', after: { refundAmount: orderMoney(after, amount) } } as const;
    const set = payable ? { refundId: id } : {};
    return takeStep(after, record, { to: 'SETTLED', by, set, news: 'SETTLED', audit }, now);
  };
  if (!payable) return settle(order);
  const why = { reason: 'RETURNED', note: null, by } as const;
  const refund = newRefund({ id, ...payable, why, now });
  return { ...andThen(addRefund(order, refund), settle), own: settle(order).own };
}
