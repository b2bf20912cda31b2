import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Collation, parseCollation } from './collation.ts';

function collation(source: object): Collation {
  const found = parseCollation(source);
  if (!found) throw new Error('the simple collation');
  return found;
}

const equal = (source: object, left: string, right: string) => collation(source).compare(left, right) === 0;

describe('a collation', () => {
  it('ignores accents at strength 1 and case at strength 2', () => {
    expect(equal({ locale: 'en', strength: 1 }, 'Café', 'cafe')).toBe(true);
    expect(equal({ locale: 'en', strength: 2 }, 'Café', 'café')).toBe(true);
    expect(equal({ locale: 'en', strength: 2 }, 'café', 'cafe')).toBe(false);
    expect(equal({ locale: 'en', strength: 3 }, 'Café', 'café')).toBe(false);
    expect(equal({ locale: 'en', strength: 1, caseLevel: true }, 'Cafe', 'café')).toBe(false);
    expect(equal({ locale: 'en', strength: 5 }, 'a\u0000', 'a')).toBe(false);
  });

  it('orders numbers, case and punctuation by its options', () => {
    expect(collation({ locale: 'en', numericOrdering: true }).compare('file10', 'file9')).toBeGreaterThan(0);
    expect(collation({ locale: 'en', caseFirst: 'upper' }).compare('a', 'A')).toBeGreaterThan(0);
    expect(equal({ locale: 'en', alternate: 'shifted' }, 'a-b c', 'abc')).toBe(true);
    expect(equal({ locale: 'en', alternate: 'shifted', strength: 4 }, 'a-b c', 'abc')).toBe(false);
  });

  it('uses the alphabet of its language', () => {
    expect(equal({ locale: 'sv', strength: 1 }, 'å', 'a')).toBe(false);
    expect(equal({ locale: 'de@collation=phonebook', strength: 1 }, 'ä', 'ae')).toBe(true);
    expect(collation({ locale: 'ko' }).compare('가', '나')).toBeLessThan(0);
  });

  it('rejects the same options as MongoDB', () => {
    expect(() => parseCollation({ strength: 2 })).toThrow("Missing expected field 'locale'");
    expect(() => parseCollation({ locale: 'nowhere' })).toThrow("Field 'locale' is invalid");
    expect(() => parseCollation({ locale: 'en', strength: 6 })).toThrow('not a valid value');
    expect(() => parseCollation({ locale: 'en', colour: 1 })).toThrow('unknown field');
    expect(() => parseCollation({ locale: 'simple', strength: 1 })).toThrow('no other fields');
    expect(parseCollation({ locale: 'simple' })).toBeUndefined();
  });

  const letters = [
    ...'aAbBäÄåÅeéÉèsSßẞœŒæÆøØöÖüÜłŁđ0129 -_가각나ガがアあｱＡﬁiIıİ',
    'i\u0301',
    '\u0301',
    '\u200b',
    '\u0000',
    'aa',
    'ss',
  ];

  it.each([
    { locale: 'en', strength: 1 },
    { locale: 'en', strength: 2 },
    { locale: 'en', strength: 3 },
    { locale: 'en', strength: 1, caseLevel: true },
    { locale: 'en', strength: 2, numericOrdering: true },
    { locale: 'en', strength: 2, alternate: 'shifted' },
    { locale: 'sv', strength: 1 },
    { locale: 'da', strength: 2 },
    { locale: 'nb', strength: 1 },
    { locale: 'fr_CA', strength: 1 },
    { locale: 'pl', strength: 1 },
    { locale: 'de@collation=phonebook', strength: 1 },
    { locale: 'ko', strength: 2 },
    { locale: 'ja', strength: 1 },
    { locale: 'en', strength: 5 },
  ])('folds texts to the same key exactly if they compare as equal: %o', (source) => {
    const { compare, fold } = collation(source);
    const text = fc.array(fc.constantFrom(...letters), { maxLength: 3 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (left, right) => {
        expect({ left, right, equal: fold(left) === fold(right) }).toEqual({
          left,
          right,
          equal: compare(left, right) === 0,
        });
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});
