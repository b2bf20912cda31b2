import { describe, expect } from 'vitest';
import { load } from '../kit/load.ts';
import { newMember, signInAs } from '../kit/own-orders.ts';
import { story, type Visit } from '../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';

const SHOP = { market: 'US', language: 'en' } as const;

/** The value of a key in a storage of the page. */
const kept = ({ page }: Visit, storage: 'session' | 'local', key: string) =>
  page.evaluate<string | null>(`${storage}Storage.getItem('${key}')`);

describe("the browser's storage", () => {
  story('contains the location of the visit, and the current cart', async ({ visit }) => {
    const shopper = await visit(SHOP);
    await (await new ProductPage(shopper).open('pet-spray')).addToCart();

    await expect
      .poll(async () => Object.keys(JSON.parse(String(await kept(shopper, 'session', 'iplookup')))))
      .toEqual(['status', 'query', 'region', 'ipType', 'businessName', 'city', 'country', 'countryCode', 'continent']);
    const lines = async () => JSON.parse(String(await kept(shopper, 'local', 'basket')));
    await expect
      .poll(lines)
      .toMatchObject([{ name: 'Pet Antibacterial Spray', price: 20.99, quantity: 1, group: 'pet' }]);
    await expect.poll(() => kept(shopper, 'local', 'viewed')).toMatch(/^\d+$/);
    const everything = await shopper.page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');
    const cookies = await shopper.page.context().cookies();
    for (const { name, value } of cookies.filter(({ httpOnly }) => httpOnly)) {
      expect(everything, `the secret of the cookie ${name}`).not.toContain(value);
    }
  });

  story('contains the signed-in member, and is cleared at the sign-out', async ({ visit }) => {
    const member = await visit(SHOP);
    await signInAs(await newMember(SHOP), member);
    await (await new ProductPage(member).open('pet-spray')).addToCart();

    await expect.poll(() => kept(member, 'session', 'uid')).toMatch(/\w/);
    await expect.poll(() => kept(member, 'session', 'position')).toBe('user');
    await expect.poll(() => kept(member, 'session', 'firstname')).toMatch(/\w/);
    await expect.poll(() => kept(member, 'session', 'block')).toBeNull();

    await load(member.page, '/logout');
    await member.page.waitForURL(/\/$/);
    await member.page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    for (const key of ['uid', 'firstname', 'lastname', 'phone', 'position', 'emailInBasket']) {
      await expect.poll(() => kept(member, 'session', key), { message: key }).toBeNull();
    }
    await expect.poll(async () => JSON.parse(String(await kept(member, 'local', 'basket')))).toEqual([]);
  });

  story('breaks no page if it rejects everything (STORE-12)', async ({ visit }) => {
    const shopper = await visit({ ...SHOP, changesBrowser: true });
    const { page } = shopper;
    await page.addInitScript(`
      for (const name of ['getItem', 'setItem', 'removeItem', 'clear']) {
        Storage.prototype[name] = () => { throw new DOMException('refused', 'QuotaExceededError'); };
      }
    `);
    await (await new ProductPage(shopper).open('pet-spray')).addToCart();
    await load(page, '/cart');
    await page.getByRole('main').getByText('Pet Antibacterial Spray').first().waitFor();

    await page.getByRole('banner').getByRole('button', { name: '한국어' }).click();
    await page.getByRole('heading', { level: 1, name: '장바구니' }).waitFor();

    await load(page, '/contact');
    await page.getByRole('main').locator('[name=name]').fill('Mina');
    await page
      .getByRole('link', { name: /은빛|Eunbit/ })
      .first()
      .click();
    await page.waitForURL(/\/$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
