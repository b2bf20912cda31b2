import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { present } from '../kit/present.ts';
import { story, type Visit } from '../kit/story.ts';

const PHONE = { width: 390, height: 844 };
const WIPE = 'All-Purpose Antibacterial Wipe';
const SPRAY = 'All-Purpose Antibacterial Spray';

const titles = (page: Visit['page']) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

describe('a list of products', () => {
  story(
    'is filtered through its address, with the number of products for each filter (CATALOGUE-23)',
    async ({ visit }) => {
      const { page } = await visit({ market: 'US', language: 'en', viewport: PHONE });
      await load(page, '/products?place=KITCHEN');
      const filters = page.getByRole('form', { name: 'Narrow the list' });
      await page.getByText('2 products', { exact: true }).waitFor();
      expect(await titles(page)).toEqual([WIPE, SPRAY]);
      expect(await seriousViolations(page)).toBe('');
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

      await filters.getByLabel('Kind').selectOption({ label: 'Sprays (1)' });
      await page.waitForURL('**/products?place=KITCHEN&kind=MILLILITRES');
      await expect.poll(() => titles(page)).toEqual([SPRAY]);

      await page.goBack();
      await expect.poll(() => titles(page)).toEqual([WIPE, SPRAY]);
      expect(await filters.getByLabel('Kind').inputValue()).toBe('');

      await filters.getByLabel('Sort by').selectOption('HIGHEST_PRICE');
      await page.waitForURL('**/products?place=KITCHEN&sort=HIGHEST_PRICE');
      await filters.getByRole('link', { name: 'Clear filters' }).click();
      await page.getByText('6 products', { exact: true }).waitFor();
      // Six products are visible without scrolling.
      await filters.waitFor({ state: 'detached' });
    },
  );

  story('is filtered without JavaScript, and shows a message if nothing fits', async ({ visit }) => {
    const { page } = await visit({ market: 'KR', language: 'ko', javaScript: false });
    await page.goto('/products?stock=1');
    const filters = page.getByRole('form', { name: '상품 좁혀 보기' });

    await filters.getByLabel('쓰는 곳').selectOption('BATHROOM');
    await filters.getByRole('button', { name: '적용' }).click();
    await expect.poll(() => titles(page)).toContain('다목적 항균 스프레이');

    await page.goto('/products?place=BATHROOM&kind=GRAMS');
    await page.getByText('조건에 맞는 상품이 없습니다.').waitFor();
  });

  story.for([
    {
      path: '/products-living',
      market: 'US',
      language: 'en',
      goesWith: 'Goes well with',
      reason: 'For shoe cabinets and door handles.',
      tip: 'Not for suede',
    },
    {
      path: '/products-pet',
      market: 'KR',
      language: 'ko',
      goesWith: '함께 쓰면 좋아요',
      reason: '리모컨과 문손잡이처럼 자주 만지는 곳에 알맞아요.',
      tip: '산책에서 돌아오면',
    },
  ] as const)(
    'of a group is followed by companion products with reasons (CATALOGUE-25): $path',
    async ({ path, market, language, goesWith, reason, tip }, { visit }) => {
      const { page } = await visit({ market, language, viewport: PHONE });
      await load(page, path);

      await page.getByRole('heading', { level: 2, name: goesWith }).waitFor();
      await page.getByText(reason).waitFor();
      await page.getByRole('heading', { level: 3, name: tip }).waitFor();
      expect(await seriousViolations(page)).toBe('');
    },
  );

  story.for([
    { path: '/products-cleansing', width: 390 },
    { path: '/products-pet', width: 390 },
    { path: '/products-living', width: 1440 },
    { path: '/products', width: 1440 },
  ])(
    'ends with a link to the finder, which fills the last row (CATALOGUE-25): $path at $width',
    async ({ path, width }, { visit }) => {
      const { page } = await visit({ market: 'US', language: 'en', viewport: { width, height: 900 } });
      await load(page, path);
      const products = page.getByRole('main').getByRole('list').filter({ hasText: 'Find what fits' });
      const tile = products.getByRole('listitem').last();
      const boxOf = async (part: typeof tile) => present(await part.boundingBox(), 'a box');
      const [list, last] = [await boxOf(products), await boxOf(tile)];

      expect(Math.round(last.x + last.width)).toBe(Math.round(list.x + list.width));
      await tile.getByRole('link', { name: 'Find what fits' }).click();
      await page.waitForURL('**/find');
    },
  );
});
