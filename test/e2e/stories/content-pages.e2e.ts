import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const HANGUL = /[\uac00-\ud7a3]/;

const PAGES = [
  { path: '/products-fragrance', title: { ko: '프래그런스', en: 'Fragrance' } },
  { path: '/technology', title: { ko: '기술', en: 'Technology' } },
  { path: '/faq', title: { ko: '자주 묻는 질문', en: 'Help center' } },
  { path: '/contact', title: { ko: '문의하기', en: 'Contact us' } },
  { path: '/b2b', title: { ko: '기업 제휴', en: 'For business' } },
  { path: '/company', title: { ko: '회사 소개', en: 'Our company' } },
  { path: '/media', title: { ko: '미디어', en: 'Media' } },
  { path: '/privacy', title: { ko: '개인정보 처리방침', en: 'Privacy policy' } },
  { path: '/terms-and-condition', title: { ko: '이용약관', en: 'Terms and conditions' } },
  { path: '/return', title: { ko: '결제·배송·반품 안내', en: 'Payment, shipping and returns' } },
  { path: '/cancel', title: { ko: '결제가 취소되었습니다.', en: 'Your payment was canceled.' } },
] as const;

const VISITORS = [
  { market: 'KR', language: 'ko', viewport: { width: 360, height: 800 } },
  { market: 'KR', language: 'en', viewport: { width: 1440, height: 900 } },
  { market: 'US', language: 'ko', viewport: { width: 1440, height: 900 } },
  { market: 'US', language: 'en', viewport: { width: 360, height: 800 } },
] as const;

describe('a page of words', () => {
  story.for(VISITORS)(
    'is in one language, fits its window and keeps nobody out: $market in $language',
    {
      timeout: 400_000,
    },
    async (visitor, { visit }) => {
      const { page } = await visit(visitor);
      const { language, viewport } = visitor;
      for (const { path, title } of PAGES) {
        await load(page, path);
        await expect
          .poll(() => page.getByRole('heading', { level: 1 }).textContent(), { message: path })
          .toBe(title[language]);
        const words = (await page.getByRole('main').textContent()) ?? '';
        if (language === 'en') expect(words, path).not.toMatch(HANGUL);
        const width = await page.evaluate<number>('document.documentElement.scrollWidth');
        expect(width, path).toBeLessThanOrEqual(viewport.width);
        expect.soft(await seriousViolations(page), path).toEqual([]);
      }
    },
  );

  story('is in the answer of the server, with title, description and canonical address', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    for (const { path, title } of PAGES) {
      await page.goto(path);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent(), { message: path }).toBe(title.en);
      expect(await page.title(), path).toContain(title.en);
      await expect
        .poll(() => page.locator('meta[name=description]').getAttribute('content'), { message: path })
        .not.toBe('');
      await expect
        .poll(() => page.locator('link[rel=canonical]').getAttribute('href'), { message: path })
        .toContain(path);
    }
  });
});

describe('the page for business', () => {
  story('moves its slides with buttons and with the arrow keys', async ({ visit }) => {
    const { page } = await visit({ market: 'US', viewport: { width: 390, height: 844 } });
    await load(page, '/b2b');
    const row = page.getByRole('region', { name: 'Places we look after' });
    const second = row.getByRole('article').nth(1);
    const left = async () => (await second.boundingBox())?.x ?? Number.NaN;
    const before = await left();

    await row.getByRole('button', { name: 'Next' }).click();
    await expect.poll(left).toBeLessThan(before);
    await row.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(left).toBe(before);
    await row.getByRole('list').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeLessThan(before);
  });
});

describe('the technology page', () => {
  story('offers each report as a file', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/technology#reports');
    const links = await page.locator('#reports a[href^="/download/"]').all();
    expect(links).toHaveLength(6);
    for (const link of links) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain('application/pdf');
    }
  });
});
