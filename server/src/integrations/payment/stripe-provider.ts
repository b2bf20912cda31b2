import type { Currency } from '@eunbit/schema/market';
import type Stripe from 'stripe';
import type { Config } from '../../config.ts';
import { isInvalidRequest } from '../stripe-sdk.ts';
import { ForgedEventError, type PaymentIntent, type PaymentProvider, type ProviderRefund } from './payment-provider.ts';
import { createStripeClient } from './stripe-client.ts';
import { intentStatus, toCardLabel, toCharge } from './stripe-intent.ts';

/** Expands the charge and its balance transaction, which contains the fee. */
const WITH_CHARGE = { expand: ['latest_charge.balance_transaction'] };

/** Maximum refunds read per payment; the shop itself makes one. */
const MAXIMUM_REFUNDS = 100;

function toId(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function toRefund({ id, payment_intent, charge, amount, currency }: Stripe.Refund): ProviderRefund {
  const intentId = toId(payment_intent) ?? '';
  return { id, intentId, chargeId: toId(charge), amount, currency: currency.toUpperCase() as Currency };
}

function toPaymentIntent(intent: Stripe.PaymentIntent): PaymentIntent {
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intentStatus(intent.status),
    amount: intent.amount,
    currency: intent.currency.toUpperCase() as Currency,
    checkoutId: intent.metadata.checkoutId ?? null,
    failure: error ? { message: error.message ?? '', declineCode: error.decline_code ?? error.code ?? null } : null,
    charge: toCharge(intent),
    card: toCardLabel(intent.latest_charge),
  };
}

export function createStripeProvider(settings: Config['stripe']): PaymentProvider {
  const { sdk, call } = createStripeClient(settings);

  /** If Stripe rejects the call because the intent is already final, returns its current state instead. */
  async function close(stripe: Stripe, id: string, work: () => Promise<Stripe.PaymentIntent>): Promise<PaymentIntent> {
    try {
      return toPaymentIntent(await work());
    } catch (error) {
      if (!isInvalidRequest(error)) throw error;
      return toPaymentIntent(await stripe.paymentIntents.retrieve(id, WITH_CHARGE));
    }
  }

  return {
    publishableKey: settings.publishableKey,
    sandboxUrl: settings.apiUrl?.replace(/\/$/, '') ?? null,

    createIntent: ({ amount, currency, checkoutId, receiptEmail, isCapturedLater, idempotencyKey }) =>
      call(async (stripe) =>
        toPaymentIntent(
          await stripe.paymentIntents.create(
            {
              amount,
              currency: currency.toLowerCase(),
              receipt_email: receiptEmail,
              automatic_payment_methods: { enabled: true },
              ...(isCapturedLater && { capture_method: 'manual' as const }),
              metadata: { checkoutId },
            },
            { idempotencyKey },
          ),
        ),
      ),

    findIntent: (id) => call(async (stripe) => toPaymentIntent(await stripe.paymentIntents.retrieve(id, WITH_CHARGE))),

    cancelIntent: (id) => call((stripe) => close(stripe, id, () => stripe.paymentIntents.cancel(id))),

    captureIntent: (id) =>
      call((stripe) =>
        close(stripe, id, () => stripe.paymentIntents.capture(id, WITH_CHARGE, { idempotencyKey: `capture-${id}` })),
      ),

    refund: (intentId, idempotencyKey) =>
      call(async (stripe) => {
        try {
          await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey });
        } catch (error) {
          if (!isInvalidRequest(error) || error.code !== 'charge_already_refunded') throw error;
        }
        const made = await stripe.refunds.list({ payment_intent: intentId, limit: MAXIMUM_REFUNDS });
        return made.data.filter(({ status }) => status !== 'failed' && status !== 'canceled').map(toRefund);
      }),

    async readEvent(rawBody, signature) {
      const stripe = await sdk();
      try {
        const event = stripe.webhooks.constructEvent(rawBody, signature, settings.webhookSecret);
        return event.data.object.object === 'payment_intent' ? { intentId: event.data.object.id } : null;
      } catch (error) {
        throw new ForgedEventError('the signature does not match', { cause: error });
      }
    },
  };
}
