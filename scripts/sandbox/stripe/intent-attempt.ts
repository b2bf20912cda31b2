import type Stripe from 'stripe';
import type { Decline } from './cards.ts';
import { createCharge } from './charges.ts';
import { NO_REQUEST, type Origin, type SandboxContext } from './context.ts';
import { cardFailure, type StripeFailure } from './failures.ts';
import { saveIntent } from './intent-access.ts';
import type { StoredIntent, StoredPaymentMethod } from './store.ts';

/** The result of a payment attempt: the new state of the intent, and the error if it was declined. */
interface AttemptOutcome {
  intent: Stripe.PaymentIntent;
  refusal?: StripeFailure;
}

const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

const LATE_DECLINE: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

function failAttempt(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
  origin: Origin,
  latestCharge = intent.latest_charge,
): Stripe.PaymentIntent {
  const failed = saveIntent(context, {
    ...intent,
    last_payment_error: error,
    latest_charge: latestCharge,
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  });
  context.publish('payment_intent.payment_failed', failed, origin);
  return failed;
}

function decline(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: Decline,
  origin: Origin,
): AttemptOutcome {
  const charge = createCharge(context, { intent, method, wasAuthenticated: false, isCaptured: false, decline: reason });
  const details = { ...reason, charge: charge.id };
  const error: Stripe.PaymentIntent.LastPaymentError = {
    ...details,
    code: reason.code as Stripe.PaymentIntent.LastPaymentError.Code,
    type: 'card_error',
    payment_method: method,
  };
  const failed = failAttempt(context, intent, error, origin, charge.id);
  return { intent: failed, refusal: cardFailure({ ...details, payment_intent: failed, payment_method: method }) };
}

function authorise(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  wasAuthenticated: boolean,
  origin: Origin,
): AttemptOutcome {
  const isCaptured = intent.capture_method !== 'manual';
  const charge = createCharge(context, { intent, method, wasAuthenticated, isCaptured });
  const paid = saveIntent(context, {
    ...intent,
    amount_capturable: isCaptured ? 0 : intent.amount,
    amount_received: isCaptured ? intent.amount : 0,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    processing: null,
    status: isCaptured ? 'succeeded' : 'requires_capture',
  });
  context.publish(isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', paid, origin);
  return { intent: paid };
}

/** Charges the card: at once, or after a while in `processing` where that was ordered. */
function charge(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: StoredPaymentMethod,
  wasAuthenticated: boolean,
  origin: Origin,
): AttemptOutcome {
  const { behaviour, paymentMethod } = method;
  if (behaviour.decline) return decline(context, intent, paymentMethod, behaviour.decline, origin);
  const order = context.processing.take();
  if (!order) return authorise(context, intent, paymentMethod, wasAuthenticated, origin);
  const at = Date.now() + order.milliseconds;
  const waiting = saveIntent(
    context,
    {
      ...intent,
      last_payment_error: null,
      next_action: null,
      payment_method: method.id,
      processing: { type: 'card', card: {} },
      status: 'processing',
    },
    { kind: 'settlement', paymentMethodId: method.id, at, outcome: order.outcome },
  );
  context.publish('payment_intent.processing', waiting, origin);
  context.scheduleSettlement(waiting.id, at);
  return { intent: waiting };
}

/** Pays with a card that has passed its checks; a card with 3-D Secure first sends the shopper to its page. */
export function attemptPayment(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: StoredPaymentMethod,
  returnUrl: string | null,
  origin: Origin,
): AttemptOutcome {
  if (!method.behaviour.needsAuthentication) return charge(context, intent, method, false, origin);
  const url = `${context.baseUrl()}/3ds/${intent.id}?client_secret=${intent.client_secret}`;
  const waiting = saveIntent(
    context,
    {
      ...intent,
      last_payment_error: null,
      next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
      payment_method: method.id,
      status: 'requires_action',
    },
    { kind: 'authentication', paymentMethodId: method.id, returnUrl },
  );
  return { intent: waiting };
}

/** The shopper's answer on the 3-D Secure page. An intent that no longer waits for it stays as it is. */
export function finishAuthentication(context: SandboxContext, stored: StoredIntent, isPassed: boolean): StoredIntent {
  const { step, intent } = stored;
  if (step?.kind !== 'authentication') return stored;
  const method = context.store.paymentMethods.get(step.paymentMethodId);
  if (isPassed && method) {
    charge(context, intent, method, true, NO_REQUEST);
  } else {
    const error: Stripe.PaymentIntent.LastPaymentError = {
      code: 'payment_intent_authentication_failure',
      message: AUTHENTICATION_FAILED,
      type: 'invalid_request_error',
      ...(method ? { payment_method: method.paymentMethod } : {}),
    };
    failAttempt(context, intent, error, NO_REQUEST);
  }
  return context.store.intents.get(stored.id) ?? stored;
}

/** Ends the `processing` of an intent; one that was cancelled meanwhile stays as it is. */
export function settleIntent(context: SandboxContext, intentId: string): void {
  const stored = context.store.intents.get(intentId);
  if (stored?.step?.kind !== 'settlement') return;
  const { paymentMethodId, outcome } = stored.step;
  const method = context.store.paymentMethods.get(paymentMethodId);
  if (!method) return;
  if (outcome === 'succeeded') authorise(context, stored.intent, method.paymentMethod, false, NO_REQUEST);
  else decline(context, stored.intent, method.paymentMethod, LATE_DECLINE, NO_REQUEST);
}
