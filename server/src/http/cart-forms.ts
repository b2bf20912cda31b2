import {
  CART_FORM_INTENTS,
  CART_FORM_PATH,
  type CartFormIntent,
  type CartFormOutcome,
  cartFormReturnPath,
} from '@eunbit/schema/cart-form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLocalRateLimiter } from '../common/rate-limit.ts';
import type { RequestContext } from '../common/request-context.ts';
import { UNAVAILABLE } from '../modules/cart/cart.errors.ts';
import type { CartChange } from '../modules/cart/cart.service.ts';
import type { CartServices } from '../modules/cart/cart.wiring.ts';
import { type ContextFactory, createCookieJar, readCaller } from './create-request-context.ts';
import { isFromOwnPage } from './same-origin.ts';

/** Maximum bytes of a body; a form has four short fields. */
const MAXIMUM_BODY_BYTES = 4096;
/** Forms per IP address and process; many people may share an address. */
const ADDRESS_LIMIT = { tries: 120, windowSeconds: 60 };

const INVALID: CartFormOutcome = { code: 'VALIDATION', maximumQuantity: null };

export interface CartFormOptions {
  readonly contexts: ContextFactory<CartServices>;
  readonly publicUrl: () => string;
}

/**
 * `POST /cart`: forms of pages whose script has not loaded. They do the same as the API's mutations, through the same
 * service, and redirect to a page of the shop that shows the outcome. Fields: `intent`, `productId`, `quantity` (add,
 * set) or `delta` (adjust), and `next`, the page.
 */
export async function registerCartForms(app: FastifyInstance, options: CartFormOptions): Promise<void> {
  const { contexts, publicUrl } = options;
  const limiter = createLocalRateLimiter();

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAXIMUM_BODY_BYTES },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    // Before the body is parsed.
    scope.addHook('onRequest', async (request, reply) => {
      if (isFromOwnPage(request, publicUrl())) return;
      const message = 'This form can only be sent from a page of the shop.';
      await reply.code(403).send({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] });
    });

    scope.post(CART_FORM_PATH, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const context = await contexts.create(readCaller(request), createCookieJar(reply));
      const within = await limiter.attempt({ [`cart-form:${context.address}`]: ADDRESS_LIMIT });
      const outcome: CartFormOutcome | null = within
        ? await carryOut(form, context)
        : { code: 'TOO_MANY_REQUESTS', maximumQuantity: null };
      return reply.header('cache-control', 'no-store').redirect(cartFormReturnPath(form.get('next'), outcome), 303);
    });
  });
}

/** Returns the outcome to show; null if the page shows it anyway. */
async function carryOut(form: URLSearchParams, context: RequestContext<CartServices>): Promise<CartFormOutcome | null> {
  const intent = CART_FORM_INTENTS.find((known) => known === form.get('intent'));
  const productId = form.get('productId') ?? '';
  if (!intent || (intent !== 'empty' && !productId)) return INVALID;
  const change = await changeCart(intent, productId, form, context);
  return change === 'invalid' ? INVALID : toOutcome(intent, change);
}

/** Null for changes that cannot fail. */
async function changeCart(
  intent: CartFormIntent,
  productId: string,
  form: URLSearchParams,
  context: RequestContext<CartServices>,
): Promise<CartChange | null | 'invalid'> {
  const { cart } = context.services;
  switch (intent) {
    case 'add':
    case 'set': {
      const quantity = positiveInteger(form.get('quantity'));
      return quantity === null ? 'invalid' : cart[intent](context, productId, quantity);
    }
    case 'adjust': {
      const delta = form.get('delta');
      return delta === '1' || delta === '-1' ? cart.adjust(context, productId, Number(delta)) : 'invalid';
    }
    case 'remove':
      await cart.remove(context, productId);
      return null;
    case 'empty':
      await cart.empty(context);
      return null;
  }
}

function toOutcome(intent: CartFormIntent, change: CartChange | null): CartFormOutcome | null {
  if (change === null) return null;
  if (change.outcome === 'unavailable') return { code: UNAVAILABLE[change.reason].code, maximumQuantity: null };
  if (change.capped) return { code: 'QUANTITY_CAPPED', maximumQuantity: change.capped.quantity };
  return intent === 'add' ? { code: 'ADDED', maximumQuantity: null } : null;
}

function positiveInteger(text: string | null): number | null {
  return text !== null && /^\s*0*[1-9]\d{0,8}\s*$/.test(text) ? Number(text) : null;
}
