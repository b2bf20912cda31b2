import { describe, expect, it } from 'vitest';
import { withCompanion, withSuit } from './discovery-draft.ts';

describe('the uses that a product suits', () => {
  it('are sorted like the tags and keep their typed reasons', () => {
    const desk = { tag: 'DESK' as const, reasonKo: '책상', reasonEn: 'Table' };

    const chosen = withSuit([desk], 'KITCHEN', true);

    expect(chosen).toEqual([{ tag: 'KITCHEN', reasonKo: '', reasonEn: '' }, desk]);
    expect(withSuit(chosen, 'KITCHEN', false)).toEqual([desk]);
  });
});

describe('companion products', () => {
  it('are added at a place, replaced and removed', () => {
    expect(withCompanion([], 0, 'a')).toEqual(['a']);
    expect(withCompanion(['a'], 1, 'b')).toEqual(['a', 'b']);
    expect(withCompanion(['a', 'b'], 0, 'c')).toEqual(['c', 'b']);
    expect(withCompanion(['a', 'b', 'c'], 1, '')).toEqual(['a', 'c']);
  });

  it('appear at one place only', () => {
    expect(withCompanion(['a', 'b'], 0, 'b')).toEqual(['b']);
    expect(withCompanion(['a', 'b'], 2, 'a')).toEqual(['b', 'a']);
  });
});
