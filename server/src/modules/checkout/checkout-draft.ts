import { isDeepStrictEqual } from 'node:util';
import type { DeliveryNote } from '@eunbit/schema/delivery-note';
import type { ShippingRate } from '@eunbit/schema/store-policy';
import { orderableLines, unitPriceOf } from '../cart/cart.presenter.ts';
import type { CartState } from '../cart/cart.service.ts';
import type { OrderLineRecord } from '../order/order-line.record.ts';
import type { Shortage } from '../stock/stock.service.ts';
import type { Amounts, Buyer, CheckoutRecord, RunningPayment } from './checkout.model.ts';
import { priceOrder } from './pricing.ts';
import { DEFAULT_RATE, isTaxed, NOT_TAXED } from './sales-tax.ts';

/** What would be ordered if the shopper paid now. */
export interface Draft {
  readonly lines: OrderLineRecord[];
  readonly amounts: Amounts;
  readonly rate: ShippingRate;
  /** Lines whose quantity cannot be had; the order is refused while there are any. */
  readonly shortages: readonly Shortage[];
  /** Lines of which nothing can be had. They are left out, which the shopper must have seen before paying. */
  readonly unavailable: readonly Shortage[];
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
  const short = cart.lines
    .filter((line) => line.quantity > line.maximum)
    .map(({ productId, quantity, maximum, stopped }) => ({ productId, quantity, available: maximum, stopped }));
  const shortages = short.filter(({ available }) => available > 0);
  const unavailable = short.filter(({ available }) => available === 0);
  // A New York address from before rates were looked up has none.
  const standIn = isTaxed(market, checkout.address?.state ?? null) ? DEFAULT_RATE : NOT_TAXED;
  return {
    lines,
    shortages,
    unavailable,
    ...priceOrder({ market, lines, shippingOption: checkout.shippingOption, taxRate: checkout.taxRate ?? standIn }),
  };
}

type Purchase = Pick<RunningPayment, 'lines' | 'amounts' | 'buyer'>;

/** Whether a running payment is for exactly what would be ordered now, by and to whom included. */
export function samePurchase(running: Purchase, wanted: Purchase): boolean {
  const essence = ({ lines, amounts, buyer: { contact, address, shippingOption, deliveryNote } }: Purchase) => [
    lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]),
    // Where the rate comes from makes no other purchase of it.
    { ...amounts, taxSource: null },
    { ...contact },
    { ...address },
    shippingOption,
    deliveryNote ? [deliveryNote.wish, deliveryNote.text] : null,
  ];
  return isDeepStrictEqual(essence(running), essence(wanted));
}

export function buyerOf(checkout: ReadyCheckout): Buyer {
  const { contact, address, addressCheck = null, shippingOption, deliveryNote = null } = checkout;
  return { contact, address, addressCheck, shippingOption, deliveryNote };
}

/** Whether every step before payment is filled in; a guest's contact includes the pass code. */
export function readyToPay(checkout: CheckoutRecord): checkout is CheckoutRecord & ReadyParts {
  const isFound = Boolean(checkout.userId) || checkout.sealedPassCode !== null;
  return checkout.contact !== null && checkout.address !== null && isFound;
}

interface ReadyParts {
  readonly contact: NonNullable<CheckoutRecord['contact']>;
  readonly address: NonNullable<CheckoutRecord['address']>;
  /** Given with the payment; null or missing where the courier is asked for nothing. */
  readonly deliveryNote?: DeliveryNote | null;
}

export type ReadyCheckout = CheckoutRecord & ReadyParts;
