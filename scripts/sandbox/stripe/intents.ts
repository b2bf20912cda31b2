import type Stripe from 'stripe';
import { nulls } from '../common/nulls.ts';
import { captureCharge } from './charges.ts';
import {
  type ApiCall,
  formatAmount,
  newId,
  nowInSeconds,
  publish,
  type SandboxContext,
  type StoredIntent,
  saveIntent,
} from './context.ts';
import { invalidRequest, noSuch, unexpectedState } from './failures.ts';
import { type Form, mergeMetadata, toAddress, toForm, toInteger, toRequired, toText } from './form.ts';
import { confirmStored } from './intent-payment.ts';
import { recordRefund } from './refunds.ts';

const OPEN_STATUSES = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const CANCELLABLE = [...OPEN_STATUSES, 'requires_capture', 'processing'];

export function findIntent({ intents }: SandboxContext, { id, params, isFromBrowser }: ApiCall): StoredIntent {
  const stored = intents.get(id);
  if (!stored) throw noSuch('payment_intent', id, 'intent');
  const secret = toText(params.client_secret);
  if (secret === stored.intent.client_secret || (secret === null && !isFromBrowser)) return stored;
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with this PaymentIntent.',
    { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
  );
}

/** Throws Stripe's error if the intent's status does not allow an operation. */
function requireStatus(intent: Stripe.PaymentIntent, act: 'cancel' | 'capture' | 'update', allowed: string[]): void {
  if (allowed.includes(intent.status)) return;
  throw unexpectedState(`You cannot ${act} this PaymentIntent because it has a status of ${intent.status}.`, intent);
}

function readShipping(params: Form): Stripe.PaymentIntent.Shipping | null {
  if (params.shipping === undefined) return null;
  const { name, address, phone } = toForm(params.shipping);
  return {
    ...nulls('carrier tracking_number'),
    address: toAddress(address),
    name: toRequired(toText(name), 'shipping[name]'),
    phone: toText(phone),
  };
}

/** An amount in the currency's smallest unit: cents for dollars, whole won. */
function readAmount(params: Form, currency: string): number {
  const amount = toRequired(toInteger(params, 'amount'), 'amount');
  if (amount >= (currency === 'usd' ? 50 : 1)) return amount;
  throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
}

function buildIntent(params: Form): Stripe.PaymentIntent {
  const id = newId('pi');
  const currency = toRequired(toText(params.currency), 'currency');
  return {
    ...nulls('allowed_payment_method_types application application_fee_amount canceled_at cancellation_reason'),
    ...nulls('customer customer_account excluded_payment_method_types last_payment_error latest_charge'),
    ...nulls('managed_payments next_action on_behalf_of payment_method payment_method_configuration_details'),
    ...nulls('payment_record processing review setup_future_usage source statement_descriptor'),
    ...nulls('statement_descriptor_suffix transfer_data transfer_group'),
    id,
    object: 'payment_intent',
    amount: readAmount(params, currency),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    capture_method: params.capture_method === 'manual' ? 'manual' : 'automatic_async',
    client_secret: `${id}${newId('_secret', 25)}`,
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    currency,
    description: toText(params.description),
    livemode: false,
    metadata: mergeMetadata({}, params),
    payment_method_options: {
      card: { ...nulls('installments mandate_options network'), request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    receipt_email: toText(params.receipt_email),
    shipping: readShipping(params),
    status: 'requires_payment_method',
  };
}

export function createIntent(context: SandboxContext, call: ApiCall): Stripe.PaymentIntent {
  const built = buildIntent(call.params);
  if (call.params.confirm === 'true') return confirmStored(context, built, call);
  return saveIntent(context, built);
}

/** Updates an intent; its amount only before it is paid or processing. */
export function updateIntent(context: SandboxContext, call: ApiCall): Stripe.PaymentIntent {
  const { params } = call;
  const { intent, step } = findIntent(context, call);
  const described = { ...intent, metadata: mergeMetadata(intent.metadata, params) };
  if (params.amount === undefined) return saveIntent(context, described, step);
  requireStatus(intent, 'update', OPEN_STATUSES);
  const currency = toText(params.currency) ?? intent.currency;
  return saveIntent(context, { ...described, amount: readAmount(params, currency), currency }, step);
}

/** Captures the authorised amount, all of it or a part; the rest is released. */
export function captureIntent(context: SandboxContext, call: ApiCall): Stripe.PaymentIntent {
  const { intent } = findIntent(context, call);
  requireStatus(intent, 'capture', ['requires_capture']);
  const amount = toInteger(call.params, 'amount_to_capture') ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable) {
    const most = formatAmount(intent.amount_capturable, intent.currency);
    throw invalidRequest(`The amount to capture is greater than the amount that can be captured (${most})`, {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  }
  const charge = context.charges.get(String(intent.latest_charge));
  if (!charge) throw invalidRequest('The charge of this PaymentIntent is no longer kept.');
  captureCharge(context, charge, amount);
  const captured = saveIntent(context, {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    status: 'succeeded',
  });
  publish(context, 'payment_intent.succeeded', captured);
  return captured;
}

/** Cancels an unpaid intent; an authorised amount is released. */
export function cancelIntent(context: SandboxContext, call: ApiCall): Stripe.PaymentIntent {
  const { intent } = findIntent(context, call);
  requireStatus(intent, 'cancel', CANCELLABLE);
  const charge = context.charges.get(String(intent.latest_charge));
  if (charge && intent.status === 'requires_capture') recordRefund(context, { charge, amount: charge.amount });
  const canceled = saveIntent(context, {
    ...intent,
    ...nulls('next_action processing'),
    amount_capturable: 0,
    canceled_at: nowInSeconds(),
    status: 'canceled',
  });
  publish(context, 'payment_intent.canceled', canceled);
  return canceled;
}
