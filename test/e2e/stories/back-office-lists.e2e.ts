import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load, reload } from '../kit/load.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

const widthOf = async (head: Locator) => Math.round((await head.boundingBox())?.width ?? 0);

/** Drags an element to the right. */
async function drawBy(page: Page, grip: Locator, pixels: number): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const { x, y, width, height } = present(await grip.boundingBox(), 'the edge of a column');
  const [from, at] = [x + width / 2, y + height / 2];
  await page.mouse.move(from, at);
  await page.mouse.down();
  await page.mouse.move(from + pixels, at, { steps: 4 });
  await page.mouse.up();
}

describe('a list of the back office', () => {
  story('asks for the store if its address has none (STAFF-16)', async ({ visit }) => {
    const { page } = await visit({ staff: true });

    await load(page, '/admin/products');
    await page.getByRole('main').getByRole('link', { name: 'US store' }).click();

    await page.waitForURL('**/admin/products_us');
  });

  story('is filtered by two dates that are typed in quick succession', async ({ visit }) => {
    const staff = await visit({ staff: true, changesBrowser: true });
    const { page } = staff;
    await new OrderList(staff).open('KR');
    // As on a slow machine: the second day is entered before the first is shown.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 12 });

    await page.getByLabel('From', { exact: true }).fill('2026-03-02');
    await page.getByLabel('To', { exact: true }).fill('2026-03-04');
    await page.getByLabel('To', { exact: true }).press('Enter');

    await expect.poll(() => new URL(page.url()).search).toBe('?from=2026-03-02&to=2026-03-04');
  });

  story(
    'of orders shows the buyer and the status without scrolling, and the columns that the viewer chose',
    async ({ visit }) => {
      const buyer = newGuest({ market: 'KR', language: 'ko' });
      const number = await buyByDeposit(buyer, 'all-purpose-spray');
      const staff = await visit({ staff: true });
      const { page } = staff;
      await page.setViewportSize({ width: 1440, height: 900 });
      await new OrderList(staff).open('KR', `?search=${number}`);
      for (const shown of ['Status', 'Last name', 'First name', 'Email']) {
        const { x, width } = present(await page.getByRole('columnheader', { name: shown }).boundingBox(), shown);
        expect.soft(x + width, shown).toBeLessThan(1440);
      }

      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'City' }).check();
      await page.getByRole('menuitemcheckbox', { name: 'Email' }).uncheck();
      await page.keyboard.press('Escape');
      const city = page.getByRole('columnheader', { name: 'City' });
      const grip = city.getByRole('button', { name: 'Width of the column: City' });
      await grip.press('ArrowRight');
      await grip.press('ArrowRight');
      const wide = await widthOf(city);
      await drawBy(page, grip, 60);
      await expect.poll(() => widthOf(city)).toBe(wide + 60);
      expect.soft(await seriousViolations(page), 'list with a column that was made wider').toBe('');
      await reload(page);

      await expect.poll(() => widthOf(city)).toBe(wide + 60);
      expect(await page.getByRole('columnheader', { name: 'Email' }).count()).toBe(0);

      await page.getByRole('columnheader', { name: 'Final price' }).getByRole('link').click();
      await page.waitForURL((url) => url.searchParams.get('sort') === 'HIGHEST_TOTAL');
      // The URL changes before the list, which keeps its rows meanwhile.
      await page.locator('[aria-sort=descending]', { hasText: 'Final price' }).waitFor();
      await page.getByRole('link', { name: 'Dashboard' }).click();
      // A click on the menu while the list is still shown would only reset its sorting.
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).first().click();
      await page.waitForURL((url) => url.search === '?sort=HIGHEST_TOTAL');
    },
  );
});

describe('the search of the back office', () => {
  story.for([
    { text: 'staff@eunbit.example', finds: 'User' },
    { text: 'nobody of this name', finds: 'Nothing was found.' },
  ])('closes on one press of Escape while it shows $finds', async ({ text, finds }, { visit }) => {
    const staff = await visit({ staff: true });
    const { page } = staff;
    await new OrderList(staff).open('KR');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search everything' }).fill(text);
    await page.getByRole('dialog').getByText(finds).first().waitFor();

    await page.keyboard.press('Escape');

    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  story('opens the result of the latest text on Enter, even if the response is slow', async ({ visit }) => {
    const staff = await visit({ staff: true });
    const { page } = staff;
    await new OrderList(staff).open('KR');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search everything' });
    await search.fill('staff@eunbit.example');
    await page.getByRole('option').filter({ hasText: 'staff@' }).waitFor();
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('manager@')) await held;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => request.postData()?.includes('manager@') === true);
    await search.fill('manager@eunbit.example');
    await asked;

    await page.keyboard.press('Enter');
    letThrough();

    await page.getByRole('heading', { level: 1, name: 'JUNHO PARK' }).waitFor();
  });
});
