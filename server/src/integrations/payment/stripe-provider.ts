import type { Currency } from '@eunbit/schema/market';
import type Stripe from 'stripe';
import type { StripeSettings } from '../../config/provider-settings.ts';
import { isInvalidRequest } from '../stripe-sdk.ts';
import {
  ForgedEventError,
  type PaymentEvent,
  type PaymentIntent,
  type PaymentProvider,
  PaymentRefundRefusedError,
} from './payment-provider.ts';
import { createStripeClient } from './stripe-client.ts';
import { intentStatus, toCardLabel, toCharge } from './stripe-intent.ts';
import { REFUND_PARTS, toDispute, toId, toTrackedRefund } from './stripe-reversals.ts';

/** Expands the charge and its balance transaction, which contains the fee. */
const WITH_CHARGE = { expand: ['latest_charge.balance_transaction'] };

/** Maximum refunds and disputes read per payment: the shop makes at most MAXIMUM_REFUNDS per order. */
const MAXIMUM_REVERSALS = 100;

function toPaymentIntent(intent: Stripe.PaymentIntent): PaymentIntent {
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intentStatus(intent.status),
    amount: intent.amount,
    received: intent.amount_received,
    currency: intent.currency.toUpperCase() as Currency,
    checkoutId: intent.metadata.checkoutId ?? null,
    failure: error ? { message: error.message ?? '', declineCode: error.decline_code ?? error.code ?? null } : null,
    charge: toCharge(intent),
    card: toCardLabel(intent.latest_charge),
  };
}

/** Events about refunds and disputes name their payment. Of the many events about charges, only one is a refund. */
function toPaymentEvent({ type, data: { object } }: Stripe.Event): PaymentEvent | null {
  if (object.object === 'payment_intent') return { subject: 'PAYMENT', intentId: object.id };
  const isReversal = object.object === 'refund' || object.object === 'dispute' || type === 'charge.refunded';
  const intentId = isReversal && 'payment_intent' in object ? toId(object.payment_intent ?? null) : null;
  return intentId === null ? null : { subject: 'REVERSAL', intentId };
}

/** @param settings null if the shop has no keys of Stripe */
export function createStripeProvider(settings: StripeSettings | null): PaymentProvider {
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

  /** Computed from the whole amount, which does not change: a retry with the same key captures the same. */
  async function amountToCapture(stripe: Stripe, id: string, released: number): Promise<number> {
    const { amount } = await stripe.paymentIntents.retrieve(id);
    return amount - released;
  }

  return {
    browser: settings && {
      publishableKey: settings.publishableKey,
      sandboxUrl: settings.apiUrl?.replace(/\/$/, '') ?? null,
    },

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

    captureIntent: (id, released) =>
      call(async (stripe) => {
        const part = released > 0 ? { amount_to_capture: await amountToCapture(stripe, id, released) } : {};
        return close(stripe, id, () =>
          stripe.paymentIntents.capture(id, { ...part, ...WITH_CHARGE }, { idempotencyKey: `capture-${id}` }),
        );
      }),

    refundPart: ({ intentId, amount, requestId, idempotencyKey }) =>
      call(async (stripe) => {
        try {
          const part = { payment_intent: intentId, amount, metadata: { refundId: requestId } };
          await stripe.refunds.create(part, { idempotencyKey });
        } catch (error) {
          if (!isInvalidRequest(error)) throw error;
          throw new PaymentRefundRefusedError(error.code ?? 'invalid_request', error.message);
        }
      }),

    findReversals: (intentId) =>
      call(async (stripe) => {
        const query = { payment_intent: intentId, limit: MAXIMUM_REVERSALS };
        const [refunds, disputes] = await Promise.all([
          stripe.refunds.list({ ...query, expand: REFUND_PARTS.map((path) => `data.${path}`) }),
          stripe.disputes.list(query),
        ]);
        return {
          refunds: refunds.data.map(toTrackedRefund).filter((refund) => refund !== null),
          disputes: disputes.data.map(toDispute),
        };
      }),

    async readEvent(rawBody, signature) {
      const stripe = await sdk();
      try {
        return toPaymentEvent(stripe.webhooks.constructEvent(rawBody, signature, settings?.webhookSecret ?? ''));
      } catch (error) {
        throw new ForgedEventError('the signature does not match', { cause: error });
      }
    },
  };
}
