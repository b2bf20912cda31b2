import { CART_FORM_PATH } from '@eunbit/schema/cart-form';
import { POSTED_FORM } from '@eunbit/schema/posted-form';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../common/client-network.ts';
import { createLocalRateLimiter } from '../common/rate-limit.ts';
import type { SecurityLog } from '../log/security-events.ts';
import { getCallerAddress } from './caller-address.ts';
import { checkOrigin } from './same-origin.ts';

/** Maximum bytes of a body: a cart form has four short fields, the longest page form some thousand characters. */
const MAXIMUM_BODY_BYTES = { cart: 4096, page: 128 * 1024 };
/** Forms per IP address and process; many people may share an address. */
const ADDRESS_LIMIT = { tries: 120, windowSeconds: 60 };

export interface ReceivedForm {
  readonly form: URLSearchParams;
  /** False if this address has sent too many forms recently: the handler then only reports that. */
  readonly isWithinLimit: boolean;
}

export type FormHandler = (
  received: ReceivedForm,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

interface FormOptions {
  readonly publicUrl: () => string;
  readonly security: SecurityLog;
  readonly cart: FormHandler;
  /** Handles the forms of pages; null if no pages are served. */
  readonly page: FormHandler | null;
}

/** Accepts the forms of pages without script, only from pages of the shop. */
export async function registerForms(app: FastifyInstance, options: FormOptions): Promise<void> {
  const { security, cart, page } = options;
  const limiter = createLocalRateLimiter(security);

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    // Before the body is parsed.
    scope.addHook('onRequest', async (request) => {
      if (checkOrigin(request, 'form', options)) return;
      throw Object.assign(new Error('This form can only be sent from a page of the shop.'), { statusCode: 403 });
    });

    const take =
      (choose: (form: URLSearchParams) => FormHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const address = clientNetwork(getCallerAddress(request));
        const isWithinLimit = await limiter.attempt({ [`form:${address}`]: ADDRESS_LIMIT });
        void reply.header('cache-control', 'no-store');
        return choose(form)({ form, isWithinLimit }, request, reply);
      };
    // The cart page also has other forms, such as the mailing list's.
    const ofCartPage = (form: URLSearchParams) => (page && form.has(POSTED_FORM.field) ? page : cart);
    scope.post(CART_FORM_PATH, { bodyLimit: MAXIMUM_BODY_BYTES.cart }, take(ofCartPage));
    if (page)
      scope.post(
        '/*',
        { bodyLimit: MAXIMUM_BODY_BYTES.page },
        take(() => page),
      );
  });
}
