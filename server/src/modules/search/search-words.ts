import { normaliseLine } from '@eunbit/schema/typed-line';

/** Limits of a search text: characters, and words. */
const MAXIMUM_LENGTH = 100;
const MAXIMUM_WORDS = 8;

/** Word separators: whitespace, control characters, punctuation, symbols and unpaired surrogates. */
const SEPARATORS = /[\s\p{Cc}\p{Cs}\p{P}\p{S}]+/u;

/**
 * Splits a text into normalised words: full-width and half-width forms, composed and decomposed Hangul, and upper and
 * lower case compare equal.
 */
export function splitWords(text: string): string[] {
  const normalised = normaliseLine(text).toLowerCase();
  return normalised.split(SEPARATORS).filter((word) => word !== '');
}

/** The words of a search; empty for a blank one. */
export function searchedWords(text: string): string[] {
  return splitWords(text.slice(0, MAXIMUM_LENGTH)).slice(0, MAXIMUM_WORDS);
}
