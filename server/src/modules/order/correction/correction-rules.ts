import type { OrderStatus } from '@eunbit/schema/order';
import { type CorrectionProblem, type CorrectionRow, findCorrection } from '@eunbit/schema/order-correction';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { CashReceiptRecord } from '../cash-receipt/cash-receipt.record.ts';
import { cancelledAt, deadlinePassed, dueWithoutDelay } from '../deposit-deadlines.ts';
import { parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord, StatusChangeRecord } from '../order.record.ts';
import type { DepositDue } from '../status/delay.record.ts';

/** The steps of a history that still hold, oldest first: each correction takes back the last of those before it. */
export function stepsInForce(history: readonly StatusChangeRecord[]): readonly StatusChangeRecord[] {
  const steps: StatusChangeRecord[] = [];
  for (const entry of history) {
    if (entry.correction) steps.pop();
    else steps.push(entry);
  }
  return steps;
}

/**
 * Which entries of a history are no longer true, by their index: the steps that were taken back, and corrections whose
 * own status was taken back after them.
 */
export function findTakenBack(history: readonly StatusChangeRecord[]): ReadonlySet<number> {
  const takenBack = new Set<number>();
  /** Per step in force the entries that say so: itself and the corrections that led back to it. */
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
  /** The step that holds again. */
  readonly restored: StatusChangeRecord;
  readonly payment: PaymentStatus;
  /** The deadline of a deposit, where it changes. */
  readonly due: Partial<DepositDue>;
}

export type CorrectionVerdict =
  | { readonly plan: CorrectionPlan }
  /** `to`: what the order was before; null if there is nothing before. */
  | { readonly problem: CorrectionProblem; readonly to: OrderStatus | null };

/** Whether a carrier has told anything of a parcel. */
function hasNewsOfParcels({ shipment, fulfilments, payment }: OrderRecord): boolean {
  const isTold = parcelsOf({ fulfilments: fulfilments.slice(-1) }).some(({ news }) => news !== null);
  return (
    isTold || shipment?.boxes.some(({ parcel }) => parcel !== null) || Boolean(payment.escrowDelivery?.registeredAt)
  );
}

/** A receipt that the provider is asked to cancel: whether it has done so is not known yet. */
function isBeingCancelled(receipt: CashReceiptRecord | null | undefined): boolean {
  return Boolean(receipt?.issued?.receiptKey && !receipt.cancelledAt);
}

/** Why an order that was cancelled stays so. */
function whyStaysCancelled(
  order: OrderRecord,
  to: OrderStatus,
  paymentBefore: PaymentStatus | undefined,
  now: Date,
): CorrectionProblem | null {
  const { payment } = order;
  if (!paymentBefore) return 'OLDER';
  // From here on the money may leave at any moment.
  if (payment.refundAccount || payment.refundedAmount > 0) return 'MONEY';
  const deadline = cancelledAt({ ...order, status: to });
  if (paymentBefore === 'AWAITING_PAYMENT' && deadline && deadline <= now) return 'DEADLINE';
  return isBeingCancelled(payment.cashReceipt) ? 'RECEIPT' : null;
}

/** Whether the last step of an order can be taken back, and what follows from that (ORDER-26). */
export function judgeCorrection(order: OrderRecord, now: Date): CorrectionVerdict {
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
    // The clock would cancel the order within minutes: staff say first how long they wait.
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

/** The receipt of an order that is not cancelled after all: one that was cancelled is issued anew. */
export function receiptAfterCorrection(receipt: CashReceiptRecord, now: Date): CashReceiptRecord {
  if (receipt.issued && !receipt.cancelledAt) return receipt;
  const { refusals = 0, cancelledAt: before } = receipt;
  // Another idempotency key: the provider repeats the receipt that it cancelled to the key of before.
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
