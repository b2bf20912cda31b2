import { describe } from 'vitest';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const PROVOKES = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported module|WebSocket/;

describe('a page that was requested offline', () => {
  story('loads by itself once the connection is back', async ({ visit }) => {
    const { page } = await visit({ provokes: PROVOKES });
    await load(page, '/company');
    await page.context().setOffline(true);

    await page.getByRole('contentinfo').locator('a[href="/products-pet"]').click();
    await page.getByRole('main').getByRole('alert').waitFor();
    await page.context().setOffline(false);

    await page.getByRole('main').getByText('Pet Antibacterial Spray').first().waitFor();
  });
});
