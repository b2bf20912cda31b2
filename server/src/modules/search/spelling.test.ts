import { describe, expect, it } from 'vitest';
import { isWithinOneEdit, mayBeMistyped, SpellingIndex } from './spelling.ts';

describe('the distance of one edit', () => {
  it.each([
    ['spray', 'spray', true],
    ['spry', 'spray', true],
    ['sprray', 'spray', true],
    ['sprey', 'spray', true],
    ['spary', 'spray', true],
    ['sparu', 'spray', false],
    ['sry', 'spray', false],
    ['abab', 'baba', false],
  ])('between %j and %j: %s', (a, b, within) => {
    expect(isWithinOneEdit(a, b)).toBe(within);
    expect(isWithinOneEdit(b, a)).toBe(within);
  });
});

describe('a mistyped word', () => {
  it.each([
    ['스프래이', '스프레이', 'one wrong vowel'],
    ['물틱슈', '물티슈', 'one consonant too many'],
    ['강아쥐', '강아지', 'one wrong vowel'],
    ['신벌', '신발', 'one wrong vowel in a short word'],
    ['스레이프', '스프레이', null],
    ['스레이', '스프레이', null],
    ['물티슈가', '물티슈', 'one syllable too many'],
    ['손', '솜', null],
    ['dog', 'dig', null],
    ['dogs', 'dog', 'one letter too many'],
  ])('%s for %s is tolerated for %s', (typed, meant, reason) => {
    expect(mayBeMistyped(typed, meant)).toBe(reason !== null);
  });
});

describe('an index of spellings', () => {
  it('finds every word within one edit, at any position', () => {
    const words = ['wipe', 'shoe', 'spray', 'wipes', '티슈', '스프레이'];
    const index = new SpellingIndex();
    for (const word of words) index.add(word);
    const emails = 'abcdefghijklmnopqrstuvwxyz';
    for (const [place, word] of words.entries()) {
      for (let at = 0; at < word.length; at += 1) {
        const edits = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + emails[at + 3] + word.slice(at),
          word.slice(0, at) + emails[at + 5] + word.slice(at + 1),
          word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
        ];
        for (const typed of edits.filter((edit) => mayBeMistyped(edit, word))) {
          expect(index.meant(typed), `${typed} for ${word}`).toContain(place);
        }
      }
    }
  });
});
