/** Longest search text that is looked at, and most words of it. */
const MAXIMUM_LENGTH = 100;
const MAXIMUM_WORDS = 8;

/** Whatever separates words: space, control characters, punctuation, half of a surrogate pair. */
const SEPARATORS = /[\s\p{Cc}\p{Cs}\p{P}\p{S}]+/u;

/**
 * The words of a text as they are compared: full-width and half-width forms, composed and decomposed Hangul, and the
 * case of letters do not matter.
 */
export function splitWords(text: string): string[] {
  const normalised = text.normalize('NFKC').toLowerCase();
  return normalised.split(SEPARATORS).filter((word) => word !== '');
}

/** The words that a search looks for; none for one that is empty. */
export function searchedWords(text: string): string[] {
  return splitWords(text.slice(0, MAXIMUM_LENGTH)).slice(0, MAXIMUM_WORDS);
}
