import type Stripe from 'stripe';
import { invalidRequest, missingParameter } from './failures.ts';
import { type Form, nullableText, toForm, toTexts } from './form.ts';
import { booleanParam, choiceParam, mergedMetadata } from './params.ts';

function readAddress(form: Form): Stripe.Address {
  return {
    city: nullableText(form.city),
    country: nullableText(form.country),
    line1: nullableText(form.line1),
    line2: nullableText(form.line2),
    postal_code: nullableText(form.postal_code),
    state: nullableText(form.state),
  };
}

function readShipping(params: Form): Stripe.PaymentIntent.Shipping | null {
  if (params.shipping === '') return null;
  const shipping = toForm(params.shipping);
  const name = nullableText(shipping.name);
  if (!name) throw missingParameter('shipping[name]');
  if (shipping.address === undefined) throw missingParameter('shipping[address]');
  return {
    address: readAddress(toForm(shipping.address)),
    name,
    phone: nullableText(shipping.phone),
    carrier: nullableText(shipping.carrier),
    tracking_number: nullableText(shipping.tracking_number),
  };
}

const LONGEST_DESCRIPTION = 1000;
const LONGEST_STATEMENT_SUFFIX = 22;

function readText(params: Form, name: string, longest: number): string | null {
  const text = nullableText(params[name]);
  if (text !== null && text.length > longest) {
    throw invalidRequest(`Invalid string: ${name} must be at most ${longest} characters`, { param: name });
  }
  return text;
}

type Describing = Pick<
  Stripe.PaymentIntent,
  'description' | 'metadata' | 'receipt_email' | 'shipping' | 'statement_descriptor_suffix'
>;

/** The fields that may be changed whatever the status: those that are sent, the rest as they were. */
export function describingFields(present: Describing, params: Form): Describing {
  return {
    description:
      params.description === undefined ? present.description : readText(params, 'description', LONGEST_DESCRIPTION),
    metadata: mergedMetadata(present.metadata, params),
    receipt_email: params.receipt_email === undefined ? present.receipt_email : nullableText(params.receipt_email),
    shipping: params.shipping === undefined ? present.shipping : readShipping(params),
    statement_descriptor_suffix:
      params.statement_descriptor_suffix === undefined
        ? present.statement_descriptor_suffix
        : readText(params, 'statement_descriptor_suffix', LONGEST_STATEMENT_SUFFIX),
  };
}

type PaymentMethodChoice = Pick<Stripe.PaymentIntent, 'automatic_payment_methods' | 'payment_method_types'>;

/** Automatic methods (Stripe's default) or a list of types; the sandbox has cards only. */
export function readPaymentMethodChoice(params: Form): PaymentMethodChoice {
  const types = toTexts(params.payment_method_types);
  const automatic = toForm(params.automatic_payment_methods);
  const isAutomatic = booleanParam(automatic, 'enabled') ?? types.length === 0;
  if (isAutomatic && types.length > 0) {
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
    );
  }
  const unavailable = types.find((type) => type !== 'card');
  if (unavailable) {
    throw invalidRequest(`The payment method type "${unavailable}" is not available here.`, {
      param: 'payment_method_types',
    });
  }
  const redirects = choiceParam(automatic, 'allow_redirects', ['always', 'never'] as const) ?? 'always';
  return {
    automatic_payment_methods: isAutomatic ? { enabled: true, allow_redirects: redirects } : null,
    payment_method_types: ['card'],
  };
}
