import { CONTACT } from '../../kit/story.ts';
import { Cart } from '../pages/cart.ts';
import { type Buyer, CheckoutPage } from '../pages/checkout-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { load } from './load.ts';
import { present } from './present.ts';
import { type Contact, fillCheckout, putInCart } from './shopper-api.ts';
import type { Visit } from './story.ts';

/** From the product page through the cart to the first step of the checkout, with one unit. */
export async function buy(visit: Visit, slug: string): Promise<CheckoutPage> {
  const product = await new ProductPage(visit).open(slug);
  const drawer = await product.addToCart();
  const cart = await drawer.viewCart();
  return cart.checkOut();
}

/** Opens the payment step with one more unit in the cart; takes the steps before it through the API. */
export async function reachPayment(visit: Visit, slug: string, buyer: Contact = CONTACT): Promise<CheckoutPage> {
  await putInCart(visit, slug);
  await fillCheckout(visit, buyer);
  await load(visit.page, `/checkout_${visit.market === 'KR' ? 'Korea' : 'US'}?step=payment`);
  return new CheckoutPage(visit);
}

/** A guest of the Korean store at the payment step, everything filled in except for the terms. */
export async function reachDeposit(visit: Visit, slug: string): Promise<CheckoutPage> {
  const checkout = await reachPayment(visit, slug);
  await checkout.chooseDeposit();
  return checkout;
}

/** A guest of the US store at the payment step with the terms accepted and the card form empty. */
export async function reachCardForm(visit: Visit, slug: string, buyer: Buyer = CONTACT): Promise<CheckoutPage> {
  const checkout = await reachPayment(visit, slug, buyer);
  await checkout.agreeToAll();
  return checkout;
}

/** Number of items in the cart according to the header. */
export async function itemsInCart(visit: Visit): Promise<number> {
  const label = present(await Cart.badge(visit).getAttribute('aria-label'), 'the words of the cart in the header');
  // The label of an empty cart has no number.
  return Number(/\d+/.exec(label)?.[0] ?? 0);
}
