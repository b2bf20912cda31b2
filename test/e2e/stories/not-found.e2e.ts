import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const PROVOKES = /status of 404/;

describe('an address that does not exist (STORE-7)', () => {
  story.for([
    { path: '/no-such-page', language: 'en', title: 'Oops, Page is not found', home: 'Back to home' },
    { path: '/product/no-such-product', language: 'en', title: 'Oops, Page is not found', home: 'Back to home' },
    { path: '/no-such-page', language: 'ko', title: '페이지를 찾을 수 없습니다', home: '홈으로 가기' },
  ] as const)('$path is an error page in $language, with status 404 and a link home', async (expected, { visit }) => {
    const { path, language, title, home } = expected;
    const { page } = await visit({ language, provokes: PROVOKES });
    const answer = await load(page, path);

    expect(answer?.status()).toBe(404);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    expect.soft(await seriousViolations(page)).toBe('');
    await page.getByRole('main').getByRole('link', { name: home }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
