import type { ShippingOption } from '@eunbit/schema/checkout';
import { CURRENCY_OF, type Market } from '@eunbit/schema/market';
import { money, percentOf } from '@eunbit/schema/money';
import type { ShippingRate } from '@eunbit/schema/store-policy';
import type { Amounts } from './checkout.model.ts';
import type { TaxRate } from './sales-tax.ts';
import { chosenRate } from './shipping-rates.ts';

export interface PricedLine {
  readonly quantity: number;
  /** Minor units. */
  readonly unitPrice: number;
}

export interface Purchase {
  readonly market: Market;
  readonly lines: readonly PricedLine[];
  readonly shippingOption: ShippingOption | null;
  /** Sales tax where it goes. */
  readonly taxRate: TaxRate;
}

export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

/** What an order costs, from the server's own prices. Tax is charged on the goods. */
export function priceOrder({ market, lines, shippingOption, taxRate }: Purchase): {
  amounts: Amounts;
  rate: ShippingRate;
} {
  const subtotal = subtotalOf(lines);
  const rate = chosenRate(market, subtotal, shippingOption);
  const tax = percentOf(money(subtotal, CURRENCY_OF[market]), taxRate.percent).amount;
  return {
    amounts: {
      subtotal,
      shipping: rate.price,
      taxRate: taxRate.percent,
      taxSource: taxRate.source,
      tax,
      total: subtotal + rate.price + tax,
    },
    rate,
  };
}
