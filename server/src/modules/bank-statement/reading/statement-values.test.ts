import { describe, expect, it } from 'vitest';
import { readAmount, readReceived } from './statement-values.ts';

describe('the time of a deposit (PAYMENT-35)', () => {
  it.each([
    ['2026-03-02', '', null],
    ['2026.3.2', '', null],
    ['2026/03/02', '14:05', '14:05:00'],
    ['20260302', '140509', '14:05:09'],
    ['20260302140509', '', '14:05:09'],
    ['2026.03.02 14:05:09', '', '14:05:09'],
    ['2026-03-02T14:05:09.000', '', '14:05:09'],
    ['2026년 3월 2일', '오후 2:05', '14:05:00'],
    ['2026.03.02(월) 14:05', '', '14:05:00'],
    ['26.03.02', '', null],
    ['２０２６.０３.０２', '', null],
    ['2026-03-02', '오전 12:05:00', '00:05:00'],
    ['2026-03-02', '12:05:00 PM', '12:05:00'],
  ])('is read from %s %s', (date, clock, time) => {
    expect(readReceived(date, clock)).toEqual({ on: '2026-03-02', time });
  });

  it.each(['', '2026-02-30', '2026-13-01', '=TODAY()', '어제', '2026-03-02 25:00', '2026-03-02 noon', '20260302140'])(
    'is not read from %s',
    (text) => {
      expect(readReceived(text)).toBeNull();
    },
  );
});

describe('the amount of a deposit', () => {
  it.each([
    ['12,120', 12_120],
    ['₩12,120', 12_120],
    ['12,120원', 12_120],
    ['+12120', 12_120],
    ['12,120.00', 12_120],
    ['１２,１２０', 12_120],
    ['', 0],
    ['-', 0],
    ['0', 0],
    ['-12,120', 0],
    ['(12,120)', 0],
  ])('is read from %s as %i', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['=1+1', '12.5', '만원', '1e5', '$5', '9'.repeat(20)])('is not read from %s', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});
