import type Stripe from 'stripe';
import { nulls } from '../common/nulls.ts';
import { type Card, DECLINED, type Decline, KOREAN, readCard, TEST_VISA } from './cards.ts';
import { captureCharge, createCharge } from './charges.ts';
import {
  type ApiCall,
  newId,
  nowInSeconds,
  publish,
  type SandboxContext,
  type StoredIntent,
  type StoredPaymentMethod,
  saveIntent,
} from './context.ts';
import { cardFailure, invalidRequest, StripeFailure, unexpectedState } from './failures.ts';
import { toAddress, toForm, toText } from './form.ts';

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

const NOTHING_LEFT = nulls('last_payment_error next_action processing');

function fail(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const failed = saveIntent(context, {
    ...intent,
    ...NOTHING_LEFT,
    last_payment_error: error,
    payment_method: null,
    status: 'requires_payment_method',
  });
  publish(context, 'payment_intent.payment_failed', failed);
  return failed;
}

/** Returns the error for the shopper. */
function decline(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: Decline,
): StripeFailure {
  const charge = createCharge(context, { intent, method, decline: reason });
  const error = { ...reason, charge: charge.id, payment_method: method };
  const code = reason.code as Stripe.PaymentIntent.LastPaymentError.Code;
  const failed = fail(context, { ...intent, latest_charge: charge.id }, { ...error, code, type: 'card_error' });
  return cardFailure({ ...error, payment_intent: failed });
}

function authorise(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  wasAuthenticated: boolean,
): Stripe.PaymentIntent {
  const isCaptured = intent.capture_method !== 'manual';
  const charge = createCharge(context, { intent, method, wasAuthenticated });
  if (isCaptured) captureCharge(context, charge, intent.amount);
  const paid = saveIntent(context, {
    ...intent,
    ...NOTHING_LEFT,
    amount_capturable: isCaptured ? 0 : intent.amount,
    amount_received: isCaptured ? intent.amount : 0,
    latest_charge: charge.id,
    payment_method: method.id,
    status: isCaptured ? 'succeeded' : 'requires_capture',
  });
  publish(context, isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', paid);
  return paid;
}

/** Schedules the settlement of a payment in `processing`. */
export function scheduleSettlement(context: SandboxContext, { id, step }: StoredIntent): void {
  if (step?.kind !== 'settlement') return;
  const timer = setTimeout(() => settle(context, id), Math.max(0, step.at - Date.now()));
  context.settlements.add(timer);
}

/** Ends the `processing` of an intent; an intent that was cancelled meanwhile is left unchanged. */
function settle(context: SandboxContext, intentId: string): void {
  const { intent, step } = context.intents.get(intentId) ?? {};
  if (!intent || step?.kind !== 'settlement') return;
  const method = context.paymentMethods.get(step.paymentMethodId)?.paymentMethod;
  if (!method) return;
  if (step.outcome === 'succeeded') authorise(context, intent, method, false);
  else decline(context, intent, method, DECLINED);
}

/** Charges the card: at once, or after a while in `processing` if that was requested. */
function charge(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  { behaviour, paymentMethod }: StoredPaymentMethod,
  wasAuthenticated: boolean,
): Stripe.PaymentIntent {
  if (behaviour.decline) throw decline(context, intent, paymentMethod, behaviour.decline);
  const { processing: order } = context;
  if (!order) return authorise(context, intent, paymentMethod, wasAuthenticated);
  order.count -= 1;
  if (order.count <= 0) context.processing = null;
  const { id: paymentMethodId } = paymentMethod;
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    ...NOTHING_LEFT,
    payment_method: paymentMethodId,
    processing: { type: 'card', card: {} },
    status: 'processing',
  };
  const step = {
    kind: 'settlement',
    paymentMethodId,
    at: Date.now() + order.milliseconds,
    outcome: order.outcome,
  } as const;
  saveIntent(context, waiting, step);
  publish(context, 'payment_intent.processing', waiting);
  scheduleSettlement(context, { id: intent.id, intent: waiting, step });
  return waiting;
}

/** Handles the shopper's result of 3-D Secure. An intent that no longer waits for it is left unchanged. */
export function finishAuthentication(context: SandboxContext, { id, intent, step }: StoredIntent, isPassed: boolean) {
  const method = step?.kind === 'authentication' && context.paymentMethods.get(step.paymentMethodId);
  if (!method) return undefined;
  const error = { code: 'payment_intent_authentication_failure', message: AUTHENTICATION_FAILED } as const;
  try {
    if (isPassed) charge(context, intent, method, true);
    else fail(context, intent, { ...error, type: 'invalid_request_error', payment_method: method.paymentMethod });
  } catch (error) {
    // The return page queries the result of the payment.
    if (!(error instanceof StripeFailure)) throw error;
  }
  return context.intents.get(id);
}

function keepMethod(
  context: SandboxContext,
  card: Card,
  billingDetails: ReturnType<typeof toForm>,
): StoredPaymentMethod {
  const { address, email, name, phone } = billingDetails;
  const paymentMethod: Stripe.PaymentMethod = {
    ...nulls('customer customer_account'),
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: toAddress(address),
      email: toText(email),
      name: toText(name),
      phone: toText(phone),
      tax_id: null,
    },
    card: {
      ...nulls('generated_from wallet'),
      brand: card.brand,
      checks: { ...nulls('address_line1_check address_postal_code_check'), cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `sandbox${card.last4}${card.brand}`,
      funding: 'credit',
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
    },
    created: nowInSeconds(),
    livemode: false,
    metadata: {},
    type: 'card',
  };
  return context.paymentMethods.put({ id: paymentMethod.id, paymentMethod, behaviour: card.behaviour });
}

/** The card of a request: typed card data, or Stripe's predefined payment method. */
function readMethod(context: SandboxContext, intent: Stripe.PaymentIntent, { params }: ApiCall): StoredPaymentMethod {
  const { payment_method_data: data, payment_method: name } = params;
  if (data !== undefined)
    return keepMethod(context, readCard(toForm(toForm(data).card)), toForm(toForm(data).billing_details));
  if (name === 'pm_card_visa') return keepMethod(context, TEST_VISA, {});
  throw unexpectedState("You cannot confirm this PaymentIntent because it's missing a payment method.", intent);
}

/** Pays with a card that has passed validation; a card with 3-D Secure first redirects the shopper. */
export function confirmStored(context: SandboxContext, intent: Stripe.PaymentIntent, call: ApiCall) {
  if (!CONFIRMABLE.includes(intent.status)) {
    throw unexpectedState(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, intent);
  }
  // A browser can return to its current page; the shop's server has to name a return URL.
  const returnUrl = toText(call.params.return_url);
  if (returnUrl === null ? !call.isFromBrowser : !URL.canParse(returnUrl)) {
    throw invalidRequest('You must provide a valid `return_url`.', { param: 'return_url' });
  }
  const method = readMethod(context, intent, call);
  if (!method.behaviour.needsAuthentication) return charge(context, intent, method, false);
  const url = `${context.baseUrl}/3ds/${intent.id}?client_secret=${intent.client_secret}`;
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    payment_method: method.id,
    status: 'requires_action',
  };
  return saveIntent(context, waiting, { kind: 'authentication', paymentMethodId: method.id, returnUrl });
}

/** Translates an error for a page in Korean. */
export function inLanguage(error: unknown, locale: string | null): unknown {
  const message = error instanceof StripeFailure && locale === 'ko' ? KOREAN.get(error.body.message) : undefined;
  return message && error instanceof StripeFailure
    ? new StripeFailure(error.status, { ...error.body, message })
    : error;
}
