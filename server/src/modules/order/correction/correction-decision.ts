import type { OrderStatus } from '@eunbit/schema/order';
import type { CorrectionProblem } from '@eunbit/schema/order-correction';
import { refuse } from '../../../common/refusal.ts';
import type { Decision } from '../decision.ts';
import { describeParcels, linesToSend, parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRefusal } from '../order.errors.ts';
import type { OrderRecord, StatusChangeRecord } from '../order.record.ts';
import { isWithinUndo } from '../undo-rules.ts';
import { type CorrectionPlan, planCorrection, receiptAfterCorrection } from './correction-rules.ts';
import { withoutStep } from './without-step.ts';

/** An admin's request to take back the last status. */
export interface StatusCorrection {
  /** The status that the admin was shown. */
  readonly to: OrderStatus;
  readonly reason: string;
  /** The id of the correction. */
  readonly id: string;
  /** The admin. */
  readonly by: string;
}

/** The message key for each reason that makes a correction impossible. */
export const CORRECTION_PROBLEM_KEYS = {
  NOTHING: 'correction.nothing',
  MONEY: 'correction.money',
  DEADLINE: 'correction.deadline',
  DELAY_DEADLINE: 'correction.delayDeadline',
  RECEIPT: 'correction.receipt',
  PARCEL: 'correction.parcel',
  OLDER: 'correction.older',
} as const satisfies Readonly<Record<CorrectionProblem, unknown>>;

/** The cash receipt after a cancellation is taken back; nothing if it does not change. */
function receiptOf({ payment: { cashReceipt } }: OrderRecord, { row }: CorrectionPlan, now: Date) {
  return row.stock === 'TAKEN_AGAIN' && cashReceipt ? { cashReceipt: receiptAfterCorrection(cashReceipt, now) } : {};
}

const valuesOf = ({ status, payment: { status: payment, dueAt }, fulfilments }: OrderRecord) => ({
  status,
  payment,
  paymentDueAt: dueAt,
  tracking: describeParcels(parcelsOf({ fulfilments })),
});

/**
 * Takes back the last status of an order if nothing has been shipped since (ORDER-26). The history keeps the wrong entry; a
 * correction adds another one.
 */
export function decideCorrection(
  order: OrderRecord,
  { to, reason, id, by }: StatusCorrection,
  now: Date,
): Decision<OrderRefusal> {
  const verdict = planCorrection(order, now);
  if (('plan' in verdict ? verdict.plan : verdict).to !== to) return { conflict: order };
  if ('problem' in verdict) return refuse('CORRECTION_REFUSED', CORRECTION_PROBLEM_KEYS[verdict.problem]);
  const { plan } = verdict;
  const correction = { id, reason: reason.trim() };
  const entry: StatusChangeRecord = { status: to, at: now, by, delay: plan.restored.delay, correction };
  const wrong = order.status;
  const corrected = {
    ...withoutStep(order, { ...plan, ...receiptOf(order, plan, now) }, now),
    statusHistory: [...order.statusHistory, entry],
  };
  return {
    order: corrected,
    effects: {
      ...(plan.row.stock === 'TAKEN_AGAIN' && { unitsSold: linesToSend(order) }),
      // A customer who has not been told of the status gets no correction email.
      ...(isWithinUndo(order, now) ? { withdrawnEmails: [['status', wrong]] } : { emails: [['corrected', id]] }),
      audit: [
        {
          by,
          action: 'ORDER_STATUS_CORRECTED',
          before: valuesOf(order),
          after: { ...valuesOf(corrected), note: correction.reason },
        },
      ],
    },
  };
}
