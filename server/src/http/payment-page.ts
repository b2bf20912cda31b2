import { PAYMENT_PAGE_PATH, PAYMENT_PAGE_SIGNS } from '@eunbit/schema/payment-page';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SecurityLog } from '../log/security-events.ts';
import type { PaymentServices } from '../modules/payment/index.ts';
import { checkOrigin } from './same-origin.ts';

const MAXIMUM_SIGN_BYTES = 1024;

const signShape = z.object({ clientSecret: z.string().min(1).max(400), sign: z.enum(PAYMENT_PAGE_SIGNS) });

function readSign(body: unknown) {
  try {
    return signShape.safeParse(JSON.parse(String(body))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Receives signals from payment pages, sent by `navigator.sendBeacon`: a beacon is delivered even after the page is closed. The
 * client secret identifies the payment. Every caller gets the same response: a closing page reads none.
 */
export async function registerPaymentPage(
  app: FastifyInstance,
  { payment, security }: Pick<PaymentServices, 'payment'> & { readonly security: SecurityLog },
  publicUrl: () => string,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string', bodyLimit: MAXIMUM_SIGN_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(PAYMENT_PAGE_PATH, async (request, reply) => {
      const sign = checkOrigin(request, 'report', { publicUrl, security }) ? readSign(request.body) : null;
      if (sign) await payment.noteSign(sign.clientSecret, sign.sign);
      return reply.code(204).send();
    });
  });
}
