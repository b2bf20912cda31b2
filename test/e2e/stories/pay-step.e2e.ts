import { EventEmitter, once } from 'node:events';
import { describe, expect } from 'vitest';
import { CARDS, CONTACT, NEW_YORK } from '../../kit/story.ts';
import { unitsTaken } from '../kit/api.ts';
import { buy, reachDeposit, reachPayment } from '../kit/buyers.ts';
import { load } from '../kit/load.ts';
import { PASSWORD, signOut, signUp } from '../kit/members.ts';
import { present } from '../kit/present.ts';
import { story, type Visit } from '../kit/story.ts';
import { AccountPages } from '../pages/account.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { WORDS } from '../pages/words.ts';

const SPRAY = 'all-purpose-spray';

/** Collects the names of the operations that a page sends from now on. */
function collectOperations({ page }: Visit): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    sent.push(present<string>(request.postDataJSON().operationName, 'the name of an operation'));
  });
  return sent;
}

describe('the payment step', () => {
  story('shows the card form at once, and starts no payment before the button is pressed', async ({ visit }) => {
    const buyer = await visit({ market: 'KR' });
    const checkout = await reachPayment(buyer, SPRAY);
    const sent = collectOperations(buyer);
    const pay = buyer.page.getByRole('button', { name: WORDS.en.pay });

    await checkout.typeCard(CARDS.good);
    expect(await pay.isDisabled()).toBe(true);
    await checkout.chooseMethod('ESCROW');
    await checkout.chooseMethod('DEPOSIT');
    await checkout.chooseMethod('CARD');
    await checkout.typeCard(CARDS.good);
    await checkout.agreeToAll();
    await expect.poll(() => pay.isEnabled()).toBe(true);
    expect(sent).not.toContain('StartPayment');

    await checkout.pay();
    const order = await checkout.success();
    await order.showsStatus('Preparing for shipment');
    expect(sent.filter((name) => name === 'StartPayment')).toHaveLength(1);
    expect(await unitsTaken('KR', SPRAY, await order.number())).toBe(1);
  });

  story('redirects a member without a session to the sign-in page, and back', async ({ visit }) => {
    const buyer = await visit({ market: 'KR' });
    const { page } = buyer;
    const email = await signUp(buyer);
    const checkout = await reachPayment(buyer, SPRAY, { email, phone: CONTACT.phone });
    await checkout.chooseDeposit('김은빛');
    await checkout.agreeToAll();

    const signInAgain = async () => {
      await page.waitForURL(/\/login\?next=/);
      await new AccountPages(buyer).signIn({ email, password: PASSWORD });
      await page.waitForURL(/\/checkout_Korea\?step=payment/);
      await expect.poll(() => checkout.readValue(WORDS.en.depositor)).toBe('김은빛');
    };
    await signOut(buyer);
    await checkout.placeOrder();
    await signInAgain();

    await signOut(buyer);
    await load(page, '/checkout_Korea?step=payment');
    await signInAgain();
    await checkout.agreeToAll();
    await checkout.placeOrder();
    await (await checkout.success()).showsStatus('Waiting for your deposit');
  });

  story('shows the order that another tab has placed with another method', async ({ visit, newTab }) => {
    const buyer = await visit({ market: 'KR' });
    const byDeposit = await reachDeposit(buyer, SPRAY);
    await byDeposit.agreeToAll();
    const other = await newTab(buyer);
    await load(other.page, '/checkout_Korea?step=payment');
    const byCard = new CheckoutPage(other);
    await byCard.typeCard(CARDS.good);
    await byCard.agreeToAll();

    await byDeposit.placeOrder();
    const number = await (await byDeposit.success()).number();
    await byCard.pay();
    await other.page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
    await other.page.getByText(`number ${number}. Nothing was charged here.`).waitFor();
    await other.page.getByRole('button', { name: 'See the order' }).click();
    expect(await (await byCard.success()).number()).toBe(number);
  });

  story('updates the total for each shipping option at once, and then the tax of New York', async ({ visit }) => {
    const buyer = await visit({ market: 'US' });
    const { page } = buyer;
    const checkout = await buy(buyer, SPRAY);
    await checkout.giveContact(CONTACT);
    await checkout.giveUsAddress(NEW_YORK);
    const summary = page.getByRole('region', { name: 'Your order' });
    const showsSums = async (...texts: string[]) => {
      for (const text of texts) await summary.getByText(text, { exact: true }).waitFor();
    };
    // 8.875 % of $8.99 and of $5.00, each to the cent.
    await showsSums('$1.24', '$15.23');

    const server = new EventEmitter();
    const mayAnswer = once(server, 'go on');
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName === 'UpdateCheckoutShipping') await mayAnswer;
      await route.fallback();
    });
    await page.getByRole('radio', { name: /^Express/ }).check();
    await showsSums('$20.00', 'TBD');
    server.emit('go on');
    await showsSums('$20.00', '$2.58', '$31.57');
    await checkout.keepShipping();
    await page.getByRole('button', { name: 'Pay $31.57' }).waitFor();
  });
});
