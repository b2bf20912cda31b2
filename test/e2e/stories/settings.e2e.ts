import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { load, reload } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const getCompany = (page: Page) => page.getByRole('region', { name: 'Company', exact: true });
const getHosting = (page: Page) => getCompany(page).getByLabel(/^Hosting provider · English/);
const save = (page: Page) => getCompany(page).getByRole('button', { name: 'Save' }).click();

async function openSettings(page: Page): Promise<void> {
  await load(page, '/admin/settings');
  await getHosting(page).waitFor();
}

describe('the settings of the shop', () => {
  story(
    'show errors beside their field, are published, and are not overwritten by another admin (STORE-16)',
    async ({ visit }) => {
      // Other stories read the footer, but not this line.
      const mine = `Haesol Hosting ${randomUUID().slice(0, 8)}`;
      const { page } = await visit({ staff: true });
      const other = (await visit({ staff: true })).page;
      await openSettings(page);
      await openSettings(other);
      const phone = getCompany(page).getByLabel('Phone');

      // An error is shown at its field, which gets the focus; the other input is kept.
      const known = await phone.inputValue();
      await getHosting(page).fill(mine);
      await phone.fill('');
      await getCompany(page).getByText('Not saved').waitFor();
      await save(page);
      await getCompany(page).getByText('Phone number is required.').waitFor();
      await page.locator('input:focus').and(phone).waitFor();
      expect(await getHosting(page).inputValue()).toBe(mine);

      await phone.fill(known);
      await save(page);
      await page.getByRole('status').getByText('Saved: Company').waitFor();
      const history = page.getByRole('region', { name: 'History' });
      await history.getByText(mine).first().waitFor();

      // The footer of the next page shows the change.
      const shopper = (await visit({ market: 'KR', language: 'en' })).page;
      await load(shopper, '/company');
      await shopper.getByRole('contentinfo').getByText(mine).waitFor();

      // The other admin had opened the screen before: nothing is overwritten, and no input is lost.
      const theirs = `${mine} 2`;
      await getHosting(other).fill(theirs);
      await save(other);
      await other.getByText('Somebody else has changed these settings meanwhile. Nothing was saved.').waitFor();
      expect(await getHosting(other).inputValue()).toBe(theirs);
      await other.getByRole('button', { name: 'Keep what I typed' }).click();
      await save(other);
      await other.getByRole('status').getByText('Saved: Company').waitFor();
      await reload(page);
      expect(await getHosting(page).inputValue()).toBe(theirs);
    },
  );

  story('move a bank by keyboard', async ({ visit }) => {
    const { page } = await visit({ staff: true });
    await openSettings(page);
    const banks = page.getByRole('region', { name: 'Banks', exact: true });
    const names = async () => Promise.all((await banks.getByLabel(/English/).all()).map((input) => input.inputValue()));
    const [first, second, ...others] = await names();

    await banks.getByRole('button', { name: 'Move Accounts, no. 1 later' }).focus();
    await page.keyboard.press('Enter');

    expect(await names()).toEqual([second, first, ...others]);
    await banks.getByText('Not saved').waitFor();
    const moved = banks.getByRole('button', { name: 'Move Accounts, no. 2 later' });
    await page.locator('button:focus').and(moved).waitFor();
  });
});
