import type { ShippingOption } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import { type PricedUnits, toPricedUnits } from '@eunbit/schema/priced-units';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import type { Amounts } from './purchase-schemas.ts';
import type { SalesTax } from './sales-tax.ts';
import { chosenRate, type ShippingRate } from './shipping-rates.ts';

export interface PricedLine {
  readonly quantity: number;
  /** Minor units. */
  readonly unitPrice: number;
  /** The units with a different price. */
  readonly addedUnits?: readonly PricedUnits<number>[];
}

export interface Purchase {
  readonly market: Market;
  readonly lines: readonly PricedLine[];
  readonly shippingOption: ShippingOption | null;
  /** The current prices. */
  readonly shipping: ShippingSettings;
}

/** Price of a line, minor units. */
export function computeLineTotal(line: PricedLine): number {
  return toPricedUnits(line).reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

export function computeSubtotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + computeLineTotal(line), 0);
}

/** Prices an order from the server's own prices and the tax on its lines and shipping. */
export function priceOrder(
  { market, lines, shippingOption, shipping }: Purchase,
  salesTax: SalesTax,
): { amounts: Amounts; rate: ShippingRate } {
  const subtotal = computeSubtotal(lines);
  const rate = chosenRate(shipping, market, subtotal, shippingOption);
  const tax = salesTax.lines.reduce((sum, ofLine) => sum + ofLine, salesTax.shipping);
  return {
    amounts: {
      subtotal,
      shipping: rate.price,
      taxRate: salesTax.percent,
      taxSource: salesTax.source,
      shippingTax: salesTax.shipping,
      tax,
      total: subtotal + rate.price + tax,
    },
    rate,
  };
}
