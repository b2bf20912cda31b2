import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ADDRESSES, CONTACT } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { buy } from '../kit/buyers.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const PHONE = { width: 390, height: 844 };
/** The longest name that the form accepts, without a space to break at. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

describe('a guest whose tab closes while the order is being placed', () => {
  story('sees on the next visit that the order is placed, and creates an account with it', async ({ visit }) => {
    const guest = await visit({ market: 'KR', viewport: PHONE, provokes: /ERR_FAILED/ });
    const { page } = guest;
    const email = `${randomUUID()}@example.com`;
    const checkout = await buy(guest, 'all-purpose-wipe');
    await checkout.giveContact({ ...CONTACT, email });
    await checkout.giveKoreanAddress({ ...ADDRESSES.KR, firstName: LONG_NAME });
    await checkout.chooseDeposit(LONG_NAME.slice(0, 60));
    await checkout.agreeToAll();
    const placed = loseTheAnswer(page, 'StartPayment');
    await checkout.placeOrder();
    await placed;

    await page.goto('about:blank');
    await page.unroute('**/graphql');
    await load(page, '/');
    const alert = page.getByRole('region', { name: 'Your order', exact: true });
    await alert.getByText('is placed.').waitFor();
    expect.soft(await seriousViolations(page), 'message').toBe('');
    await alert.getByRole('button', { name: 'See your order' }).click();

    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await alert.count()).toBe(0);
    // The heading and the timeline of the order show the same text.
    await expect.poll(() => page.getByText('Waiting for your deposit', { exact: true }).count()).toBeGreaterThan(1);
    expect.soft(await measureWidth(page), 'width of the page').toBe(PHONE.width);
    expect.soft(await seriousViolations(page), 'success page').toBe('');

    const password = page.getByRole('textbox', { name: 'Password' });
    const submit = page.getByRole('button', { name: 'Make an account' });
    await password.fill('123456');
    await submit.click();
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    await password.fill('silver-light');
    await expect.poll(() => password.getAttribute('aria-invalid')).toBeNull();
    await submit.click();
    await page.getByText('You find it in your account at any time.').waitFor();
    expect(await submit.count()).toBe(0);

    // The message appears once and not on later pages.
    await load(page, '/');
    expect(await alert.count()).toBe(0);
  });
});

/** Aborts the connection after the server has executed the operation and before the browser receives the response. */
function loseTheAnswer(page: Page, operation: string): Promise<void> {
  let isLost = false;
  return new Promise((resolve) => {
    void page.route('**/graphql', async (route) => {
      if (!isLost && route.request().postDataJSON()?.operationName !== operation) return route.continue();
      if (!isLost) await route.fetch();
      isLost = true;
      await route.abort();
      resolve();
    });
  });
}

function measureWidth(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth');
}
