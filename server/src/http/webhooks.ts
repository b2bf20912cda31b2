import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { EmailProvider } from '../integrations/email/email-provider.ts';
import { ForgedEmailEventError, UnreadableEmailEventError } from '../integrations/email/email-provider.ts';
import type { PaymentProvider } from '../integrations/payment/payment-provider.ts';
import { ForgedEventError, PaymentProviderError } from '../integrations/payment/payment-provider.ts';
import type { ShippingProvider } from '../integrations/shipping/shipping-provider.ts';
import { ForgedTrackingError } from '../integrations/shipping/shipping-provider.ts';
import type { VirtualAccountIssuer } from '../integrations/virtual-account/virtual-account-issuer.ts';
import type { EmailServices } from '../modules/email/index.ts';
import type { PaymentServices } from '../modules/payment/index.ts';
import type { PaymentRequestServices } from '../modules/payment-request/index.ts';
import type { ReturnServices } from '../modules/return/index.ts';
import type { ShipmentServices } from '../modules/shipment/index.ts';

/** Maximum bytes of an event; Stripe's take a few kilobytes. */
const MAXIMUM_EVENT_BYTES = 512 * 1024;

function parseJson(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : null;
  } catch {
    return null;
  }
}

interface WebhookServices
  extends Pick<PaymentServices, 'payment'>,
    Pick<PaymentRequestServices, 'paymentRequests'>,
    Pick<ReturnServices, 'returnLabels'>,
    Pick<ShipmentServices, 'tracker'>,
    Pick<EmailServices, 'emailAddresses'> {
  /** A provider without keys has no webhook: its events could not be verified. */
  readonly config: Pick<Config, 'stripe' | 'toss' | 'shipping'>;
  readonly emailProvider: EmailProvider;
  readonly paymentProvider: PaymentProvider;
  readonly virtualAccountIssuer: VirtualAccountIssuer;
  readonly shippingProvider: ShippingProvider;
}

/**
 * Webhooks of providers. The signature over the raw body is verified before it is parsed. Verified events are acknowledged; one
 * that cannot be processed now gets an error status, so that the provider sends it again.
 */
export async function registerWebhooks(app: FastifyInstance, services: WebhookServices): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAXIMUM_EVENT_BYTES },
      (_request, body, done) => done(null, body),
    );

    const { stripe, toss, shipping } = services.config;
    if (stripe) listenToStripe(scope, services);
    if (toss) listenToToss(scope, services);
    if (shipping) listenToEasyPost(scope, services);
    listenToPostmark(scope, services);
  });
}

function listenToStripe(scope: FastifyInstance, services: WebhookServices): void {
  scope.post('/webhooks/stripe', async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
      return reply.code(400).send({ error: 'not signed' });
    try {
      const event = await services.paymentProvider.readEvent(request.body, signature);
      const { payment, paymentRequests } = services;
      if (event?.subject === 'PAYMENT') await payment.settleIntent(event.intentId, paymentRequests.settleIntent);
      if (event?.subject === 'REVERSAL') {
        await paymentRequests.settleIntent(event.intentId);
        await payment.syncReversals(event.intentId);
      }
      return { received: true };
    } catch (error) {
      if (error instanceof ForgedEventError) return reply.code(400).send({ error: 'the signature does not match' });
      request.log.error({ err: error }, 'webhook failed, requesting redelivery');
      return reply.code(error instanceof PaymentProviderError ? 503 : 500).send({ error: 'try again' });
    }
  });
}

/**
 * Toss Payments authenticates callbacks by the secret of the virtual account, which is only known to Toss Payments and this shop.
 */
function listenToToss(scope: FastifyInstance, services: WebhookServices): void {
  scope.post('/webhooks/virtual-account', async (request, reply) => {
    const callback = services.virtualAccountIssuer.readCallback(parseJson(request.body));
    if (!callback) return reply.code(400).send({ error: 'no callback about a deposit' });
    try {
      const outcome = await services.payment.depositArrived(callback);
      return outcome === 'forged' ? reply.code(400).send({ error: 'the secret does not match' }) : { received: true };
    } catch (error) {
      request.log.error({ err: error }, 'callback failed, requesting redelivery');
      return reply.code(error instanceof PaymentProviderError ? 503 : 500).send({ error: 'try again' });
    }
  });
}

function listenToEasyPost(scope: FastifyInstance, services: WebhookServices): void {
  scope.post('/webhooks/easypost', async (request, reply) => {
    if (!Buffer.isBuffer(request.body)) return reply.code(400).send({ error: 'not signed' });
    try {
      const parcel = await services.shippingProvider.readEvent(request.body, request.headers);
      if (parcel) await Promise.all([services.tracker.apply(parcel), services.returnLabels.follow(parcel)]);
      return { received: true };
    } catch (error) {
      if (error instanceof ForgedTrackingError) return reply.code(400).send({ error: 'the signature does not match' });
      request.log.error({ err: error }, 'webhook failed, requesting redelivery');
      return reply.code(500).send({ error: 'try again' });
    }
  });
}

/** Postmark signs nothing; its webhooks authenticate with the user name and password in the URL that it was given. */
function listenToPostmark(scope: FastifyInstance, services: WebhookServices): void {
  scope.post('/webhooks/postmark', async (request, reply) => {
    try {
      const event = services.emailProvider.readEvent(parseJson(request.body), request.headers.authorization);
      if (event) await services.emailAddresses.record(event);
      return { received: true };
    } catch (error) {
      if (error instanceof ForgedEmailEventError) {
        // Not 403, after which Postmark does not retry the event: a wrong secret may be corrected within hours.
        return reply.code(401).header('WWW-Authenticate', 'Basic').send({ error: 'the password does not match' });
      }
      if (error instanceof UnreadableEmailEventError) {
        request.log.error({ err: error }, 'webhook lacks documented fields');
        return reply.code(400).send({ error: 'not an event' });
      }
      request.log.error({ err: error }, 'webhook failed, requesting redelivery');
      return reply.code(500).send({ error: 'try again' });
    }
  });
}
