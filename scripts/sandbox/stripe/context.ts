import type Stripe from 'stripe';
import type { SetupState } from '../common/setup-state.ts';
import type { AccountSetup } from './account-setup.ts';
import type { ProcessingPlan } from './processing-plan.ts';
import type { StripeStore } from './store.ts';

type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.refunded'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.canceled'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated';

type EventObject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute;

/** The request that an event came from; nulls for what happened by itself. */
export interface Origin {
  id: string | null;
  idempotency_key: string | null;
}

export const NO_REQUEST: Origin = { id: null, idempotency_key: null };

/** What the handlers work with. */
export interface SandboxContext {
  store: StripeStore;
  processing: ProcessingPlan;
  setup: SetupState<AccountSetup>;
  /** Where its webhooks go. */
  webhookUrl(): string;
  /** Where this sandbox is reached from a browser. */
  baseUrl(): string;
  publish(type: EventType, object: EventObject, origin: Origin): void;
  /** Has `settleIntent` called at the given moment (milliseconds since 1970). */
  scheduleSettlement(intentId: string, at: number): void;
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
