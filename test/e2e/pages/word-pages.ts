import type { Language } from '@eunbit/schema/market';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const HANGUL = /[\uac00-\ud7a3]/;

/** Pages that consist of text, with their headings. */
export const WORD_PAGES = [
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
  { path: '/cancel', title: { ko: '결제가 취소되었습니다.', en: 'Your payment was cancelled.' } },
] as const;

/** Waits for the heading of such a page in a language, and checks that the rest is in the same language. */
export async function expectOneLanguage(page: Page, path: string, language: Language): Promise<void> {
  const title = WORD_PAGES.find((one) => one.path === path)?.title[language];
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent(), { message: path }).toBe(title);
  const words = await page.getByRole('main').innerText();
  if (language === 'en') expect(words, path).not.toMatch(HANGUL);
}
