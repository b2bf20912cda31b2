import { StartCheckout, UpdateCheckoutAddress } from '../../kit/operations.ts';
import { CARDS, CONTACT, expectResult, NEW_YORK } from '../../kit/story.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { load } from './load.ts';
import { signUp } from './members.ts';
import { ask, fillCheckout, putInCart } from './shopper-api.ts';
import type { Visit } from './story.ts';

/** A new member of the US store pays two units by card; returns the order number. */
export async function payTwoInNewYork(buyer: Visit, slug: string, wantedEmail?: string): Promise<string> {
  const email = await signUp(buyer, wantedEmail);
  await putInCart(buyer, slug);
  await putInCart(buyer, slug);
  await fillCheckout(buyer, { email, phone: CONTACT.phone });
  const { startCheckout } = await ask(buyer, StartCheckout, {});
  const { id: checkoutId } = expectResult(startCheckout, 'Checkout');
  const { updateCheckoutAddress } = await ask(buyer, UpdateCheckoutAddress, {
    input: { checkoutId, address: NEW_YORK },
  });
  expectResult(updateCheckoutAddress, 'Checkout');
  await load(buyer.page, '/checkout_US?step=payment');
  const checkout = new CheckoutPage(buyer);
  await checkout.agreeToAll();
  await checkout.typeCard(CARDS.good);
  await checkout.pay();
  return (await checkout.success()).number();
}
