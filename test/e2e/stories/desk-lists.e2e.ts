import { describe } from 'vitest';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';

describe('a list of the back office', () => {
  story('asks for the store where its address names none', async ({ visit }) => {
    const { page } = await visit({ staff: true });

    await load(page, '/admin/products');
    await page.getByRole('main').getByRole('link', { name: 'US store' }).click();

    await page.waitForURL('**/admin/products_us');
  });
});
