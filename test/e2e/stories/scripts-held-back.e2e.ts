import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { setStock } from '../kit/api.ts';
import { holdBack } from '../kit/hold-back.ts';
import { alive } from '../kit/load.ts';
import { PASSWORD, signUp } from '../kit/members.ts';
import { story, type Visit } from '../kit/story.ts';
import { WORDS } from '../pages/words.ts';

/** Without it, nothing is hydrated. The first script arrives, or the document would never be complete. */
const SCRIPTS = '**/assets/entry-client*.js';
const PRODUCT = '/product/all-purpose-wipe';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const PUBLIC_PAGES = [
  '/',
  PRODUCT,
  '/products-cleansing',
  '/search?q=wipe',
  '/faq',
  '/find',
  '/compare',
  '/company',
  '/technology',
  '/contact',
  '/b2b',
  '/guest-order',
  '/login',
  '/signup',
  '/forgot',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/message-board',
  '/return',
] as const;
const OWN_PAGES = [
  '/dashboard',
  '/dashboard-support',
  '/dashboard-address',
  '/dashboard-review',
  '/dashboard-questions',
  '/change-userinfo',
  '/change-password',
  '/communication',
  `/leave-a-review?productId=x&name=Wipes&link=all-purpose-wipe`,
] as const;

/** Fields that may stand in an address: what is searched, sorted and filtered. */
const SEARCHES = /^(q|search|period|kind|use|sort|products|for|place|problem)$/;

/** What is used of the browser's own; these tests are compiled without its types. */
interface Control {
  readonly form: { hasAttribute(name: string): boolean } | null;
  readonly dataset: { readonly step?: string };
  readonly type: string;
  readonly isConnected: boolean;
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<Control & { readonly name: string }>;
  checkVisibility(options: object): boolean;
}
declare const document: { querySelectorAll(selector: string): Iterable<Control> };
declare const window: { readonly earlyInput: readonly object[] };

/** Runs in the browser: forms that would put what is typed into an address, or have nowhere to go. */
function findLosingForms(allowed: string): string[] {
  const isAllowed = new RegExp(allowed);
  return [...document.querySelectorAll('form')].flatMap((form) => {
    const isPost = form.getAttribute('method')?.toLowerCase() === 'post';
    if (isPost && (form.hasAttribute('action') || form.hasAttribute('data-waits'))) return [];
    const fields = [...form.querySelectorAll('input[name], textarea[name], select[name]')].map(({ name }) => name);
    const isSearch = form.hasAttribute('action') && fields.every((name) => isAllowed.test(name));
    return isSearch ? [] : [`${form.getAttribute('action')}: ${fields.join()}`];
  });
}

/** Presses every button that needs the page's script; each says that it was felt. */
async function pressAll(page: Page): Promise<number> {
  const buttons = page.locator('#root button:not([disabled])');
  let pressed = 0;
  for (const button of await buttons.all()) {
    const needsScript = await button.evaluate((element) => {
      const control = element as unknown as Control;
      return !control.form || control.type !== 'submit' || control.form.hasAttribute('data-waits');
    });
    if (!needsScript || !(await button.isVisible())) continue;
    await button.press('Enter');
    const isStep = (await button.getAttribute('data-step')) !== null;
    if (!isStep) expect(await button.getAttribute('data-early'), await button.innerHTML()).toBe('');
    pressed += 1;
  }
  return pressed;
}

describe('with scripts held back, every control', () => {
  story.for([
    ['guest', PUBLIC_PAGES],
    ['member', OWN_PAGES],
  ] as const)(
    'that a %s sees keeps what is pressed, and puts nothing into an address',
    async ([who, paths], { visit }) => {
      const shopper = await visit({ market: 'US' });
      const { page } = shopper;
      if (who === 'member') await signUp(shopper);
      for (const [index, path] of paths.entries()) {
        await page.setViewportSize(index % 2 === 0 ? PHONE : DESKTOP);
        const arrive = await holdBack(page, SCRIPTS);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(await page.evaluate(findLosingForms, SEARCHES.source), path).toEqual([]);
        const pressed = await pressAll(page);
        expect(await page.evaluate(() => window.earlyInput.length), path).toBeGreaterThanOrEqual(Math.min(pressed, 1));
        arrive();
        // Each press is carried out: none is left, and no button waits.
        await page.waitForFunction(
          () => window.earlyInput.length === 0 && [...document.querySelectorAll('[data-early]')].length === 0,
        );
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
  );
});

/** Opens a page whose scripts wait until the answer is called. */
async function openHeldBack({ page }: Visit, path: string): Promise<() => void> {
  const arrive = await holdBack(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return arrive;
}

const fillAll = async (form: Locator, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
};

describe('what is pressed before the script is there', () => {
  story('is done once: a step, a picture, a tab of the product', async ({ visit }) => {
    await setStock('US', 'all-purpose-wipe', { quantity: 50 });
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const arrive = await openHeldBack(shopper, PRODUCT);
    const main = page.getByRole('main');
    const quantity = main.getByLabel('Quantity', { exact: true });
    await main.getByRole('button', { name: 'One more' }).click();
    await main.getByRole('button', { name: 'One more' }).click();
    expect(await quantity.inputValue()).toBe('3');
    const share = main.getByRole('button', { name: 'Share' }).first();
    await share.click();
    expect(await share.getAttribute('aria-busy')).toBe('true');

    arrive();
    await page.getByRole('dialog').waitFor();
    expect(await share.getAttribute('aria-busy')).toBeNull();
    await page.keyboard.press('Escape');
    await main.getByText('$26.97').first().waitFor();
    expect(await quantity.inputValue()).toBe('3');
  });

  story('opens the menu on a phone, and the help centre without waiting', async ({ visit }) => {
    const shopper = await visit({ market: 'US', viewport: PHONE });
    const { page } = shopper;
    const arrive = await openHeldBack(shopper, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    arrive();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await openHeldBack(shopper, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Help', exact: true }).click();
    await page.waitForURL('**/faq?');
  });

  story('switches store and language at once, names and prices together', async ({ visit }) => {
    const shopper = await visit({ market: 'KR' });
    const { page } = shopper;
    await openHeldBack(shopper, PRODUCT);
    const header = page.getByRole('banner');
    await page.getByRole('main').getByText('7,120원').first().waitFor();
    await header.getByText('Choose a store').click();
    await header.getByRole('button', { name: 'United States' }).click();
    await page.getByRole('main').getByText('$8.99').first().waitFor();
    await header.locator('summary').filter({ hasText: 'United States' }).waitFor();

    await header.getByRole('button', { name: '한국어' }).click();
    await page.locator('html[lang=ko]').waitFor();
    await page.getByRole('contentinfo').getByRole('button', { name: '한국' }).click();
    await page.getByRole('main').getByText('7,120원').first().waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  story('says in sight that a product was added', async ({ visit }) => {
    await setStock('US', 'all-purpose-wipe', { quantity: 50 });
    const shopper = await visit({ market: 'US', viewport: PHONE });
    await openHeldBack(shopper, PRODUCT);
    await shopper.page.getByRole('main').getByRole('button', { name: WORDS.en.addToCart }).first().click();
    const box = await shopper.page.getByText('It is in your cart.').boundingBox();
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  });

  story('opens the form of a question, which is sent without the script', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    await signUp(shopper);
    await openHeldBack(shopper, PRODUCT);
    await page.getByRole('link', { name: 'Ask a question' }).click();
    const text = `Is it mild? ${randomUUID()}`;
    await page.getByRole('textbox', { name: 'Your question' }).fill(text);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('#posted').waitFor();
    await page.getByText(text).first().waitFor();
  });
});

describe('a form that is sent before the script is there (STORE-25)', () => {
  story('reaches the shop, and nothing of it stands in the address', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const main = page.getByRole('main');
    const email = `${randomUUID()}@example.com`;
    const contact = { Name: 'Mina Lee', Phone: '212-555-0137', Email: email };

    await openHeldBack(shopper, '/contact');
    await fillAll(main, { ...contact, Phone: '1', Message: 'Hello' });
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await main.locator('[aria-invalid=true]').waitFor();
    expect(await main.getByLabel('Message', { exact: true }).inputValue()).toBe('Hello');
    await fillAll(main, contact);
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await main.getByText(/Your ticket number is/).waitFor();
    expect(page.url()).not.toMatch(/Mina|Hello|212/);

    await openHeldBack(shopper, '/b2b');
    await fillAll(main, { ...contact, 'Last name': 'Lee', 'First name': 'Mina', Company: 'Lee', Industry: 'Hotels' });
    await main.getByRole('button', { name: 'Submit' }).click();
    await main.getByText(/Your ticket number is/).waitFor();

    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Email', { exact: true }).fill(email);
    await footer.getByRole('button', { name: 'Join', exact: true }).click();
    await footer.getByRole('status').waitFor();

    await openHeldBack(shopper, '/guest-order');
    await fillAll(main, { 'Order number': 'EB-261121-AAAAAAAA', 'Pass code': 'silver-code' });
    await main.getByRole('button', { name: 'Look up an order' }).click();
    await page.getByRole('heading', { name: 'We could not find the order.' }).waitFor();
    expect(await main.getByLabel('Order number', { exact: true }).first().inputValue()).toBe('EB-261121-AAAAAAAA');
    expect(await main.getByLabel('Pass code', { exact: true }).inputValue()).toBe('');
    expect(page.url()).not.toMatch(/AAAAAAAA|silver/);
  });

  story('makes an account, signs in, and changes it', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const main = page.getByRole('main');
    const email = `${randomUUID()}@example.com`;

    await openHeldBack(shopper, '/signup');
    await fillAll(main, { 'First name': 'Mina', 'Last name': 'Lee', Email: email, Password: 'short' });
    await main.getByRole('button', { name: 'Sign up', exact: true }).click();
    await main.getByText('Please put more than 6 characters for password.').waitFor();
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.waitForURL('**/dashboard');

    await page.goto('/change-password', { waitUntil: 'domcontentloaded' });
    await fillAll(main, { 'Current password': 'wrong-one', 'New password': 'golden-light' });
    await main.locator('[name=confirmation]').fill('golden-light');
    await main.getByRole('button', { name: 'Change Password' }).click();
    await main.locator('[aria-invalid=true]').waitFor();

    await page.goto('/communication', { waitUntil: 'domcontentloaded' });
    await main.getByLabel('Language').selectOption('KO');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await main.locator('#posted').waitFor();

    await page.goto('/dashboard-support', { waitUntil: 'domcontentloaded' });
    await fillAll(main, { Message: 'Where is it?', Phone: '212-555-0137' });
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await main.locator('#posted').waitFor();
    expect(page.url()).not.toContain('Where');
  });

  story('keeps what was typed once the script is there', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const main = page.getByRole('main');
    for (const [path, first, second] of [
      ['/contact', 'Name', 'Email'],
      ['/guest-order', 'Order number', 'Pass code'],
      ['/b2b', 'Company', 'Industry'],
      ['/login', 'Email', 'Password'],
    ] as const) {
      const arrive = await openHeldBack(shopper, path);
      await main.getByLabel(first, { exact: true }).first().fill('typed early');
      arrive();
      await alive(page);
      await main.getByLabel(second, { exact: true }).fill('typed later');
      expect(await main.getByLabel(first, { exact: true }).first().inputValue(), path).toBe('typed early');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
});

describe('a browser that keeps no cookies', () => {
  story('is told so, where it adds to the cart and where it signs in (STORE-26)', async ({ visit }) => {
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
    await fillAll(main, { Email: 'mina@example.com', Password: PASSWORD });
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    await main.getByText('This browser keeps no cookies.').waitFor();
  });

  story.for([`${PRODUCT}?cart=ADDED`, '/login?posted=sign-in'])('is told so without scripts at %s', async (path) => {
    const answer = await fetch(`${inject('shopUrl')}${path}`);
    const html = await answer.text();
    expect(html).toMatch(/This browser keeps no cookies|쿠키를 저장하지 않고/);
  });
});
