import type { OrderStatus } from '@eunbit/schema/order';
import type { CorrectionProblem } from '@eunbit/schema/order-correction';
import type { Decision } from '../decision.ts';
import { linesToSend, parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import { describeParcels } from '../fulfilment/fulfilment-values.ts';
import type { OrderRecord, PaymentRecord, StatusChangeRecord } from '../order.record.ts';
import { followUpAfter } from '../status/status-rules.ts';
import {
  type CorrectionPlan,
  fulfilmentsAfterCorrection,
  judgeCorrection,
  receiptAfterCorrection,
} from './correction-rules.ts';

/** What an admin wants taken back. */
export interface StatusCorrection {
  /** The status that the admin was shown. */
  readonly to: OrderStatus;
  readonly reason: string;
  /** The id of the correction. */
  readonly id: string;
  /** The admin. */
  readonly by: string;
}

/** Why a correction is not made: a change that can still be undone, or what stands against it. */
export type CorrectionRefusal = { readonly pending: OrderRecord } | { readonly problem: CorrectionProblem };

function correctPayment(
  { payment }: OrderRecord,
  { row, payment: state, due }: CorrectionPlan,
  now: Date,
): PaymentRecord {
  const { cashReceipt } = payment;
  const isSoldAgain = row.stock === 'TAKEN_AGAIN';
  return {
    ...payment,
    ...due,
    state,
    ...(state !== payment.state && { followUpAt: followUpAfter(payment, state, now), followUpTries: 0 }),
    ...(isSoldAgain && cashReceipt && { cashReceipt: receiptAfterCorrection(cashReceipt, now) }),
    ...(payment.escrowDelivery && { escrowDelivery: null }),
  };
}

const valuesOf = ({ status, payment: { state, dueAt }, fulfilments }: OrderRecord) => ({
  status,
  payment: state,
  paymentDueAt: dueAt,
  tracking: describeParcels(parcelsOf({ fulfilments })),
});

/**
 * Takes the last status of an order back where nothing has left the house (ORDER-26). The history keeps what was wrong: a
 * correction is one more entry.
 */
export function decideCorrection(
  order: OrderRecord,
  { to, reason, id, by }: StatusCorrection,
  now: Date,
): Decision<CorrectionRefusal> {
  if (order.pendingChange) return { refused: { pending: order } };
  const verdict = judgeCorrection(order, now);
  if (('plan' in verdict ? verdict.plan : verdict).to !== to) return { conflict: order };
  if ('problem' in verdict) return { refused: { problem: verdict.problem } };
  const { plan } = verdict;
  const correction = { id, reason: reason.trim() };
  const entry: StatusChangeRecord = { status: to, at: now, by, delay: plan.restored.delay, correction };
  const { droppedChange: _, ...others } = order;
  const corrected = {
    ...others,
    status: to,
    statusHistory: [...order.statusHistory, entry],
    fulfilments: fulfilmentsAfterCorrection(order),
    payment: correctPayment(order, plan, now),
  };
  return {
    order: corrected,
    effects: {
      ...(plan.row.stock === 'TAKEN_AGAIN' && { unitsSold: linesToSend(order) }),
      emails: [['corrected', id]],
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
