import { describe, expect, it } from 'vitest';
import { draftReceived, draftRestocked, toCount, toInspected } from './unit-drafts.ts';

const LINES = [
  { productId: 'wipes', quantity: 3, reason: 'CHANGE_OF_MIND', received: 2 },
  { productId: 'tote', quantity: 1, reason: 'DEFECTIVE', received: 1 },
  { productId: 'spray', quantity: 1, reason: 'DEFECTIVE', received: 0 },
] as const;

describe('the counts of a return that came back', () => {
  it('begin with everything that was to come', () => {
    expect(draftReceived(LINES)).toEqual({ wipes: '3', tote: '1', spray: '1' });
  });

  it('put into stock at first what nothing is wrong with', () => {
    expect(draftRestocked(LINES)).toEqual({ wipes: '2', tote: '0', spray: '0' });
  });

  it('write off what does not go into stock, and say nothing of what did not come', () => {
    expect(toInspected(LINES, { wipes: '1', tote: '0', spray: '0' })).toEqual([
      { productId: 'wipes', restocked: 1, writtenOff: 1 },
      { productId: 'tote', restocked: 0, writtenOff: 1 },
    ]);
  });

  it.each(['', '-1', '1.5', 'two', undefined])('take %s for no count', (text) => {
    expect(toCount(text)).toBe(-1);
  });
});
