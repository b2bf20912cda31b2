import type Stripe from 'stripe';
import { inLanguage } from './card-words.ts';
import type { SandboxContext } from './context.ts';
import { invalidRequest, unexpectedState } from './failures.ts';
import { nullableText } from './form.ts';
import { type ApiCall, findIntent } from './intent-access.ts';
import { attemptPayment } from './intent-attempt.ts';
import { describingFields } from './intent-fields.ts';
import { refuseUnknown } from './params.ts';
import { readPaymentMethod } from './payment-methods.ts';
import type { StoredIntent, StoredPaymentMethod } from './store.ts';

/** The last ones are what Stripe.js adds of its own. */
const CONFIRM_PARAMS = [
  'expand',
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'return_url',
  'shipping',
  'client_secret',
  'expected_payment_method_type',
  'key',
  'locale',
  'use_stripe_sdk',
] as const;
const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

function refuseUnconfirmable(intent: Stripe.PaymentIntent): void {
  if (CONFIRMABLE.includes(intent.status)) return;
  const reason =
    intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed.'
      : `it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ` +
        `confirmed: ${CONFIRMABLE.join(', ')}.`;
  throw unexpectedState(`You cannot confirm this PaymentIntent because ${reason}`, intent);
}

/** A browser can always be sent away and back by the page it is on; the shop's server has to say where to. */
function readReturnUrl(intent: Stripe.PaymentIntent, call: ApiCall): string | null {
  const returnUrl = nullableText(call.params.return_url);
  if (returnUrl !== null) {
    if (!URL.canParse(returnUrl)) throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
    return returnUrl;
  }
  if (!call.isFromBrowser && intent.automatic_payment_methods?.allow_redirects === 'always') {
    throw invalidRequest(
      'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these ' +
        'payment methods might redirect your customer off of your page, you must provide a `return_url`.',
      { param: 'return_url' },
    );
  }
  return null;
}

function chooseMethod(context: SandboxContext, intent: Stripe.PaymentIntent, call: ApiCall): StoredPaymentMethod {
  const brought = readPaymentMethod(context, call.params, call.isFromBrowser);
  const method = brought ?? context.store.paymentMethods.get(String(intent.payment_method));
  if (method) return method;
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
      'PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method.',
    intent,
  );
}

/** Confirms an intent that was read or just built; a declined card is thrown after the new state is saved. */
export function confirmStored(context: SandboxContext, stored: StoredIntent, call: ApiCall): Stripe.PaymentIntent {
  const { intent } = stored;
  refuseUnconfirmable(intent);
  const returnUrl = readReturnUrl(intent, call);
  const method = chooseMethod(context, intent, call);
  const described = { ...intent, ...describingFields(intent, call.params) };
  const outcome = attemptPayment(context, described, method, returnUrl, call.origin);
  if (outcome.refusal) throw outcome.refusal;
  return outcome.intent;
}

export function confirmIntent(context: SandboxContext, call: ApiCall): Stripe.PaymentIntent {
  refuseUnknown(call.params, CONFIRM_PARAMS);
  try {
    return confirmStored(context, findIntent(context, call), call);
  } catch (error) {
    throw inLanguage(error, nullableText(call.params.locale));
  }
}
