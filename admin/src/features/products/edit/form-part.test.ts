import { describe, expect, it } from 'vitest';
import { isUnchanged } from './form-part.ts';
import { EMPTY_PRODUCT } from './product-draft.ts';

const before = { draft: EMPTY_PRODUCT, wrong: {} };

describe('a part of the form', () => {
  it('is unchanged while fields that it does not show are edited', () => {
    const after = { ...before, draft: { ...EMPTY_PRODUCT, titleEn: 'Shelf spray' } };
    expect(isUnchanged(before, after, ['kr'])).toBe(true);
  });

  it('is changed if one of its own fields changes', () => {
    const after = { ...before, draft: { ...EMPTY_PRODUCT, kr: { ...EMPTY_PRODUCT.kr, price: '12000' } } };
    expect(isUnchanged(before, after, ['titleEn', 'kr'])).toBe(false);
  });

  it('is changed if one of its fields gets an error', () => {
    expect(isUnchanged(before, { ...before, wrong: { slug: 'taken' } }, ['slug'])).toBe(false);
  });
});
