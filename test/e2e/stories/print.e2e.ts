import { describe, expect } from 'vitest';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';

describe('a printed page', () => {
  story('shows every tab of a product under its title', async ({ visit }) => {
    const shopper = await visit();
    const { page } = shopper;
    await new ProductPage(shopper).open('pet-spray');
    const panels = page.locator('[role=tabpanel]');
    await panels.first().waitFor();
    const count = await panels.count();
    expect(count).toBeGreaterThan(2);

    await page.emulateMedia({ media: 'print' });

    for (let index = 0; index < count; index += 1) await panels.nth(index).waitFor({ state: 'visible' });
    await expect.poll(() => page.getByRole('tablist').isVisible()).toBe(false);
  });

  story('shows the answers to all questions', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/faq');
    const answers = page.getByRole('main').locator('details > :not(summary)');
    const shown = async () => {
      const heights = await answers.evaluateAll((all: { getBoundingClientRect(): { height: number } }[]) =>
        all.map((answer) => answer.getBoundingClientRect().height),
      );
      return heights.filter((height) => height > 0).length;
    };
    await expect.poll(() => answers.count()).toBeGreaterThan(5);

    await page.emulateMedia({ media: 'print' });

    await expect.poll(shown).toBe(await answers.count());
  });
});
