import { type EditedContents, findContentChanges, type OrderRecord, toContents } from '../order/index.ts';
import {
  type Amounts,
  buildTaxedSale,
  computeSubtotal,
  NOT_TAXED,
  type OrderLineRecord,
  type SalesTax,
  type SalesTaxService,
} from '../purchase/index.ts';

/** The amounts of an edited order with a new tax quote. `shipping` is the shipping price, minor units. */
export function priceContents(lines: readonly OrderLineRecord[], shipping: number, tax: SalesTax): Amounts {
  const subtotal = computeSubtotal(lines);
  const total = tax.lines.reduce((sum, ofLine) => sum + ofLine, tax.shipping);
  return {
    subtotal,
    shipping,
    taxRate: tax.percent,
    taxSource: tax.source,
    shippingTax: tax.shipping,
    tax: total,
    total: subtotal + shipping + total,
  };
}

/** Prices an edited order. The shipping method and its price stay those of the day of purchase (ORDER-39). */
export function createEditPricing(salesTax: SalesTaxService) {
  /** Changed lines, or a move within, into or out of a taxed state, require a new tax quote (ORDER-33). */
  return async function price(order: OrderRecord, contents: EditedContents): Promise<EditedContents> {
    const { lines, amounts, address } = contents;
    const changes = findContentChanges(toContents(order), contents);
    if (!changes.lines && !(order.market === 'US' && changes.place)) return contents;
    const sale = buildTaxedSale({ market: order.market, lines, shipping: amounts.shipping, address });
    const tax = sale ? (await salesTax.assess(sale, null)).tax : NOT_TAXED;
    return {
      ...contents,
      lines: lines.map((line, index) => ({ ...line, tax: tax.lines[index] ?? 0 })),
      amounts: priceContents(lines, amounts.shipping, tax),
    };
  };
}

export type EditPricing = ReturnType<typeof createEditPricing>;
