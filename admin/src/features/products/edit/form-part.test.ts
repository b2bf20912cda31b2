import { describe, expect, it } from 'vitest';
import { isUnchanged } from './form-part.ts';
import { EMPTY_PRODUCT } from './product-draft.ts';

const before = { draft: EMPTY_PRODUCT, wrong: {} };

describe('a part of the form', () => {
  it('looks the same while others type into fields that it does not show', () => {
    const after = { ...before, draft: { ...EMPTY_PRODUCT, titleEn: 'Shelf spray' } };
    expect(isUnchanged(before, after, ['kr'])).toBe(true);
  });

  it('looks different once one of its own fields has changed', () => {
    const after = { ...before, draft: { ...EMPTY_PRODUCT, kr: { ...EMPTY_PRODUCT.kr, price: '12000' } } };
    expect(isUnchanged(before, after, ['titleEn', 'kr'])).toBe(false);
  });

  it('looks different once something is wrong', () => {
    expect(isUnchanged(before, { ...before, wrong: { slug: 'taken' } }, ['slug'])).toBe(false);
  });
});
