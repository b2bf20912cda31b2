import type { OrderStatus } from '@eunbit/schema/order';
import { type CorrectionProblem, type CorrectionRow, findCorrection } from '@eunbit/schema/order-correction';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { CashReceiptRecord } from '../cash-receipt/cash-receipt.record.ts';
import { cancelledAt, deadlinePassed, dueWithoutDelay } from '../deposit-deadlines.ts';
import { parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord, StatusChangeRecord } from '../order.record.ts';
import type { DepositDue } from '../status/delay.record.ts';

/** The steps of a history that are still in force, oldest first; each correction takes back the last one before it. */
export function stepsInForce(history: readonly StatusChangeRecord[]): readonly StatusChangeRecord[] {
  const steps: StatusChangeRecord[] = [];
  for (const entry of history) {
    if (entry.correction) steps.pop();
    else steps.push(entry);
  }
  return steps;
}

/**
 * Indexes of the history entries that are no longer in force: the steps that were taken back, and corrections whose own status
 * was taken back later.
 */
export function findTakenBack(history: readonly StatusChangeRecord[]): ReadonlySet<number> {
  const takenBack = new Set<number>();
  /** For each step in force, the indexes of its entry and of the corrections that led back to it. */
  const inForce: number[][] = [];
  for (const [index, { correction }] of history.entries()) {
    if (!correction) {
      inForce.push([index]);
      continue;
    }
    for (const wrong of inForce.pop() ?? []) takenBack.add(wrong);
    inForce.at(-1)?.push(index);
  }
  return takenBack;
}

/** A correction that is possible. */
export interface CorrectionPlan {
  readonly to: OrderStatus;
  readonly row: CorrectionRow;
  /** The step that is in force again. */
  readonly restored: StatusChangeRecord;
  readonly payment: PaymentStatus;
  /** The deadline of the deposit; empty if it does not change. */
  readonly due: Partial<DepositDue>;
}

export type CorrectionVerdict =
  | { readonly plan: CorrectionPlan }
  /** `to`: the previous status; null if there is none. */
  | { readonly problem: CorrectionProblem; readonly to: OrderStatus | null };

/** Whether there is tracking information about any parcel. */
function hasNewsOfParcels({ shipment, fulfilments, payment }: OrderRecord): boolean {
  const hasDeliveryNews = parcelsOf({ fulfilments: fulfilments.slice(-1) }).some(({ news }) => news !== null);
  return (
    hasDeliveryNews ||
    shipment?.boxes.some(({ parcel }) => parcel !== null) ||
    Boolean(payment.escrowDelivery?.registeredAt)
  );
}

/** Whether a cancellation of the receipt has been requested and its outcome is unknown. */
function isBeingCancelled(receipt: CashReceiptRecord | null | undefined): boolean {
  return Boolean(receipt?.issued?.receiptKey && !receipt.cancelledAt);
}

/** Why a cancellation cannot be taken back. */
function whyStaysCancelled(
  order: OrderRecord,
  to: OrderStatus,
  paymentBefore: PaymentStatus | undefined,
  now: Date,
): CorrectionProblem | null {
  const { payment } = order;
  if (!paymentBefore) return 'OLDER';
  // From here on, money may be paid out at any moment.
  if (payment.refundAccount || payment.refundedAmount > 0) return 'MONEY';
  const deadline = cancelledAt({ ...order, status: to });
  if (paymentBefore === 'AWAITING_PAYMENT' && deadline && deadline <= now) return 'DEADLINE';
  return isBeingCancelled(payment.cashReceipt) ? 'RECEIPT' : null;
}

/** Whether the last step of an order can be taken back, and the resulting changes (ORDER-26). */
export function planCorrection(order: OrderRecord, now: Date): CorrectionVerdict {
  const [restored, wrong] = stepsInForce(order.statusHistory).slice(-2);
  if (!restored || !wrong) return { problem: 'NOTHING', to: null };
  const to = restored.status;
  const { method, status } = order.payment;
  const row = findCorrection({ from: order.status, to, method, payment: status });
  if (!row) return { problem: 'MONEY', to };
  if (order.status === 'ORDER_SHIPPED' && hasNewsOfParcels(order)) return { problem: 'PARCEL', to };
  if (order.status !== 'ORDER_CANCELLED') {
    const due = order.status === 'ORDER_DELAYED' ? dueWithoutDelay(order.payment, wrong) : {};
    const corrected = { ...order, status: to, payment: { ...order.payment, ...due } };
    // The deadline has passed, so the job would cancel the order within minutes; staff must set a new deadline first.
    if (order.status === 'ORDER_DELAYED' && deadlinePassed(corrected, now) === 'cancel')
      return { problem: 'DELAY_DEADLINE', to };
    return { plan: { to, row, restored, payment: status, due } };
  }
  const { paymentBefore } = wrong;
  const problem = whyStaysCancelled(order, to, paymentBefore, now);
  return problem || !paymentBefore
    ? { problem: problem ?? 'OLDER', to }
    : { plan: { to, row, restored, payment: paymentBefore, due: {} } };
}

/** The receipt of an order whose cancellation is taken back: a cancelled receipt is issued again. */
export function receiptAfterCorrection(receipt: CashReceiptRecord, now: Date): CashReceiptRecord {
  if (receipt.issued && !receipt.cancelledAt) return receipt;
  const { refusals = 0, cancelledAt: before } = receipt;
  // A new idempotency key, because the provider would return the cancelled receipt for the old one.
  return {
    ...receipt,
    issued: null,
    cancelledAt: null,
    failure: null,
    tries: 0,
    refusals: refusals + (before ? 1 : 0),
    dueAt: now,
  };
}
