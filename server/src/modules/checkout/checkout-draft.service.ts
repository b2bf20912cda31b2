import type { Connection } from 'mongoose';
import type { CartState } from '../cart/index.ts';
import { NOT_TAXED, type SalesTaxService, type TaxQuote } from '../purchase/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { type CheckoutRecord, checkoutModel } from './checkout.model.ts';
import { type Draft, taxedDraft, toGoods, toTaxedSale } from './checkout-draft.ts';

interface Deps {
  readonly connection: Connection;
  readonly salesTax: SalesTaxService;
  readonly shopSettings: CurrentSettings;
}

interface Priced {
  readonly draft: Draft;
  /** A new quote to store with the checkout; null if the stored one is still valid or no tax is charged. */
  readonly quote: TaxQuote | null;
}

/**
 * Builds the draft of a checkout with current prices. The tax quote is stored with the checkout, so that the tax shown
 * is the tax charged, and the provider is called only if the address, cart or shipping option changes.
 */
export function createCheckoutDrafts({ connection, salesTax, shopSettings }: Deps) {
  const checkouts = checkoutModel(connection);

  async function price(state: CartState, checkout: CheckoutRecord): Promise<Priced> {
    const goods = toGoods(state, checkout, shopSettings.current.shipping);
    const sale = toTaxedSale(goods, checkout);
    if (!sale) return { draft: taxedDraft(goods, NOT_TAXED), quote: null };
    const { tax, quote } = await salesTax.assess(sale, checkout.taxQuote ?? null);
    return { draft: taxedDraft(goods, tax), quote };
  }

  async function buildDraft(state: CartState, checkout: CheckoutRecord): Promise<Draft> {
    const { draft, quote } = await price(state, checkout);
    if (quote) {
      const open = { _id: checkout._id, status: { $in: ['OPEN', 'PAYING'] as const } };
      await checkouts.updateOne(open, { $set: { taxQuote: quote } });
    }
    return draft;
  }

  return {
    /** Prices a checkout without storing the tax quote: the caller is about to save the checkout. */
    price,

    /** Builds the draft from the cart in the checkout's market. */
    buildDraft,
  };
}

export type CheckoutDrafts = ReturnType<typeof createCheckoutDrafts>;
