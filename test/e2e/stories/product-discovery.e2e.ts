import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';

const PHONE = { width: 390, height: 844 };

describe('the product finder', () => {
  story('asks three questions, shows products with reasons, and links to their comparison', async ({ visit }) => {
    const { page } = await visit({ market: 'US', language: 'en', viewport: PHONE });
    await load(page, '/find');

    await page.getByRole('button', { name: 'Living room' }).click();
    await page.locator('h1:focus', { hasText: 'Who is it for?' }).waitFor();
    await page.getByRole('button', { name: 'A home with pets' }).click();
    await page.getByRole('button', { name: 'No strong smell' }).click();

    await page.getByText('3 products fit your answers.').waitFor();
    await page.getByText('Made for the places pets love.').waitFor();
    expect.soft(await seriousViolations(page), 'matches').toBe('');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'What matters most to you?' }).waitFor();
    await page.goForward();
    await page.getByRole('link', { name: 'Compare these' }).click();

    await page.getByRole('columnheader', { name: 'Pet Antibacterial Spray' }).waitFor();
    await page.getByRole('rowheader', { name: /Price/ }).waitFor();
    expect.soft(await seriousViolations(page), 'comparison').toBe('');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });

  story('works without JavaScript, and shows a message if nothing fits', async ({ visit }) => {
    const { page } = await visit({ market: 'KR', language: 'ko', javaScript: false, viewport: PHONE });
    await page.goto('/find');

    await page.getByRole('button', { name: '책상' }).click();
    await page.getByRole('button', { name: '반려동물이 있는 집' }).click();
    await page.getByRole('button', { name: '손 닦기' }).click();

    await page.getByText('조건에 모두 맞는 제품이 없습니다.').waitFor();
    await page.getByRole('link', { name: '처음부터 다시' }).click();
    await page.getByRole('heading', { level: 1, name: '어디에 사용하시나요?' }).waitFor();
  });
});

describe('a companion product', () => {
  story('is shown in the cart drawer and added from there (DISCOVERY-6)', async ({ visit }) => {
    const shopper = await visit({ market: 'KR', language: 'ko', viewport: PHONE });
    await (await new ProductPage(shopper).open('all-purpose-wipe')).addToCart();
    const drawer = shopper.page.getByRole('dialog');
    const offer = drawer.getByRole('region', { name: '함께 쓰면 좋아요' });
    const name = (await offer.getByRole('link').textContent()) ?? '';
    expect(name).not.toBe('');

    await offer.getByRole('button', { name: `${name} 담기` }).click();

    await drawer.getByRole('listitem').filter({ hasText: name }).waitFor();
    await offer.getByRole('link', { name }).waitFor({ state: 'detached' });
  });
});
