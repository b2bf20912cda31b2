import { describe, expect, it } from 'vitest';
import { readViewedNumbers, selectRecentNumbers, withViewed } from './viewed.ts';

describe('The viewed products', () => {
  it('are stored as numbers separated by slashes, the newest last', () => {
    expect(withViewed(withViewed(null, 3), 1)).toBe('3/1');
  });

  it('move to the end when they are viewed again', () => {
    expect(withViewed('3/1/5', 1)).toBe('3/5/1');
  });

  it('are read without invalid entries', () => {
    expect(readViewedNumbers('a/2//-1/0/1.5/7/')).toEqual([2, 7]);
    expect(readViewedNumbers(null)).toEqual([]);
  });

  it('are counted once, at their last view', () => {
    expect(readViewedNumbers('/3/1/3/3')).toEqual([1, 3]);
    expect(withViewed('/3/1/3', 1)).toBe('3/1');
  });

  it('are limited to twenty (CATALOGUE-14)', () => {
    const many = Array.from({ length: 30 }, (_, index) => index + 1).join('/');
    expect(readViewedNumbers(withViewed(many, 31))).toHaveLength(20);
    expect(withViewed(many, 31)).toMatch(/^12\/.*\/30\/31$/);
  });

  it('are shown newest first, without the current one (CATALOGUE-14)', () => {
    expect(selectRecentNumbers('1/2/3/4/5/6', 6, 4)).toEqual([5, 4, 3, 2]);
    expect(selectRecentNumbers('6', 6, 4)).toEqual([]);
    expect(selectRecentNumbers('2/3/2', 6, 4)).toEqual([2, 3]);
  });
});
