import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { CartService, CartState } from '../cart/cart.service.ts';
import type { SalesTaxService } from '../purchase/sales-tax.service.ts';
import { NOT_TAXED, type TaxQuote } from '../purchase/sales-tax.ts';
import { checkoutModel } from './checkout.model.ts';
import type { CheckoutRecord } from './checkout.record.ts';
import { type Draft, taxedDraft, toGoods, toTaxedSale } from './checkout-draft.ts';

interface Deps {
  readonly connection: Connection;
  readonly cart: CartService;
  readonly salesTax: SalesTaxService;
}

interface Priced {
  readonly draft: Draft;
  /** Looked up just now, to be kept with the checkout; null where the tax was known, or none is charged. */
  readonly quote: TaxQuote | null;
}

/**
 * What a checkout would order now, priced anew each time. The tax of exactly this sale is kept with the checkout, so that
 * what was shown is what is charged, and a provider is asked only when the place, the cart or the shipping changes.
 */
export function createCheckoutDrafts({ connection, cart, salesTax }: Deps) {
  const checkouts = checkoutModel(connection);

  const read = (context: RequestContext, { market }: CheckoutRecord) => cart.read({ ...context, market });

  async function price(state: CartState, checkout: CheckoutRecord): Promise<Priced> {
    const goods = toGoods(state, checkout);
    const sale = toTaxedSale(goods, checkout);
    if (!sale) return { draft: taxedDraft(goods, NOT_TAXED), quote: null };
    const { tax, quote } = await salesTax.assess(sale, checkout.taxQuote ?? null);
    return { draft: taxedDraft(goods, tax), quote };
  }

  async function buildDraft(state: CartState, checkout: CheckoutRecord): Promise<Draft> {
    const { draft, quote } = await price(state, checkout);
    if (quote) {
      const open = { _id: checkout._id, state: { $in: ['OPEN', 'PAYING'] as const } };
      await checkouts.updateOne(open, { $set: { taxQuote: quote } });
    }
    return draft;
  }

  return {
    /** The cart of a checkout, in its own store. */
    read,

    /** Of a checkout that is about to be saved. */
    price,

    /** From a cart that was read already. */
    buildDraft,

    async draft(context: RequestContext, checkout: CheckoutRecord): Promise<Draft> {
      return buildDraft(await read(context, checkout), checkout);
    },
  };
}

export type CheckoutDrafts = ReturnType<typeof createCheckoutDrafts>;
