import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Batches } from './batches.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('items that arrive one by one are delivered in batches, in order and once', () => {
  const hand = vi.fn();
  const batches = new Batches<number>(hand, 250);
  for (let item = 1; item <= 5; item += 1) {
    batches.add(item);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1_000);

  expect(hand.mock.calls).toEqual([[[1, 2, 3]], [[4, 5]]]);
});

test('nothing is delivered after the stop', () => {
  const hand = vi.fn();
  const batches = new Batches<number>(hand, 250);
  batches.add(1);
  batches.stop();
  vi.advanceTimersByTime(1_000);

  expect(hand).not.toHaveBeenCalled();
});
