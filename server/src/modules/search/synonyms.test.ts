import { describe, expect, it } from 'vitest';
import { wordsOf } from './search-words.ts';
import { synonymsOf, WORDS_WITH_SYNONYMS } from './synonyms.ts';

describe('synonyms', () => {
  it('are single words as a search compares them', () => {
    for (const word of WORDS_WITH_SYNONYMS) expect(wordsOf(word)).toEqual([word]);
  });

  it('hold in both directions and across the languages', () => {
    expect(synonymsOf('강아지')).toContain('pet');
    expect(synonymsOf('pet')).toContain('강아지');
    expect(synonymsOf('zebra')).toEqual([]);
  });
});
