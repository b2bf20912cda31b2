import { ADDRESSES, CARDS, CONTACT } from '../../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';
import { WORDS } from '../pages/words.ts';
import type { Visit } from './story.ts';

/** The screens of a purchase, from the product to its order. */
export type PurchaseStep = 'product' | 'drawer' | 'cart' | 'contact' | 'address' | 'shipping' | 'payment' | 'success';

/** Buys one unit as a guest, by card in the US store and by deposit in the Korean one, and calls `look` at each step. */
export async function buyAndLook(
  visit: Visit,
  slug: string,
  look: (step: PurchaseStep) => Promise<void>,
): Promise<void> {
  const product = await new ProductPage(visit).open(slug);
  await look('product');
  const drawer = await product.addToCart();
  await look('drawer');
  const cart = await drawer.viewCart();
  await visit.page.getByRole('heading', { level: 1, name: WORDS[visit.language].cart }).waitFor();
  await look('cart');
  const checkout = await cart.checkOut();
  await checkout.contactIsAsked();
  await look('contact');
  await checkout.giveContact(CONTACT);
  await checkout.addressIsAsked();
  await look('address');
  if (visit.market === 'KR') {
    await checkout.giveKoreanAddress(ADDRESSES.KR);
    await checkout.chooseDeposit();
  } else {
    await checkout.giveUsAddress(ADDRESSES.US);
    await checkout.shippingIsAsked();
    await look('shipping');
    await checkout.keepShipping();
    await checkout.typeCard(CARDS.good);
  }
  await checkout.agreeToAll();
  await look('payment');
  await (visit.market === 'KR' ? checkout.placeOrder() : checkout.pay());
  await checkout.success();
  await look('success');
}
