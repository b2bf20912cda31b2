import type { CancelReason, Carrier, DelayReason, OrderStatus } from '@eunbit/schema/order';
import { type FieldFailure, MAXIMUM_TEXT_LENGTH } from '@eunbit/schema/validation-rules';
import type { OrderRecord, PaymentState, StatusChangeRecord } from './order.model.ts';

export interface StatusChange {
  readonly status: OrderStatus;
  readonly delay: { readonly reason: DelayReason; readonly until: Date | null; readonly detail: string | null } | null;
  readonly tracking: readonly { readonly carrier: Carrier; readonly trackingNumber: string }[];
  /** Why the buyer cancels; left out by everybody else. */
  readonly cancellation?: { readonly reason: CancelReason; readonly detail: string | null };
}

/** What a status needs beside itself (spec 002 §4): a delay its reason, a shipment its parcels. */
export function validateStatusChange({ status, delay, tracking }: StatusChange, now: Date): FieldFailure[] {
  const failures: FieldFailure[] = [];
  if (status === 'ORDER_DELAYED') {
    if (!delay) failures.push({ path: 'delay', key: 'delay.required' });
    if (delay?.until && delay.until <= now) failures.push({ path: 'delay.until', key: 'delay.past' });
    if ((delay?.detail?.length ?? 0) > 1000) failures.push({ path: 'delay.detail', key: 'text.tooLong' });
  }
  if (status === 'ORDER_SHIPPED') {
    if (tracking.length === 0) failures.push({ path: 'tracking', key: 'tracking.required' });
    tracking.forEach(({ trackingNumber }, index) => {
      const path = `tracking.${index}.trackingNumber`;
      if (trackingNumber.trim() === '') failures.push({ path, key: 'tracking.required' });
      if (trackingNumber.length > MAXIMUM_TEXT_LENGTH) failures.push({ path, key: 'text.tooLong' });
    });
  }
  return failures;
}

/** Where the money stands after a change: confirming a deposit says it has come, cancelling sends paid money back. */
export function paymentAfter(payment: OrderRecord['payment'], status: OrderStatus): PaymentState {
  if (status === 'ORDER_CANCELLED') return payment.state === 'AWAITING_DEPOSIT' ? 'VOID' : 'REFUND_DUE';
  if (payment.state === 'AWAITING_DEPOSIT' && (status === 'ORDER_CONFIRMED' || status === 'ORDER_SHIPPED'))
    return 'PAID';
  return payment.state;
}

export function historyEntry(change: StatusChange, by: string | null, at: Date): StatusChangeRecord {
  const { status, cancellation = null } = change;
  const delay = status === 'ORDER_DELAYED' ? change.delay : null;
  return { status, at, by, delay: delay && { ...delay, detail: delay.detail?.trim() || null }, cancellation };
}
