import { randomUUID } from 'node:crypto';
import { describe, expect, inject } from 'vitest';
import { setStock } from '../kit/api.ts';
import { composeText, isInSight, openHeldBack, PHONE, waitUntilPlayed } from '../kit/held-back.ts';
import { alive } from '../kit/load.ts';
import { PASSWORD, signUp } from '../kit/members.ts';
import { story } from '../kit/story.ts';
import { WORDS } from '../pages/words.ts';

const PRODUCT = '/product/all-purpose-wipe';

describe('an interaction before the script is loaded (STORE-25)', () => {
  story('takes effect once: the quantity, the share dialog, a product picture', async ({ visit }) => {
    await setStock('US', 'all-purpose-wipe', { quantity: 50 });
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const arrive = await openHeldBack(shopper, PRODUCT);
    const main = page.getByRole('main');
    const quantity = main.getByLabel('Quantity', { exact: true });
    await main.getByRole('button', { name: 'One more' }).click();
    await main.getByRole('button', { name: 'One more' }).click();
    expect(await quantity.inputValue()).toBe('3');
    const second = main.getByRole('button', { name: 'Show picture 2' });
    await second.click();
    const share = main.getByRole('button', { name: 'Share' }).first();
    await share.click();
    expect(await share.getAttribute('aria-busy')).toBe('true');

    await arrive();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => share.getAttribute('aria-busy')).toBeNull();
    await page.keyboard.press('Escape');
    // Three units at 8.99 and the delivery.
    await main.getByText('$31.97').first().waitFor();
    expect(await quantity.inputValue()).toBe('3');
    expect(await second.getAttribute('aria-current')).toBe('true');
  });

  story('records a product view even if the page is left at once (CATALOGUE-14)', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    await openHeldBack(shopper, PRODUCT);
    const arrive = await openHeldBack(shopper, '/product/all-purpose-spray');
    const viewed = () => shopper.page.evaluate("(localStorage.getItem('viewed') ?? '').split('/').filter(Boolean)");
    expect(await viewed()).toEqual(['1', '2']);

    await arrive();
    await expect.poll(() => shopper.page.evaluate("localStorage.getItem('viewed')")).toBe('1/2');
  });

  story('opens the menu on a phone, and the help centre without waiting', async ({ visit }) => {
    const shopper = await visit({ market: 'US', viewport: PHONE });
    const { page } = shopper;
    const arrive = await openHeldBack(shopper, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    await arrive();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();

    await openHeldBack(shopper, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Help', exact: true }).click();
    await page.waitForURL('**/faq?');
  });

  story('switches store and language at once, with names and prices', async ({ visit }) => {
    const shopper = await visit({ market: 'KR' });
    const { page } = shopper;
    await openHeldBack(shopper, PRODUCT);
    const [header, main] = [page.getByRole('banner'), page.getByRole('main')];
    const store = header.locator('summary');
    await main.getByText('7,120원').first().waitFor();
    await store.filter({ hasText: 'Korea' }).click();
    await header.getByRole('button', { name: 'United States' }).click();
    await main.getByText('$8.99').first().waitFor();
    await store.filter({ hasText: 'United States' }).waitFor();

    await header.getByRole('button', { name: '한국어' }).click();
    await page.locator('html[lang=ko]').waitFor();
    await page.getByRole('contentinfo').getByRole('button', { name: '한국' }).click();
    await main.getByText('7,120원').first().waitFor();
    await store.filter({ hasText: '한국' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  story.for([
    { market: 'US', language: 'en', added: 'It is in your cart.' },
    { market: 'KR', language: 'ko', added: '장바구니에 담았습니다.' },
  ] as const)('shows in view of a $market phone that a product was added', async ({ added, ...store }, { visit }) => {
    await setStock(store.market, 'all-purpose-wipe', { quantity: 50 });
    const shopper = await visit({ ...store, viewport: PHONE });
    await openHeldBack(shopper, PRODUCT);
    const main = shopper.page.getByRole('main');
    await main.getByRole('button', { name: WORDS[store.language].addToCart }).first().click();
    // Content far below is only laid out with the first frame.
    await expect.poll(() => isInSight(main.getByText(added))).toBe(true);
  });

  story('opens the question form, which is sent without the script', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    await signUp(shopper);
    await openHeldBack(shopper, PRODUCT);
    await page.getByRole('link', { name: 'Ask a question' }).click();
    const text = `Is it mild? ${randomUUID()}`;
    await page.getByRole('textbox', { name: 'Your question' }).fill(text);
    // By keyboard: while a page loads, the browser keeps the URL's fragment in view, which moves elements under the pointer.
    await page.getByRole('button', { name: 'Send question' }).press('Enter');
    await expect.poll(() => isInSight(page.getByText('Your question was sent.'))).toBe(true);
    await page.getByText(text).first().waitFor();
    expect(page.url()).not.toContain('mild');
  });
});

describe('text typed before the script is loaded (STORE-25)', () => {
  story.for([
    ['/contact', 'Name', 'Email'],
    ['/guest-order', 'Order number', 'Pass code'],
    ['/b2b', 'Company', 'Industry'],
    ['/login', 'Email', 'Password'],
  ] as const)('is kept on %s', async ([path, first, second], { visit }) => {
    const shopper = await visit({ market: 'US' });
    const main = shopper.page.getByRole('main');
    const arrive = await openHeldBack(shopper, path);
    const [early, later] = [main.getByLabel(first, { exact: true }).first(), main.getByLabel(second, { exact: true })];
    await early.fill('typed early');
    await arrive();
    await alive(shopper.page);
    await early.press('End');
    await early.pressSequentially(', and on');
    await later.fill('typed later');
    await expect.poll(() => early.inputValue()).toBe('typed early, and on');
    expect(await later.inputValue()).toBe('typed later');
  });
});

describe('a field that React empties while a person types (STORE-25)', () => {
  story.for(['characters', 'composed Hangul'] as const)(
    'keeps the earlier text, followed by %s',
    async (by, { visit }) => {
      const shopper = await visit({ market: 'US' });
      const { page } = shopper;
      const arrive = await openHeldBack(shopper, '/guest-order');
      const field = page.getByRole('main').getByLabel('Order number', { exact: true });
      await field.pressSequentially('early');
      await field.evaluate((element) => {
        (element as unknown as { value: string }).value = '';
      });
      if (by === 'characters') await field.pressSequentially('한');
      else await composeText(page, ['ㅎ', '하', '한']);
      expect(await field.inputValue()).toBe('early한');
      await arrive();
      await alive(page);
      await waitUntilPlayed(page);
      expect(await field.inputValue()).toBe('early한');

      await field.fill('');
      await field.pressSequentially('new');
      expect(await field.inputValue()).toBe('new');
    },
  );
});

describe('a browser without cookies (STORE-26)', () => {
  story('gets a message when it adds to the cart and when it signs in', async ({ visit }) => {
    await setStock('US', 'all-purpose-wipe', { quantity: 50 });
    const shopper = await visit({ market: 'US', changesBrowser: true });
    const { page } = shopper;
    await page.addInitScript("Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })");
    await page.goto(PRODUCT);
    await alive(page);
    await page.getByRole('main').getByRole('button', { name: WORDS.en.addToCart }).first().click();
    await page.getByRole('dialog').getByText('This browser keeps no cookies.').waitFor();

    await page.goto('/login');
    await alive(page);
    const main = page.getByRole('main');
    await main.getByLabel('Email', { exact: true }).fill('mina@example.com');
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    await main.getByText('This browser keeps no cookies.').waitFor();
  });

  story.for([
    [`${PRODUCT}?cart=ADDED`, '이 브라우저는 쿠키를 저장하지 않습니다.'],
    ['/login?posted=sign-in', '이 브라우저는 쿠키를 저장하지 않습니다.'],
    ['/login?posted=sign-in&language=en', 'This browser keeps no cookies.'],
  ] as const)('gets a message without JavaScript at %s', async ([path, text]) => {
    const answer = await fetch(`${inject('shopUrl')}${path}`);
    expect((await answer.text()).includes(text)).toBe(true);
  });
});
