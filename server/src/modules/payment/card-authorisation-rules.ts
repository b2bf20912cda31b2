import type { IntentStatus } from '../../integrations/payment/payment-provider.ts';
import type { PaymentState } from '../order/order.record.ts';

type Moves = Readonly<Partial<Record<PaymentState, PaymentState>>>;

/** The state after a capture, by the shop or in the provider's dashboard. Cancelled orders are refunded. */
const WHEN_TAKEN: Moves = {
  AUTHORISED: 'PAID',
  CAPTURE_DUE: 'PAID',
  LAPSED: 'PAID',
  RELEASE_DUE: 'REFUND_DUE',
  VOID: 'REFUND_DUE',
};
/** The state after an authorisation was cancelled or has expired. */
const WHEN_ENDED: Moves = { AUTHORISED: 'LAPSED', CAPTURE_DUE: 'LAPSED', RELEASE_DUE: 'VOID' };

/** The next state of an escrow payment, given the status of its intent; null if nothing changes. */
export function followingState(state: PaymentState, intent: IntentStatus): PaymentState | null {
  if (intent === 'SUCCEEDED') return WHEN_TAKEN[state] ?? null;
  return intent === 'CANCELLED' ? (WHEN_ENDED[state] ?? null) : null;
}

/** Whether any intent status can still change the payment state. */
export function isUnsettled(state: PaymentState): boolean {
  return state in WHEN_TAKEN || state in WHEN_ENDED;
}

/** The payment state of a new order; null if the intent is neither captured nor authorised. */
export function stateWhenPlaced(intent: IntentStatus): Extract<PaymentState, 'PAID' | 'AUTHORISED'> | null {
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
