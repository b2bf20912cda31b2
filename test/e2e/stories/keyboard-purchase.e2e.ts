import { describe, expect } from 'vitest';
import { ADDRESSES, CARDS, CONTACT } from '../../kit/story.ts';
import { reachPayment } from '../kit/buyers.ts';
import { pressByKey, tabTo, typeByKey } from '../kit/keyboard.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { WORDS } from '../pages/words.ts';

const PHONE = { width: 390, height: 844 };

describe('by keyboard alone', () => {
  story.for([{ viewport: { width: 1280, height: 900 } }, { viewport: PHONE }])(
    'a guest in the US pays by card, with a visible focus at every step: $viewport.width pixels wide',
    async ({ viewport }, { visit }) => {
      const visitor = await visit({ market: 'US', viewport });
      const { page } = visitor;
      const words = WORDS.en;
      const main = page.getByRole('main');
      const problems: string[] = [];
      const press = async (...args: Parameters<typeof pressByKey>) => problems.push(...(await pressByKey(...args)));
      const type = async (label: string, text: string) =>
        problems.push(...(await typeByKey(page, main.getByLabel(label, { exact: true }), text)));
      const button = (name: string | RegExp) => main.getByRole('button', { name });

      await load(page, '/product/all-purpose-spray');
      await page.keyboard.press('Tab');
      await page.getByRole('link', { name: 'Skip to content' }).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await press(page, button(words.addToCart).first());
      const drawer = page.getByRole('dialog', { name: words.cart });
      await drawer.locator(':focus').waitFor();
      await press(page, drawer.getByRole('link', { name: words.viewCart }));
      await page.waitForURL(/\/cart/);
      await press(page, main.getByRole('link', { name: words.checkOut }));
      await page.waitForURL(/\/checkout_US/);

      await main.getByLabel(words.passCode, { exact: true }).waitFor();
      await type(words.email, CONTACT.email);
      await type(words.phone, CONTACT.phone);
      await type(words.passCode, CONTACT.passCode);
      await press(page, button(words.toAddress));
      await type(words.firstName, ADDRESSES.US.firstName);
      await type(words.lastName, ADDRESSES.US.lastName);
      await type('Address', ADDRESSES.US.address);
      await type('City', ADDRESSES.US.city);
      await type('State', ADDRESSES.US.state);
      await type(words.zipCode, ADDRESSES.US.zipCode);
      await press(page, button('Continue to shipping'));
      await press(page, button(words.toPayment));

      await type(words.cardNumber, CARDS.good);
      await type(words.expiry, '1234');
      await type(words.cvc, '123');
      await press(page, main.getByRole('checkbox', { name: words.agreeToAll }), 'Space');
      await press(page, button(words.pay));
      await new CheckoutPage(visitor).success();

      expect([...new Set(problems)]).toEqual([]);
    },
  );

  story('a guest in Korea selects a payment method and a bank with the arrow keys', async ({ visit }) => {
    const visitor = await visit({ market: 'KR', language: 'ko' });
    const { page } = visitor;
    const words = WORDS.ko;
    const main = page.getByRole('main');
    await reachPayment(visitor, 'all-purpose-spray');

    await tabTo(page, main.getByRole('radio', { name: words.methods.CARD }));
    const deposit = main.getByRole('radio', { name: words.methods.DEPOSIT });
    for (let pressed = 0; pressed < 4 && !(await deposit.isChecked()); pressed += 1)
      await page.keyboard.press('ArrowDown');
    await expect.poll(() => deposit.isChecked()).toBe(true);
    await tabTo(page, main.getByRole('group', { name: /은행/ }).getByRole('radio').first());
    await page.keyboard.press('Space');
    await typeByKey(page, main.getByLabel(words.depositor, { exact: true }), '이미나');
    await pressByKey(page, main.getByRole('checkbox', { name: words.agreeToAll }), 'Space');
    await pressByKey(page, main.getByRole('button', { name: words.placeOrder }));

    await (await new CheckoutPage(visitor).success()).showsStatus('입금 대기');
  });
});
