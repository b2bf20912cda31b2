import { apiMessage } from '@eunbit/schema/api-messages';
import { CURRENCY_BY_MARKET, type Language, type Market } from '@eunbit/schema/market';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import { type ProductRecord, presentProduct } from '../catalogue/index.ts';
import { chosenRate, computeSubtotal, freeShippingRemaining } from '../purchase/index.ts';
import type { CartState, ResolvedLine } from './cart.service.ts';
import type { CartLineProblemType, CartLineType, CartType } from './cart.types.ts';

interface Shopfront {
  readonly market: Market;
  readonly language: Language;
}

/** Lines with at least one orderable unit. Other lines do not block the checkout. */
export function orderableLines(lines: readonly ResolvedLine[]): readonly ResolvedLine[] {
  return lines.filter((line) => line.maximum > 0);
}

export function getUnitPrice(product: ProductRecord, market: Market): number {
  return product.listings[market].price;
}

function presentProblem(line: ResolvedLine, language: Language): CartLineProblemType | null {
  if (line.stopped) {
    return { code: 'PRODUCT_STOPPED', message: apiMessage('product.stopped', language), maximumQuantity: 0 };
  }
  if (line.maximum === 0) {
    return { code: 'OUT_OF_STOCK', message: apiMessage('product.outOfStock', language), maximumQuantity: 0 };
  }
  if (line.quantity <= line.maximum) return null;
  const text = apiMessage('quantity.maximum', language, { n: line.maximum });
  return { code: 'QUANTITY_CAPPED', message: text, maximumQuantity: line.maximum };
}

function presentLine(line: ResolvedLine, shopfront: Shopfront): CartLineType {
  const currency = CURRENCY_BY_MARKET[shopfront.market];
  const unitPrice = getUnitPrice(line.product, shopfront.market);
  return {
    id: line.productId,
    product: presentProduct(line.product, shopfront),
    quantity: line.quantity,
    unitPrice: { amount: unitPrice, currency },
    lineTotal: { amount: unitPrice * line.quantity, currency },
    maximumQuantity: line.maximum,
    problem: presentProblem(line, shopfront.language),
  };
}

/** The cart with its totals as the shopper sees them. An empty cart costs nothing, shipping included. */
export function presentCart(cart: CartState, shopfront: Shopfront, shipping: ShippingSettings): CartType {
  const { market } = shopfront;
  const currency = CURRENCY_BY_MARKET[market];
  const lines = cart.lines.map((line) => presentLine(line, shopfront));
  const orderable = orderableLines(cart.lines);
  const subtotal = computeSubtotal(
    orderable.map((line) => ({ quantity: line.quantity, unitPrice: getUnitPrice(line.product, market) })),
  );
  const shippingPrice = orderable.length > 0 ? chosenRate(shipping, market, subtotal, null).price : 0;
  return {
    id: 'cart',
    token: cart.token,
    lines,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: { amount: subtotal, currency },
    shipping: { amount: shippingPrice, currency },
    freeShippingRemaining: { amount: freeShippingRemaining(shipping, market, subtotal), currency },
    freeShippingThreshold: { amount: shipping[market].freeShippingThreshold, currency },
    tax: market === 'US' ? null : { amount: 0, currency },
    total: { amount: subtotal + shippingPrice, currency },
    isReadyForCheckout: orderable.length > 0 && orderable.every((line) => line.quantity <= line.maximum),
  };
}
