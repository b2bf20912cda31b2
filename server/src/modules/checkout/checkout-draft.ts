import { orderableLines, unitPriceOf } from '../cart/cart.presenter.ts';
import type { CartState } from '../cart/cart.service.ts';
import type { OrderLineRecord } from '../order/order-line.record.ts';
import type { Shortage } from '../stock/stock.service.ts';
import type { Amounts, CheckoutRecord } from './checkout.model.ts';
import { priceOrder } from './pricing.ts';
import type { ShippingRate } from './shipping-rates.ts';

/** What would be ordered if the shopper paid now. */
export interface Draft {
  readonly lines: OrderLineRecord[];
  readonly amounts: Amounts;
  readonly rate: ShippingRate;
  /** Lines whose quantity cannot be had; the order is refused while there are any. */
  readonly shortages: readonly Shortage[];
}

/** Prices a cart for a checkout; the cart's unavailable lines are left out. */
export function draftOf(cart: CartState, checkout: CheckoutRecord): Draft {
  const { market } = checkout;
  const orderable = orderableLines(cart.lines);
  const lines = orderable.map(
    ({ productId, product, quantity }): OrderLineRecord => ({
      productId,
      slug: product.slug,
      title: { ko: product.title.ko, en: product.title.en },
      mediaId: product.images[0]?.mediaId ?? '',
      quantity,
      unitPrice: unitPriceOf(product, market),
    }),
  );
  const shortages = orderable
    .filter((line) => line.quantity > line.maximum)
    .map(({ productId, quantity, maximum }) => ({ productId, quantity, available: maximum, stopped: false }));
  const state = checkout.address?.state ?? null;
  return { lines, shortages, ...priceOrder({ market, lines, shippingOption: checkout.shippingOption, state }) };
}

/** Whether a running payment is for exactly what would be ordered now. */
export function samePurchase(running: { lines: OrderLineRecord[]; amounts: Amounts }, draft: Draft): boolean {
  const text = ({ lines, amounts }: { lines: OrderLineRecord[]; amounts: Amounts }) =>
    JSON.stringify([
      lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]),
      [amounts.subtotal, amounts.shipping, amounts.taxRate, amounts.tax, amounts.total],
    ]);
  return text(running) === text(draft);
}

/** Whether every step before payment is filled in. */
export function readyToPay(checkout: CheckoutRecord): checkout is CheckoutRecord & ReadyParts {
  return checkout.contact !== null && checkout.address !== null && checkout.sealedPassCode !== null;
}

interface ReadyParts {
  readonly contact: NonNullable<CheckoutRecord['contact']>;
  readonly address: NonNullable<CheckoutRecord['address']>;
}

export type ReadyCheckout = CheckoutRecord & ReadyParts;
