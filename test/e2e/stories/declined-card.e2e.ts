import { describe, expect } from 'vitest';
import { ADDRESSES, CARDS, CONTACT } from '../../kit/story.ts';
import { unitsTaken } from '../kit/api.ts';
import { itemsInCart, reachCardForm } from '../kit/buyers.ts';
import { story } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

/** Distinguishes this story's order from all others. */
const BUYER = { ...CONTACT, email: 'second-card@example.com' };

describe('a declined card', () => {
  story('keeps the typed fields and the cart; another card places exactly one order', async ({ visit, newTab }) => {
    const staff = await visit({ staff: true });
    const orders = await new OrderList(staff).open('US');
    // The provider responds with 402 for a declined card.
    const shopper = await visit({ market: 'US', provokes: /status of 402/ });
    const slug = 'all-purpose-spray';
    const checkout = await reachCardForm(shopper, slug, BUYER);

    await checkout.typeCard(CARDS.declined);
    await checkout.pay();
    await checkout.problem.getByText('Your card was declined.').waitFor();

    await expect.poll(() => checkout.readValue('Card number')).toBe('4000 0000 0000 0002');
    await expect.poll(() => checkout.readValue('Expiry date')).toBe('12 / 34');
    await expect.poll(() => checkout.readValue('Security code (CVC)')).toBe('123');
    const main = shopper.page.getByRole('main');
    await main.getByText(BUYER.email).first().waitFor();
    await main.getByText(ADDRESSES.US.address).first().waitFor();
    const otherTab = await newTab(shopper);
    await otherTab.page.goto('/');
    await expect.poll(() => itemsInCart(otherTab)).toBe(1);

    await checkout.typeCard(CARDS.good);
    await checkout.pay();
    const order = await checkout.success();

    const number = await order.number();
    await order.showsStatus('Preparing for shipment');
    await orders.row(number).waitFor();
    expect(await unitsTaken('US', slug, number), 'one unit for one order').toBe(1);
    await expect.poll(() => orders.row(BUYER.email).count(), { message: 'one order of this buyer' }).toBe(1);
    await expect.poll(() => itemsInCart(shopper)).toBe(0);
  });
});
