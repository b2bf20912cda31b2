import { describe, expect, it } from 'vitest';
import { draftReceived, draftRestocked, toCount, toInspected } from './unit-drafts.ts';

const LINES = [
  { productId: 'wipes', quantity: 3, reason: 'CHANGE_OF_MIND', received: 2 },
  { productId: 'tote', quantity: 1, reason: 'DEFECTIVE', received: 1 },
  { productId: 'spray', quantity: 1, reason: 'DEFECTIVE', received: 0 },
] as const;

describe('the counts of a returned parcel', () => {
  it('start with all expected units', () => {
    expect(draftReceived(LINES)).toEqual({ wipes: '3', tote: '1', spray: '1' });
  });

  it('restock units without a defect by default', () => {
    expect(draftRestocked(LINES)).toEqual({ wipes: '2', tote: '0', spray: '0' });
  });

  it('write off received units that are not restocked, and omit units that did not arrive', () => {
    expect(toInspected(LINES, { wipes: '1', tote: '0', spray: '0' })).toEqual([
      { productId: 'wipes', restocked: 1, writtenOff: 1 },
      { productId: 'tote', restocked: 0, writtenOff: 1 },
    ]);
  });

  it.each(['', '-1', '1.5', 'two', undefined])('are -1 if %s is typed', (text) => {
    expect(toCount(text)).toBe(-1);
  });
});
