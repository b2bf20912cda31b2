import { describe, expect } from 'vitest';
import { ADDRESSES, CARDS, CONTACT } from '../../kit/story.ts';
import { buy, reachCardForm, reachPayment } from '../kit/buyers.ts';
import { signUp } from '../kit/members.ts';
import { story, type Visit } from '../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';

const NO_MONEY = '4000000000009995';
/** A card that requires 3-D Secure. */
const ASKING = '4000002760003184';

/** Answers on the bank's 3-D Secure page. */
async function answerBank({ page }: Visit, answer: 'Complete' | 'Fail'): Promise<void> {
  await page.getByRole('heading', { name: '3-D Secure test page' }).waitFor();
  await page.getByRole('button', { name: answer }).click();
}

describe('paying in the US store', () => {
  story('keeps the input of a guest who corrects the address and fails with two cards', async ({ visit, newTab }) => {
    // The provider responds with 402 for a declined card.
    const buyer = await visit({ market: 'US', provokes: /status of 402/ });
    const { page } = buyer;
    const checkout = await buy(buyer, 'all-purpose-spray');
    await checkout.giveContact(CONTACT);
    await checkout.giveUsAddress({ ...ADDRESSES.US, address: '1 Nowhere Road' });
    await page.getByText('It is an invalid address. Please check again.').waitFor();
    await checkout.giveUsAddress({ ...ADDRESSES.US, address: '1 Mian Street' });
    await checkout.takeSuggestedAddress();
    await checkout.keepShipping();
    await page.getByRole('main').getByText('1 Main St, Austin').waitFor();

    await checkout.agreeToAll();
    await checkout.typeCard(NO_MONEY);
    await checkout.pay();
    await checkout.problem.getByText('Your card has insufficient funds.').waitFor();

    await (await new ProductPage(await newTab(buyer)).open('all-purpose-spray')).addToCart();
    await page.bringToFront();
    await checkout.typeCard(ASKING);
    await checkout.pay();
    await checkout.problem.getByText('Press the button again if you agree.').waitFor();
    await checkout.pay();
    await answerBank(buyer, 'Fail');
    await page.getByRole('heading', { name: 'Your payment was not successful, please try again.' }).waitFor();
    await page.getByRole('link', { name: 'Back to payment' }).click();
    await page.getByRole('main').getByText(CONTACT.email).first().waitFor();
    await checkout.agreeToAll();
    await checkout.typeCard(ASKING);
    await checkout.pay();
    await answerBank(buyer, 'Complete');
    const order = await checkout.success();

    await page.getByText('Payment succeeded!').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await order.showsStatus('Preparing for shipment');
  });

  story('returns a member from 3-D Secure to the order, and rejects a forged return', async ({ visit }) => {
    const buyer = await visit({ market: 'US' });
    const email = await signUp(buyer);
    const checkout = await reachPayment(buyer, 'all-purpose-spray', { email, phone: CONTACT.phone });
    await checkout.agreeToAll();
    await checkout.typeCard(ASKING);
    await checkout.pay();
    await answerBank(buyer, 'Complete');
    const number = await (await checkout.success()).number();

    await buyer.page.getByRole('link', { name: 'Order History' }).click();
    await buyer.page.getByText(number).first().waitFor();
    const stranger = await visit({ market: 'US' });
    await stranger.page.goto('/success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_guessed');
    await stranger.page.getByRole('heading', { name: 'Something went wrong.' }).waitFor();
  });

  story('without a connection shows that the payment is processing, and then the result', async ({ visit }) => {
    const buyer = await visit({ market: 'US', provokes: /ERR_INTERNET_DISCONNECTED/ });
    const { page } = buyer;
    const checkout = await reachCardForm(buyer, 'all-purpose-spray');
    await checkout.typeCard(CARDS.good);
    // The provider charges the card, but its response is lost.
    await page.route(/payment_intents\/[^/]+\/confirm$/, async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    await checkout.pay();

    await page.getByText('Your payment is processing.').waitFor();
    await page.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
    await checkout.success();
  });
});
