import type { IntentStatus } from '../../integrations/payment/payment-provider.ts';
import type { PaymentState } from '../order/order.record.ts';

type Moves = Readonly<Partial<Record<PaymentState, PaymentState>>>;

/** The money was taken, by the shop or by hand at the provider; what is not to be delivered any more goes back. */
const WHEN_TAKEN: Moves = {
  AUTHORISED: 'PAID',
  CAPTURE_DUE: 'PAID',
  LAPSED: 'PAID',
  RELEASE_DUE: 'REFUND_DUE',
  VOID: 'REFUND_DUE',
};
/** The authorisation has ended, by the shop or by itself. */
const WHEN_ENDED: Moves = { AUTHORISED: 'LAPSED', CAPTURE_DUE: 'LAPSED', RELEASE_DUE: 'VOID' };

/** What the money of an escrow order has come to by what the provider says; null where nothing changes. */
export function followingState(state: PaymentState, intent: IntentStatus): PaymentState | null {
  if (intent === 'SUCCEEDED') return WHEN_TAKEN[state] ?? null;
  return intent === 'CANCELLED' ? (WHEN_ENDED[state] ?? null) : null;
}

/** Whether anything the provider says can change where the money stands. */
export function isUnsettled(state: PaymentState): boolean {
  return state in WHEN_TAKEN || state in WHEN_ENDED;
}

/** Where the money of a new order stands; null while the intent is not good for one. */
export function stateWhenPlaced(intent: IntentStatus): Extract<PaymentState, 'PAID' | 'AUTHORISED'> | null {
  if (intent === 'SUCCEEDED') return 'PAID';
  return intent === 'AUTHORISED' ? 'AUTHORISED' : null;
}

const SECOND = 1000;
const LONGEST_PAUSE = 3600 * SECOND;

/** When a follow-up that failed is tried again: after seconds at first, after an hour at most. */
export function nextTry(failedTries: number, now: Date): Date {
  const pause = Math.min(10 * SECOND * 2 ** Math.min(failedTries, 20), LONGEST_PAUSE);
  return new Date(now.getTime() + pause);
}
