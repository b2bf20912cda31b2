import { describe, expect } from 'vitest';
import { load, reload } from '../kit/load.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

describe('a list of the back office', () => {
  story('asks for the store where its address names none (STAFF-16)', async ({ visit }) => {
    const { page } = await visit({ staff: true });

    await load(page, '/admin/products');
    await page.getByRole('main').getByRole('link', { name: 'US store' }).click();

    await page.waitForURL('**/admin/products_us');
  });

  story('is narrowed by both days of two that are typed one right after the other', async ({ visit }) => {
    const staff = await visit({ staff: true, changesBrowser: true });
    const { page } = staff;
    await new OrderList(staff).open('KR');
    // As on a slow machine: the first day is not shown yet when the second one is there.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 12 });

    await page.getByLabel('From', { exact: true }).fill('2026-03-02');
    await page.getByLabel('To', { exact: true }).fill('2026-03-04');
    await page.getByLabel('To', { exact: true }).press('Enter');

    await expect.poll(() => new URL(page.url()).search).toBe('?from=2026-03-02&to=2026-03-04');
  });

  story(
    'of orders shows who bought and the status without scrolling, and the columns that somebody chose',
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
      await reload(page);

      await page.getByRole('columnheader', { name: 'City' }).waitFor();
      expect(await page.getByRole('columnheader', { name: 'Email' }).count()).toBe(0);
    },
  );
});

describe('the search of the back office', () => {
  story.for([
    { text: 'staff@eunbit.example', finds: 'User' },
    { text: 'nobody of this name', finds: 'Nothing was found.' },
  ])('is closed by one press of Escape, with $finds on it', async ({ text, finds }, { visit }) => {
    const staff = await visit({ staff: true });
    const { page } = staff;
    await new OrderList(staff).open('KR');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search everything' }).fill(text);
    await page.getByRole('dialog').getByText(finds).first().waitFor();

    await page.keyboard.press('Escape');

    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
