import { describe, expect, it } from 'vitest';
import { MAXIMUM_TAG_LENGTH, normaliseTag, validateTag } from './tag.ts';

describe('a tag (CUSTOMER-2)', () => {
  it.each([
    ['  VIP  ', 'vip'],
    ['#VIP', 'vip'],
    ['# wholesale   2026 ', 'wholesale 2026'],
    ['ＶＩＰ', 'vip'],
    ['단골 손님', '단골 손님'],
    // The same syllables, decomposed as some keyboards do.
    ['단골'.normalize('NFD'), '단골'],
  ])('typed as %j is %j', (typed, tag) => {
    expect(normaliseTag(typed)).toBe(tag);
    expect(normaliseTag(tag)).toBe(tag);
  });

  it.each(['', '  ', '#', ' ## '])('is rejected if nothing is left of %j', (typed) => {
    expect(validateTag(typed)).toEqual([{ path: 'tag', key: 'tag.required' }]);
  });

  it('is rejected if it is too long or has invisible characters', () => {
    expect(validateTag('가'.repeat(MAXIMUM_TAG_LENGTH))).toEqual([]);
    expect(validateTag('가'.repeat(MAXIMUM_TAG_LENGTH + 1))).toEqual([{ path: 'tag', key: 'text.tooLong' }]);
    // Normalisation turns this one character into eighteen.
    expect(validateTag('\uFDFA'.repeat(2))).toEqual([{ path: 'tag', key: 'text.tooLong' }]);
    expect(validateTag('a\u0000b')).toEqual([{ path: 'tag', key: 'text.controlCharacter' }]);
  });
});
