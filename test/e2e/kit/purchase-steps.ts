import { ADDRESSES, CARDS, CONTACT } from '../../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';
import { WORDS } from '../pages/words.ts';
import type { Visit } from './story.ts';

/** The screens of a purchase, from the product to its order. */
export type PurchaseStep = 'product' | 'drawer' | 'cart' | 'contact' | 'address' | 'shipping' | 'payment' | 'success';

/** Buys one unit as a guest, by card in the US store and by deposit in the Korean one, and calls `look` at each step. */
export async function buyStepByStep(
  visit: Visit,
  slug: string,
  onStep: (step: PurchaseStep) => Promise<void>,
): Promise<void> {
  const product = await new ProductPage(visit).open(slug);
  await onStep('product');
  const drawer = await product.addToCart();
  await onStep('drawer');
  const cart = await drawer.viewCart();
  await visit.page.getByRole('heading', { level: 1, name: WORDS[visit.language].cart }).waitFor();
  await onStep('cart');
  const checkout = await cart.checkOut();
  await checkout.contactIsAsked();
  await onStep('contact');
  await checkout.giveContact(CONTACT);
  await checkout.addressIsAsked();
  await onStep('address');
  if (visit.market === 'KR') {
    await checkout.giveKoreanAddress(ADDRESSES.KR);
    await checkout.chooseDeposit();
  } else {
    await checkout.giveUsAddress(ADDRESSES.US);
    await checkout.shippingIsAsked();
    await onStep('shipping');
    await checkout.keepShipping();
    await checkout.typeCard(CARDS.good);
  }
  await checkout.agreeToAll();
  await onStep('payment');
  await (visit.market === 'KR' ? checkout.placeOrder() : checkout.pay());
  await checkout.success();
  await onStep('success');
}
