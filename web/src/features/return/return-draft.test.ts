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
  it('is kept for its order alone until it is sent', () => {
    const storage = createStorage();
    keepReturnDraft(storage, ORDER, CHOSEN);

    expect(readReturnDraft(storage, ORDER)).toEqual(CHOSEN);
    expect(readReturnDraft(storage, 'ORD-250302-2')).toEqual(EMPTY_DRAFT);

    forgetReturnDraft(storage, ORDER);
    expect(readReturnDraft(storage, ORDER)).toEqual(EMPTY_DRAFT);
  });

  it('takes nothing from the storage that is no choice', () => {
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

  it('asks for something once each product has a reason, and goods that come back a resolution', () => {
    const lines = [{ productId: 'wipes', quantity: 2, reason: 'DEFECTIVE' }];
    expect(toChoice(CHOSEN, ['wipes', 'tote'])).toEqual({ resolution: 'REFUND', lines });
    expect(toChoice({ ...CHOSEN, resolution: null }, ['wipes'])).toBeNull();
    expect(toChoice({ ...CHOSEN, units: { wipes: 2, tote: 1 } }, ['wipes', 'tote'])).toBeNull();
  });

  it('sets the resolution of missing goods without asking', () => {
    const missing = { ...CHOSEN, reasons: { wipes: 'MISSING_ITEM' } } as const;
    expect(toChoice({ ...missing, resolution: null }, ['wipes'])?.resolution).toBe('MISSING_ITEM');
  });

  it('leaves out products that the order does not have', () => {
    expect(toChoice(CHOSEN, ['tote'])).toBeNull();
  });

  it('shows no step before those that lead to it are done', () => {
    expect(shownStep('resolution', EMPTY_DRAFT, ['wipes'])).toBe('items');
    expect(shownStep('resolution', { ...CHOSEN, reasons: {} }, ['wipes'])).toBe('reasons');
    expect(shownStep('resolution', CHOSEN, ['wipes'])).toBe('resolution');
    expect(shownStep('reasons', CHOSEN, ['wipes'])).toBe('reasons');
    expect(shownStep(null, CHOSEN, ['wipes'])).toBe('items');
  });
});
