import {
  CART_FORM_INTENTS,
  type CartFormIntent,
  type CartFormOutcome,
  cartFormReturnPath,
} from '@eunbit/schema/cart-form';
import { normaliseLine } from '@eunbit/schema/typed-line';
import type { RequestContext } from '../common/request-context.ts';
import type { CartChange, CartServices } from '../modules/cart/index.ts';
import { type ContextFactory, createCookieJar, readCaller } from './create-request-context.ts';
import type { FormHandler } from './forms.ts';

const INVALID: CartFormOutcome = { code: 'VALIDATION', maximumQuantity: null };

/**
 * `POST /cart`: forms of pages whose script has not loaded. They do the same as the API's mutations, through the same service,
 * and redirect to a page of the shop that shows the outcome. Fields: `intent`, `productId`, `quantity` (add, set) or `delta`
 * (adjust), and `next`, the page.
 */
export function createCartForms(contexts: ContextFactory<CartServices>): FormHandler {
  return async ({ form, isWithinLimit }, request, reply) => {
    const context = await contexts.create(readCaller(request), createCookieJar(reply));
    const outcome: CartFormOutcome | null = isWithinLimit
      ? await carryOut(form, context)
      : { code: 'TOO_MANY_REQUESTS', maximumQuantity: null };
    return reply.redirect(cartFormReturnPath(form.get('next'), outcome), 303);
  };
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
  if ('refused' in change) return { code: change.refused.code, maximumQuantity: null };
  const { capped } = change.value;
  if (capped) return { code: 'QUANTITY_CAPPED', maximumQuantity: capped.quantity };
  return intent === 'add' ? { code: 'ADDED', maximumQuantity: null } : null;
}

function positiveInteger(text: string | null): number | null {
  const typed = normaliseLine(text ?? '');
  return /^\s*0*[1-9]\d{0,8}\s*$/.test(typed) ? Number(typed) : null;
}
