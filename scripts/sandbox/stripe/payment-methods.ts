import type Stripe from 'stripe';
import { type Card, namedCard, readCard } from './cards.ts';
import { nowInSeconds, type SandboxContext } from './context.ts';
import { invalidRequest, missingParameter, noSuch } from './failures.ts';
import { type Form, nullableText, toForm, toText } from './form.ts';
import { newId } from './ids.ts';
import type { StoredPaymentMethod } from './store.ts';

function readBillingDetails(form: Form): Stripe.PaymentMethod.BillingDetails {
  const address = toForm(form.address);
  return {
    address: {
      city: nullableText(address.city),
      country: nullableText(address.country),
      line1: nullableText(address.line1),
      line2: nullableText(address.line2),
      postal_code: nullableText(address.postal_code),
      state: nullableText(address.state),
    },
    email: nullableText(form.email),
    name: nullableText(form.name),
    phone: nullableText(form.phone),
    tax_id: null,
  };
}

function buildPaymentMethod(card: Card, billingDetails: Stripe.PaymentMethod.BillingDetails): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails,
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `sandbox${card.last4}${card.brand}`,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

function keep(context: SandboxContext, card: Card, billingDetails: Form): StoredPaymentMethod {
  const paymentMethod = buildPaymentMethod(card, readBillingDetails(billingDetails));
  const stored = { id: paymentMethod.id, paymentMethod, behaviour: card.behaviour };
  context.store.save(context.store.paymentMethods, stored);
  return stored;
}

/**
 * The payment method a request brings along: typed card data, one of Stripe's ready-made test names, or one that was
 * made before. Undefined when it brings none. Card data from a browser has to carry a security code.
 */
export function readPaymentMethod(
  context: SandboxContext,
  params: Form,
  isFromBrowser: boolean,
): StoredPaymentMethod | undefined {
  if (params.payment_method_data !== undefined) {
    const data = toForm(params.payment_method_data);
    const type = toText(data.type);
    if (type !== 'card') {
      if (!type) throw missingParameter('payment_method_data[type]');
      throw invalidRequest(`The payment method type "${type}" is not available here.`, {
        param: 'payment_method_data[type]',
      });
    }
    return keep(context, readCard(toForm(data.card), isFromBrowser), toForm(data.billing_details));
  }
  const name = toText(params.payment_method);
  if (!name) return undefined;
  const card = namedCard(name);
  if (card) return keep(context, card, {});
  const stored = context.store.paymentMethods.get(name);
  if (!stored) throw noSuch('PaymentMethod', name, 'payment_method', 400);
  return stored;
}
