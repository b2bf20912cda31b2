import { describe } from 'vitest';
import { CONTACT } from '../../kit/story.ts';
import { reachDeposit } from '../kit/buyers.ts';
import { story } from '../kit/story.ts';
import { GuestOrderPage } from '../pages/guest-order-page.ts';
import { WORDS } from '../pages/words.ts';

describe('a guest who returns to an order', () => {
  story('opens it with its number and pass code only (ORDER-12)', async ({ visit }) => {
    const buyer = await visit();
    const checkout = await reachDeposit(buyer, 'all-purpose-spray');
    await checkout.agreeToAll();
    await checkout.placeOrder();
    const number = await (await checkout.success()).number();

    // Another browser has no access to the purchase.
    const later = await visit();
    const page = await new GuestOrderPage(later).open();
    await page.showsMessage('Please search an order.');
    await page.lookUp(number, 'sun');
    await page.showsMessage(WORDS.en.wrongPassCode);
    await page.lookUp('EB-000000-AAAAAAAA', CONTACT.passCode);
    await page.showsMessage('We could not find the order.');

    const order = await page.lookUp(number.toLowerCase().replaceAll('-', ' '), ` ${CONTACT.passCode} `);
    await page.showsMessage('Here is your order.');
    await order.showsStatus('Waiting for your deposit');
    await later.page.getByText(number).first().waitFor();
    await later.page.getByRole('main').getByText('All-Purpose Antibacterial Spray').first().waitFor();
  });
});
