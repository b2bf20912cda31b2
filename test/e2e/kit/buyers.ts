import { ADDRESSES, CONTACT } from '../../kit/story.ts';
import { Cart } from '../pages/cart.ts';
import type { Buyer, CheckoutPage } from '../pages/checkout-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import type { Visit } from './story.ts';

export const BANK = { ko: '국민은행', en: 'KB Kookmin Bank' };

/** From the product page through the cart to the first step of the checkout, with one unit. */
export async function buy(visit: Visit, slug: string): Promise<CheckoutPage> {
  const product = await new ProductPage(visit).open(slug);
  const drawer = await product.addToCart();
  const cart = await drawer.viewCart();
  return cart.checkOut();
}

/** A Korean guest at the payment step, everything filled in but the terms. */
export async function reachDeposit(visit: Visit, slug: string): Promise<CheckoutPage> {
  const checkout = await buy(visit, slug);
  await checkout.giveContact(CONTACT);
  await checkout.giveKoreanAddress(ADDRESSES.KR);
  await checkout.chooseMethod('DEPOSIT');
  await checkout.chooseBank(BANK[visit.language]);
  await checkout.nameDepositor('이미나');
  return checkout;
}

/** A guest of the US store at the payment step with the card form open. */
export async function reachCardForm(visit: Visit, slug: string, buyer: Buyer = CONTACT): Promise<CheckoutPage> {
  const checkout = await buy(visit, slug);
  await checkout.giveContact(buyer);
  await checkout.giveUsAddress(ADDRESSES.US);
  await checkout.keepShipping();
  await checkout.agreeToAll();
  return checkout;
}

/** Number of items as the header says it. */
export async function itemsInCart(visit: Visit): Promise<number> {
  const label = (await Cart.badge(visit).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(label)?.[0] ?? 0);
}
