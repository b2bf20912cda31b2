import { describe, expect, it } from 'vitest';
import { findPages } from './find-pages.ts';
import { PAGES } from './found-pages.content.ts';

const paths = (text: string, market: 'KR' | 'US' = 'KR', language: 'ko' | 'en' = 'ko') =>
  findPages(text, market, language).map(({ path }) => path);

describe('the pages that a search finds (CATALOGUE-27)', () => {
  it('have every search word in their title or keywords', () => {
    expect(paths('환불')).toEqual(['/return']);
    expect(paths('시험 성적서')).toEqual(['/technology']);
    expect(paths('TEST reports', 'US', 'en')).toEqual(['/technology']);
    expect(paths('환불 로고')).toEqual([]);
    expect(paths('  ')).toEqual([]);
  });

  it('are pages of the current store', () => {
    expect(paths('공지사항')).toEqual(['/message-board']);
    expect(paths('공지사항', 'US')).toEqual([]);
  });

  it('are the same in both languages', () => {
    expect(PAGES.ko.map(({ path }) => path)).toEqual(PAGES.en.map(({ path }) => path));
  });
});
