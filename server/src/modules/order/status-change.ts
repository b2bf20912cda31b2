import type { CancelReason, Carrier, DelayReason, OrderStatus } from '@eunbit/schema/order';
import {
  check,
  type FieldFailure,
  required,
  severalLines,
  shortEnough,
  singleLine,
} from '@eunbit/schema/validation-rules';
import type { PaymentRecord, PaymentState, StatusChangeRecord } from './order.model.ts';

/** Longest text about a delay. */
const MAXIMUM_DETAIL_LENGTH = 1000;

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
    failures.push(...check([['delay.detail', delay?.detail ?? '', shortEnough(MAXIMUM_DETAIL_LENGTH), severalLines]]));
  }
  if (status === 'ORDER_SHIPPED') {
    if (tracking.length === 0) failures.push({ path: 'tracking', key: 'tracking.required' });
    tracking.forEach(({ trackingNumber }, index) => {
      const path = `tracking.${index}.trackingNumber`;
      failures.push(...check([[path, trackingNumber, required('tracking.required'), shortEnough(), singleLine]]));
    });
  }
  return failures;
}

/** Whether the money lets an order move: goods do not leave, and are not promised, once their authorisation has ended. */
export function moneyAllows({ state }: Pick<PaymentRecord, 'state'>, status: OrderStatus): boolean {
  return state !== 'LAPSED' || (status !== 'ORDER_CONFIRMED' && status !== 'ORDER_SHIPPED');
}

const AFTER_CANCELLING: Readonly<Partial<Record<PaymentState, PaymentState>>> = {
  AWAITING_DEPOSIT: 'VOID',
  AUTHORISED: 'RELEASE_DUE',
  LAPSED: 'VOID',
};

/**
 * Where the money stands after a change: confirming a deposit says it has come, shipping takes what was authorised,
 * cancelling sends back what was paid and releases what was not.
 */
export function paymentAfter({ state }: Pick<PaymentRecord, 'state'>, status: OrderStatus): PaymentState {
  if (status === 'ORDER_CANCELLED') return AFTER_CANCELLING[state] ?? 'REFUND_DUE';
  if (status === 'ORDER_SHIPPED' && state === 'AUTHORISED') return 'CAPTURE_DUE';
  if (state === 'AWAITING_DEPOSIT' && (status === 'ORDER_CONFIRMED' || status === 'ORDER_SHIPPED')) return 'PAID';
  return state;
}

/** When the shop looks after a payment that came into this state: at once for what is due, else when it ends by itself. */
export function followUpAfter(
  { authorisedUntil }: Pick<PaymentRecord, 'authorisedUntil'>,
  state: PaymentState,
  now: Date,
): Date | null {
  if (state === 'CAPTURE_DUE' || state === 'RELEASE_DUE') return now;
  return state === 'AUTHORISED' ? (authorisedUntil ?? null) : null;
}

export function historyEntry(change: StatusChange, by: string | null, at: Date): StatusChangeRecord {
  const { status, cancellation = null } = change;
  const delay = status === 'ORDER_DELAYED' ? change.delay : null;
  return { status, at, by, delay: delay && { ...delay, detail: delay.detail?.trim() || null }, cancellation };
}
