import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { IntentStatus } from '../../integrations/payment/payment-provider.ts';

type Moves = Readonly<Partial<Record<PaymentStatus, PaymentStatus>>>;

/** The status after a capture, by the shop or in the provider's dashboard. Cancelled orders are refunded. */
const WHEN_TAKEN: Moves = {
  AUTHORISED: 'PAID',
  CAPTURE_DUE: 'PAID',
  FAILED: 'PAID',
  RELEASE_DUE: 'REFUND_DUE',
  VOID: 'REFUND_DUE',
};
/** The status after an authorisation was cancelled or has expired. */
const WHEN_ENDED: Moves = { AUTHORISED: 'FAILED', CAPTURE_DUE: 'FAILED', RELEASE_DUE: 'VOID' };

/** The next status of an escrow payment, given the status of its intent; null if nothing changes. */
export function followingStatus(status: PaymentStatus, intent: IntentStatus): PaymentStatus | null {
  if (intent === 'SUCCEEDED') return WHEN_TAKEN[status] ?? null;
  return intent === 'CANCELLED' ? (WHEN_ENDED[status] ?? null) : null;
}

/** Whether any intent status can still change the status of the payment. */
export function isUnsettled(status: PaymentStatus): boolean {
  return status in WHEN_TAKEN || status in WHEN_ENDED;
}

/** The payment status of a new order; null if the intent is neither captured nor authorised. */
export function statusWhenPlaced(intent: IntentStatus): Extract<PaymentStatus, 'PAID' | 'AUTHORISED'> | null {
  if (intent === 'SUCCEEDED') return 'PAID';
  return intent === 'AUTHORISED' ? 'AUTHORISED' : null;
}

const SECOND = 1000;
const LONGEST_PAUSE = 3600 * SECOND;

/** When to retry a failed follow-up: exponential backoff from seconds to one hour. */
export function nextTry(failedTries: number, now: Date): Date {
  const pause = Math.min(10 * SECOND * 2 ** Math.min(failedTries, 20), LONGEST_PAUSE);
  return new Date(now.getTime() + pause);
}
