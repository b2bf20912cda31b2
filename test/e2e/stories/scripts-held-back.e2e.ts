import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
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
  story('that a member sees keeps what is pressed, and puts nothing into an address', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    await signUp(shopper);
    for (const [index, path] of OWN_PAGES.entries()) {
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
  });
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

  story('says in sight that a product was added', async ({ visit }) => {
    await setStock('US', 'all-purpose-wipe', { quantity: 50 });
    const shopper = await visit({ market: 'US', viewport: PHONE });
    await openHeldBack(shopper, PRODUCT);
    await shopper.page.getByRole('main').getByRole('button', { name: WORDS.en.addToCart }).first().click();
    const box = await shopper.page.getByText('It is in your cart.').boundingBox();
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
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
});
