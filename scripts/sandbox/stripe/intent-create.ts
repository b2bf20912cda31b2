import type Stripe from 'stripe';
import { nowInSeconds, type SandboxContext } from './context.ts';
import { invalidRequest, missingParameter, unexpectedState } from './failures.ts';
import type { Form } from './form.ts';
import { newId } from './ids.ts';
import { type ApiCall, findIntent, saveIntent } from './intent-access.ts';
import { confirmStored } from './intent-confirm.ts';
import { describingFields, readPaymentMethodChoice } from './intent-fields.ts';
import { amountParam, booleanParam, choiceParam, currencyParam, refuseUnknown } from './params.ts';
import { readPaymentMethod } from './payment-methods.ts';

const DESCRIBING = ['description', 'metadata', 'receipt_email', 'shipping', 'statement_descriptor_suffix'] as const;
const UPDATE_PARAMS = ['amount', 'currency', 'expand', 'payment_method', 'payment_method_data', ...DESCRIBING] as const;
const CREATE_PARAMS = [
  ...UPDATE_PARAMS,
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'payment_method_types',
  'return_url',
] as const;
const CAPTURE_METHODS = ['automatic', 'automatic_async', 'manual'] as const;
const OPEN_STATUSES = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

function buildIntent(params: Form): Stripe.PaymentIntent {
  const currency = currencyParam(params);
  const amount = amountParam(params, currency);
  if (amount === undefined) throw missingParameter('amount');
  const id = newId('pi');
  const nothing = { description: null, metadata: {}, receipt_email: null, shipping: null };
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    ...readPaymentMethodChoice(params),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: choiceParam(params, 'capture_method', CAPTURE_METHODS) ?? 'automatic_async',
    client_secret: `${id}${newId('_secret', 25)}`,
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    currency,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    source: null,
    statement_descriptor: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...describingFields({ ...nothing, statement_descriptor_suffix: null }, params),
  };
}

export function createIntent(context: SandboxContext, call: ApiCall): Stripe.PaymentIntent {
  const { params } = call;
  refuseUnknown(params, CREATE_PARAMS);
  const built = buildIntent(params);
  if (booleanParam(params, 'confirm')) return confirmStored(context, { id: built.id, intent: built, step: null }, call);
  if (params.return_url !== undefined) {
    throw invalidRequest('The parameter `return_url` can only be used with `confirm` set to true.', {
      param: 'return_url',
    });
  }
  const method = readPaymentMethod(context, params, false);
  if (!method) return saveIntent(context, built);
  return saveIntent(context, { ...built, payment_method: method.id, status: 'requires_confirmation' });
}

/** Changes an intent. Amount and payment method can be changed only before the money is on its way. */
export function updateIntent(context: SandboxContext, call: ApiCall): Stripe.PaymentIntent {
  const { params } = call;
  refuseUnknown(params, [...UPDATE_PARAMS, 'client_secret']);
  const { intent, step } = findIntent(context, call);
  const described = { ...intent, ...describingFields(intent, params) };
  const guarded = ['amount', 'currency', 'payment_method', 'payment_method_data'].find(
    (name) => params[name] !== undefined,
  );
  if (!guarded) return saveIntent(context, described, step);
  if (!OPEN_STATUSES.includes(intent.status)) {
    throw unexpectedState(
      `This PaymentIntent's ${guarded} could not be updated because it has a status of ${intent.status}. You may only ` +
        `update the ${guarded} of a PaymentIntent with one of the following statuses: ${OPEN_STATUSES.join(', ')}.`,
      intent,
    );
  }
  const currency = params.currency === undefined ? intent.currency : currencyParam(params);
  const amount = amountParam(params, currency) ?? intent.amount;
  const method = readPaymentMethod(context, params, false);
  const priced = { ...described, amount, currency };
  if (!method) return saveIntent(context, priced, step);
  return saveIntent(context, {
    ...priced,
    next_action: null,
    payment_method: method.id,
    status: 'requires_confirmation',
  });
}
