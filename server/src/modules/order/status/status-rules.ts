import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { type CancelReason, canMove, type DelayReason, type OrderStatus } from '@eunbit/schema/order';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { validatePaymentDue } from '@eunbit/schema/validation-deposit';
import { check, type FieldFailure, severalLines, shortEnough } from '@eunbit/schema/validation-rules';
import { refuse, refuseInput } from '../../../common/refusal.ts';
import { storeDay } from '../../../common/store-time.ts';
import { unitsAllow } from '../fulfilment/fulfilment-rules.ts';
import type { Shipping } from '../fulfilment/shipping-rules.ts';
import type { OrderRefusal } from '../order.errors.ts';
import type { OrderRecord, PaymentRecord, StatusChangeRecord } from '../order.record.ts';
import type { DelayRecord } from './delay.record.ts';

/** Maximum length of the details of a delay. */
const MAXIMUM_DETAIL_LENGTH = 1000;

export interface StatusDelay {
  readonly reason: DelayReason;
  readonly until: Date | null;
  readonly detail: string | null;
  /** Last day for an awaited deposit, `YYYY-MM-DD`; ignored if none is awaited. */
  readonly paymentDueOn?: string | null;
}

export interface StatusChange {
  readonly status: OrderStatus;
  readonly delay: StatusDelay | null;
  /** What is shipped; only for ORDER_SHIPPED. */
  readonly shipping?: Shipping;
  /** Why the buyer cancels; missing for other callers. */
  readonly cancellation?: { readonly reason: CancelReason; readonly detail: string | null };
}

/** Without ORDER_SHIPPED, which also needs lines and parcels. */
const STEPS: ReadonlySet<OrderStatus> = new Set(['ORDER_CONFIRMED', 'ORDER_DELAYED', 'ORDER_CANCELLED']);

/** Checks the status and the data that a delay requires: its reason (ORDER-3). */
export function validateStatusChange({ status, delay }: StatusChange, now: Date): FieldFailure<ApiMessageKey>[] {
  if (!STEPS.has(status)) return [{ path: 'status', key: 'status.refused' }];
  const failures: FieldFailure<ApiMessageKey>[] = [];
  if (status === 'ORDER_DELAYED') {
    if (!delay) failures.push({ path: 'delay', key: 'delay.required' });
    if (delay?.until && delay.until <= now) failures.push({ path: 'delay.until', key: 'delay.past' });
    failures.push(...check([['delay.detail', delay?.detail ?? '', shortEnough(MAXIMUM_DETAIL_LENGTH), severalLines]]));
    if (delay?.paymentDueOn) {
      // Only the Korean store takes deposits.
      failures.push(...validatePaymentDue(delay.paymentDueOn, storeDay('KR', now), 'delay.paymentDueOn'));
    }
  }
  return failures;
}

type Money = Pick<PaymentRecord, 'method' | 'status' | 'depositedAmount' | 'paidAmount'>;

/**
 * Whether the payment allows a status: no order is confirmed or shipped with an expired authorisation or an empty virtual
 * account, and none is confirmed before a deposit is recorded (ORDER-4). Staff may ship an unpaid order (PAYMENT-32).
 */
export function moneyAllows({ method, depositedAmount, paidAmount, ...payment }: Money, status: OrderStatus): boolean {
  if (status !== 'ORDER_CONFIRMED' && status !== 'ORDER_SHIPPED') return true;
  if (payment.status !== 'AWAITING_PAYMENT') return payment.status !== 'FAILED';
  if (method === 'VIRTUAL_ACCOUNT') return typeof depositedAmount === 'number';
  return status === 'ORDER_SHIPPED' || paidAmount > 0;
}

const AFTER_CANCELLING: Readonly<Partial<Record<PaymentStatus, PaymentStatus>>> = {
  AUTHORISED: 'RELEASE_DUE',
  FAILED: 'VOID',
};

/**
 * The payment's status after a cancellation before the agreed deposit: a virtual account has to be closed, and partial deposits
 * refunded.
 */
function withoutDeposit({ method, depositedAmount, paidAmount }: Money): PaymentStatus {
  if (typeof depositedAmount === 'number' || paidAmount > 0) return 'REFUND_DUE';
  return method === 'VIRTUAL_ACCOUNT' ? 'RELEASE_DUE' : 'VOID';
}

/**
 * Whether a status change accepts a virtual account's deposit of a different amount as full payment, because the rest cannot be
 * paid into it (PAYMENT-15).
 */
export function acceptsDeposit(payment: Pick<Money, 'method' | 'status'>, status: OrderStatus): boolean {
  const isAwaited = payment.status === 'AWAITING_PAYMENT' && payment.method === 'VIRTUAL_ACCOUNT';
  return status === 'ORDER_CONFIRMED' && isAwaited;
}

/**
 * The payment's status after a status change: confirming books no money, shipping captures an authorisation, cancelling
 * refunds a payment and releases an authorisation.
 */
export function paymentAfter(money: Money, status: OrderStatus): PaymentStatus {
  const { method, status: from } = money;
  if (status === 'ORDER_CANCELLED') {
    // An order at no charge has nothing to refund (DRAFT-12).
    if (method === 'NONE') return 'VOID';
    return from === 'AWAITING_PAYMENT' ? withoutDeposit(money) : (AFTER_CANCELLING[from] ?? 'REFUND_DUE');
  }
  if (status === 'ORDER_SHIPPED' && from === 'AUTHORISED') return 'CAPTURE_DUE';
  return acceptsDeposit(money, status) ? 'PAID' : from;
}

/** Interval of queries for deposits whose callback was lost, in milliseconds; callbacks usually arrive sooner. */
const POLL_EVERY_MS = 3_600_000;

/** How long after a deposit the issuer is asked whether it is still there, in milliseconds. */
const DEPOSIT_WATCHED_MS = 3 * 86_400_000;

/**
 * When to check next whether the bank has taken a deposit back, in case the callback is lost: after an hour, then at doubling
 * intervals, because banks do so soon or not at all. Null once the checks are over.
 */
function nextDepositPoll(notedAt: Date, now: Date): Date | null {
  const age = now.getTime() - notedAt.getTime();
  const next = age + Math.max(POLL_EVERY_MS, age);
  return next > DEPOSIT_WATCHED_MS ? null : new Date(notedAt.getTime() + next);
}

/**
 * When a payment that enters a status needs a follow-up: at once for a capture or release, else when its authorisation expires,
 * or when to query for a deposit whose callback was lost or that may be taken back; null if there is none.
 */
export function followUpAfter(
  { method, authorisedUntil, depositNotedAt }: Pick<PaymentRecord, 'method' | 'authorisedUntil' | 'depositNotedAt'>,
  status: PaymentStatus,
  now: Date,
): Date | null {
  if (status === 'CAPTURE_DUE' || status === 'RELEASE_DUE') return now;
  if (depositNotedAt && (status === 'PAID' || status === 'AWAITING_PAYMENT'))
    return nextDepositPoll(depositNotedAt, now);
  if (status === 'AWAITING_PAYMENT' && method === 'VIRTUAL_ACCOUNT') return new Date(now.getTime() + POLL_EVERY_MS);
  return status === 'AUTHORISED' ? (authorisedUntil ?? null) : null;
}

function toDelayRecord({ reason, until, detail, paymentDueOn }: StatusDelay): DelayRecord {
  return { reason, until, detail: detail?.trim() || null, ...(paymentDueOn && { paymentDueOn }) };
}

export function historyEntry(change: StatusChange, by: string | null, at: Date): StatusChangeRecord {
  const { status, cancellation = null } = change;
  const delay = status === 'ORDER_DELAYED' ? change.delay : null;
  return { status, at, by, delay: delay && toDelayRecord(delay), cancellation };
}

/** Why a status change is rejected: the status, the payment or missing data; null if it is possible. */
export function problemOfStep(
  order: OrderRecord,
  change: StatusChange,
  now: Date,
): { readonly refused: OrderRefusal } | null {
  const refuseStep = (key: ApiMessageKey) => refuse('STATUS_TRANSITION_REFUSED', key);
  if (!canMove(order.status, change.status)) return refuseStep('status.refused');
  if (!moneyAllows(order.payment, change.status)) return refuseStep('status.unpaid');
  if (!unitsAllow(order, change.status)) return refuseStep('status.partlyShipped');
  return refuseInput(validateStatusChange(change, now));
}
