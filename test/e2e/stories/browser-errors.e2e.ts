import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load, reload } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const PHONE = { width: 390, height: 844 };
const REFERENCE = 'bcdfghjkmnpqrstz';

/** A name that stays as it is in the built script, in the midst of code. */
const NAME_IN_CODE = 'answerWithinMs';

/** Throws where nothing catches it, from a place in the code of the shop, as a mistake there would. */
const throwInShop = (page: Page) =>
  page.evaluate(`(async () => {
    const { name } = performance.getEntriesByType('resource').find(({ name }) => /entry-client-[^/]*\\.js$/.test(name));
    const lines = (await (await fetch(name)).text()).split('\\n');
    const line = lines.findIndex((text) => text.includes('${NAME_IN_CODE}'));
    const place = (line + 1) + ':' + (lines[line].indexOf('${NAME_IN_CODE}') + 1);
    const error = new TypeError("Cannot read properties of undefined (reading 'price'), asked by mina@example.com");
    error.stack = 'TypeError: x\\n    at Zn (' + name + ':' + place + ')';
    setTimeout(() => { throw error; });
  })()`);

const reported = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/browser-errors'));

describe('an error in a browser', () => {
  story('is seen by staff with its place in the sources, and settled', async ({ visit }) => {
    const { page } = await visit({ market: 'US', person: true, viewport: PHONE, provokes: /reading 'price'/ });
    await load(page, '/product/all-purpose-wipe');
    const answer = reported(page);
    await throwInShop(page);
    expect((await answer).status()).toBe(204);

    const staff = await visit({ staff: true });
    const main = staff.page.getByRole('main');
    const row = main.getByRole('link', { name: /reading 'price'/ });
    await load(staff.page, '/admin/errors');
    await expect
      .poll(async () => {
        await reload(staff.page);
        await main.getByRole('heading', { level: 1 }).waitFor();
        return row.count();
      })
      .toBe(1);
    expect(await row.textContent()).not.toContain('mina@example.com');
    expect.soft(await seriousViolations(staff.page), 'list').toBe('');

    await row.click();
    await main.getByText(/^ui\/src\/apollo-client\.ts:\d+:\d+ \(Zn\)$/).waitFor();
    await main.getByRole('region', { name: 'Pages' }).getByText('/product/:slug').waitFor();
    await main.getByRole('region', { name: 'Browsers' }).getByText('Chrome 140').waitFor();
    expect.soft(await seriousViolations(staff.page), 'detail').toBe('');

    await main.getByRole('button', { name: 'Mark as resolved' }).click();
    await main.getByRole('button', { name: 'Open again' }).waitFor();
    await load(staff.page, '/admin/errors');
    await main.getByRole('navigation', { name: 'By state' }).waitFor();
    await expect.poll(() => row.count()).toBe(0);
  });

  story('of the server has a reference, by which staff find it', async ({ visit }) => {
    const { page } = await visit({ language: 'en', person: true });
    await load(page, '/');
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'FaqPage'
        ? route.fulfill({
            json: {
              errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL', requestId: REFERENCE } }],
            },
          })
        : route.continue(),
    );
    const answer = reported(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.getByText(`Reference for our support: ${REFERENCE}`).waitFor();
    await answer;
    await page.unroute('**/graphql');

    const staff = await visit({ staff: true });
    const row = staff.page.getByRole('main').getByRole('link', { name: /: INTERNAL/ });
    await expect
      .poll(async () => {
        await load(staff.page, `/admin/errors?search=${REFERENCE}`);
        await staff.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        return row.count();
      })
      .toBe(1);
  });
});
