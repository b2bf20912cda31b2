import { isDeepStrictEqual } from 'node:util';
import { type BuyerNotes, buyerNotesOf, toStoredNotes } from '@eunbit/schema/buyer-notes';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import type { TaxedSale } from '../../integrations/tax/tax-provider.ts';
import { type CartState, getUnitPrice, orderableLines } from '../cart/index.ts';
import { mainPictureId } from '../catalogue/index.ts';
import {
  type Amounts,
  buildTaxedSale,
  chosenRate,
  computeSubtotal,
  type OrderLineRecord,
  priceOrder,
  type SalesTax,
  type ShippingRate,
} from '../purchase/index.ts';
import type { Shortage } from '../stock/index.ts';
import type { Buyer, CheckoutRecord, RunningPayment } from './checkout.model.ts';

/** The contents of a checkout before sales tax. */
export interface Goods {
  readonly market: CheckoutRecord['market'];
  readonly lines: OrderLineRecord[];
  readonly shippingOption: CheckoutRecord['shippingOption'];
  /** The prices in force when the draft was begun: the whole draft is calculated from them. */
  readonly shipping: ShippingSettings;
  /** Lines whose quantity exceeds the stock; the order is rejected while there are any. */
  readonly shortages: readonly Shortage[];
  /** Lines that are out of stock. They are left out of the order, which the shopper must have seen before paying. */
  readonly unavailable: readonly Shortage[];
}

/** The order that would be placed if the shopper paid now. */
export interface Draft extends Pick<Goods, 'lines' | 'shortages' | 'unavailable'> {
  readonly amounts: Amounts;
  readonly rate: ShippingRate;
}

/** Converts a cart into the contents of a checkout, without the cart's unavailable lines. */
export function toGoods(
  cart: CartState,
  { market, shippingOption }: CheckoutRecord,
  shipping: ShippingSettings,
): Goods {
  const lines = orderableLines(cart.lines).map(
    ({ productId, product, quantity }): OrderLineRecord => ({
      productId,
      slug: product.slug,
      title: { ko: product.title.ko, en: product.title.en },
      mediaId: mainPictureId(product, market),
      quantity,
      unitPrice: getUnitPrice(product, market),
      tax: 0,
    }),
  );
  const short = cart.lines
    .filter((line) => line.quantity > line.maximum)
    .map(({ productId, quantity, maximum, stopped }) => ({ productId, quantity, available: maximum, stopped }));
  return {
    market,
    lines,
    shippingOption,
    shipping,
    shortages: short.filter(({ available }) => available > 0),
    unavailable: short.filter(({ available }) => available === 0),
  };
}

/** The sale to calculate sales tax for; null if none is charged. */
export function toTaxedSale(
  { market, lines, shippingOption, shipping }: Goods,
  { address }: CheckoutRecord,
): TaxedSale | null {
  if (!address) return null;
  const price = chosenRate(shipping, market, computeSubtotal(lines), shippingOption).price;
  return buildTaxedSale({ market, lines, shipping: price, address });
}

export function taxedDraft(goods: Goods, tax: SalesTax): Draft {
  const { shortages, unavailable } = goods;
  const lines = goods.lines.map((line, index) => ({ ...line, tax: tax.lines[index] ?? 0 }));
  return { lines, shortages, unavailable, ...priceOrder(goods, tax) };
}

type Agreed = Pick<RunningPayment, 'lines' | 'amounts' | 'buyer'>;

/** Whether a running payment is for exactly the current draft, buyer and address included. */
export function samePurchase(running: Agreed, wanted: Agreed): boolean {
  const essence = ({ lines, amounts, buyer }: Agreed) => [
    lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]),
    // The source of the tax rate does not distinguish purchases.
    { ...amounts, taxSource: null },
    { ...buyer.contact },
    { ...buyer.address },
    buyer.shippingOption,
    toStoredNotes(buyer),
  ];
  return isDeepStrictEqual(essence(running), essence(wanted));
}

export function toBuyer(checkout: ReadyCheckout): Buyer {
  const { contact, address, addressCheck, shippingOption } = checkout;
  return { contact, address, addressCheck, shippingOption, ...buyerNotesOf(checkout) };
}

/** Whether every step before payment is complete; a guest's contact includes the pass code. */
export function readyToPay(checkout: CheckoutRecord): checkout is CheckoutRecord & ReadyParts {
  const isFound = Boolean(checkout.userId) || checkout.encryptedPassCode !== null;
  return checkout.contact !== null && checkout.address !== null && isFound;
}

/** The notes are sent with the payment; missing before it is started. */
interface ReadyParts extends Partial<BuyerNotes> {
  readonly contact: NonNullable<CheckoutRecord['contact']>;
  readonly address: NonNullable<CheckoutRecord['address']>;
}

export type ReadyCheckout = CheckoutRecord & ReadyParts;
