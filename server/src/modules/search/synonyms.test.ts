import { describe, expect, it } from 'vitest';
import { splitWords } from './search-words.ts';
import { getSynonyms, WORDS_WITH_SYNONYMS } from './synonyms.ts';

describe('synonyms', () => {
  it('are single words in the form that a search compares', () => {
    for (const word of WORDS_WITH_SYNONYMS) expect(splitWords(word)).toEqual([word]);
  });

  it('apply in both directions and across languages', () => {
    expect(getSynonyms('강아지')).toContain('pet');
    expect(getSynonyms('pet')).toContain('강아지');
    expect(getSynonyms('zebra')).toEqual([]);
  });
});
