import { describe, expect, it } from 'vitest';
import { searchedWords, splitWords } from './search-words.ts';

describe('the words of a search', () => {
  it('are in lower case, without separators', () => {
    expect(searchedWords('  Pet\tSPRAY, now! ')).toEqual(['pet', 'spray', 'now']);
  });

  it.each(['', ' \n ', '\u0000', '\ud800', '.*', '%'])('are empty for %j', (text) => {
    expect(searchedWords(text)).toEqual([]);
  });

  it('are separated by unpaired surrogates and NUL', () => {
    expect(searchedWords('pet\ud83dspray\u0000mist')).toEqual(['pet', 'spray', 'mist']);
  });

  it('are at most eight, from the first hundred characters (CATALOGUE-18)', () => {
    expect(searchedWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchedWords(`${'x'.repeat(99)} beyond`)).toEqual(['x'.repeat(99)]);
  });

  it('are the same for all Unicode forms of Hangul and Latin letters', () => {
    expect(splitWords('티슈'.normalize('NFD'))).toEqual(['티슈']);
    expect(splitWords('Ｗｉｐｅ')).toEqual(['wipe']);
  });
});
