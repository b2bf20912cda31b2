import { describe, expect, it } from 'vitest';
import {
  amountText,
  changeText,
  durationText,
  shareText,
  shortAmountText,
  shortText,
  toShare,
  vitalText,
} from './figures.ts';

describe('Figures', () => {
  it('are minutes and seconds if they are durations', () => {
    expect([0, 59.6, 125, 3725].map(durationText)).toEqual(['0:00', '1:00', '2:05', '1:02:05']);
  });

  it('are in the currency of the store if they are amounts', () => {
    expect(amountText('KRW')(12_120)).toBe('12,120.00원');
    expect(amountText('USD')(899)).toBe('$8.99');
  });

  it('are abbreviated beside a chart', () => {
    expect(shortText('en')(12_300)).toBe('12.3K');
    expect(shortText('ko')(12_300)).toBe('1.2만');
    expect(shortAmountText('en', 'USD')(1_250_000)).toBe('$12.5K');
    expect(shortAmountText('ko', 'KRW')(3_500_000)).toBe('350만');
  });

  it.each([
    [15, 10, '+50%'],
    [5, 10, '-50%'],
    [5, 0, '+100%'],
    [5, 5, '0%'],
    [999, 1000, '0%'],
    [0, 0, null],
    [null, 3, null],
    [3, null, null],
  ])('%s after %s are shown as a change of %s', (value, before, text) => {
    expect(changeText(value, before)).toBe(text);
  });

  it('have no share of zero', () => {
    expect(toShare(0, 0)).toBeNull();
    expect(shareText(toShare(1, 8) ?? 0)).toBe('12.5%');
  });

  it('have their unit if they are web vitals', () => {
    expect([vitalText('LCP', 2345), vitalText('INP', 87.4), vitalText('CLS', 0.123)]).toEqual([
      '2.3 s',
      '87 ms',
      '0.12',
    ]);
  });
});
