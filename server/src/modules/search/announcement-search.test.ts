import { describe, expect, it } from 'vitest';
import type { BoardEntry } from '../announcement/index.ts';
import { searchAnnouncements } from './announcement-search.ts';

const NOW = new Date('2026-11-27T00:00:00Z');
const entry = (number: number, title: string, body: string, publishedAt: Date | null = NOW): BoardEntry =>
  ({ record: { number, publishedAt }, title, body }) as unknown as BoardEntry;
const BOARD = [
  entry(4, '설 연휴 배송 안내', '연휴 동안 쉽니다'),
  entry(3, '새 제품', '배송은 내일부터'),
  entry(2, '배송 지연', '눈이 옵니다', new Date('2999-01-01')),
  entry(1, '배송 초안', '', null),
];
const find = (...words: string[]) => searchAnnouncements(BOARD, words, NOW).map(({ number }) => number);

describe('a search of announcements (CATALOGUE-27)', () => {
  it('finds every word in title or text, titles first', () => {
    expect(find('배송')).toEqual([4, 3]);
    expect(find('배송', '내일')).toEqual([3]);
    expect(find('배송', '없는')).toEqual([]);
    expect(find()).toEqual([]);
  });

  it('finds neither drafts nor scheduled announcements', () => {
    expect(find('지연')).toEqual([]);
    expect(find('초안')).toEqual([]);
  });
});
