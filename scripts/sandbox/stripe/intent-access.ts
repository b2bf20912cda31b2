import type Stripe from 'stripe';
import type { Origin, SandboxContext } from './context.ts';
import { invalidRequest, noSuch, unexpectedState } from './failures.ts';
import { type Form, toText } from './form.ts';
import type { PendingStep, StoredIntent } from './store.ts';

/** One request to the API, after its key was checked. */
export interface ApiCall {
  params: Form;
  /** The `:id` of the path; empty where the path has none. */
  id: string;
  /** The call came with a publishable key: a browser, which has to name the intent's client secret. */
  isFromBrowser: boolean;
  origin: Origin;
}

export function findIntent(context: SandboxContext, call: ApiCall): StoredIntent {
  const stored = context.store.intents.get(call.id);
  if (!stored) throw noSuch('payment_intent', call.id, 'intent');
  const secret = toText(call.params.client_secret);
  const isSecretWrong = secret !== undefined && secret !== stored.intent.client_secret;
  if (isSecretWrong || (call.isFromBrowser && secret === undefined)) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with this PaymentIntent.',
      {
        code: 'payment_intent_invalid_parameter',
        param: 'client_secret',
      },
    );
  }
  return stored;
}

export function saveIntent(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  step: PendingStep | null = null,
): Stripe.PaymentIntent {
  context.store.save(context.store.intents, { id: intent.id, intent, step });
  return intent;
}

type Act = 'canceled' | 'captured';

/** Throws Stripe's error if the intent's status does not allow an operation. */
export function requireStatus(intent: Stripe.PaymentIntent, act: Act, allowed: readonly string[]): void {
  if (allowed.includes(intent.status)) return;
  const beginning =
    act === 'canceled' ? 'You cannot cancel this PaymentIntent' : 'This PaymentIntent could not be captured';
  throw unexpectedState(
    `${beginning} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following ` +
      `statuses may be ${act}: ${allowed.join(', ')}.`,
    intent,
  );
}

const PUBLIC_FIELDS = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

/** What a browser may see of an intent: not the charge, not the shop's metadata. */
export function publicIntent(intent: Stripe.PaymentIntent): object {
  return Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, intent[field]]));
}
