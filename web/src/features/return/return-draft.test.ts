import { describe, expect, it } from 'vitest';
import {
  EMPTY_DRAFT,
  forgetReturnDraft,
  keepReturnDraft,
  type ReturnDraft,
  readReturnDraft,
  shownStep,
  toChoice,
} from './return-draft.ts';

const ORDER = 'ORD-250302-1';
const CHOSEN: ReturnDraft = {
  units: { wipes: 2 },
  reasons: { wipes: 'DEFECTIVE' },
  note: 'leaks',
  isUnused: false,
  pictures: [{ id: 'p1', url: '/return-pictures?key=p1', width: 30, height: 20 }],
  resolution: 'REFUND',
};

function createStorage(values: Record<string, string> = {}) {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the draft of a return', () => {
  it('is kept for its own order until it is sent', () => {
    const storage = createStorage();
    keepReturnDraft(storage, ORDER, CHOSEN);

    expect(readReturnDraft(storage, ORDER)).toEqual(CHOSEN);
    expect(readReturnDraft(storage, 'ORD-250302-2')).toEqual(EMPTY_DRAFT);

    forgetReturnDraft(storage, ORDER);
    expect(readReturnDraft(storage, ORDER)).toEqual(EMPTY_DRAFT);
  });

  it('ignores invalid values in the storage', () => {
    const kept = {
      units: { wipes: 'two', tote: 1 },
      reasons: { tote: 'BORED' },
      note: 5,
      pictures: [7, {}],
      resolution: 'MISSING_ITEM',
    };
    const storage = createStorage({ [`return-draft-${ORDER}`]: JSON.stringify(kept) });
    expect(readReturnDraft(storage, ORDER)).toEqual({ ...EMPTY_DRAFT, units: { tote: 1 } });
  });

  it('requires a reason for each product, and a resolution for returned goods', () => {
    const lines = [{ productId: 'wipes', quantity: 2, reason: 'DEFECTIVE' }];
    expect(toChoice(CHOSEN, ['wipes', 'tote'])).toEqual({ resolution: 'REFUND', lines });
    expect(toChoice({ ...CHOSEN, resolution: null }, ['wipes'])).toBeNull();
    expect(toChoice({ ...CHOSEN, units: { wipes: 2, tote: 1 } }, ['wipes', 'tote'])).toBeNull();
  });

  it('has the resolution of missing goods by default', () => {
    const missing = { ...CHOSEN, reasons: { wipes: 'MISSING_ITEM' } } as const;
    expect(toChoice({ ...missing, resolution: null }, ['wipes'])?.resolution).toBe('MISSING_ITEM');
  });

  it('omits products that the order does not have', () => {
    expect(toChoice(CHOSEN, ['tote'])).toBeNull();
  });

  it('shows a step only after the steps before it are complete', () => {
    expect(shownStep('resolution', EMPTY_DRAFT, ['wipes'])).toBe('items');
    expect(shownStep('resolution', { ...CHOSEN, reasons: {} }, ['wipes'])).toBe('reasons');
    expect(shownStep('resolution', CHOSEN, ['wipes'])).toBe('resolution');
    expect(shownStep('reasons', CHOSEN, ['wipes'])).toBe('reasons');
    expect(shownStep(null, CHOSEN, ['wipes'])).toBe('items');
  });
});
