/** Longest search text that is looked at, and most words of it. */
const MAXIMUM_LENGTH = 100;
const MAXIMUM_WORDS = 8;

const HANGUL = /[\uac00-\ud7a3]/;

/** Full-width and half-width forms, composed and decomposed Hangul, and the case of letters do not matter. */
function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words of a search text; none for one that is empty. */
export function wordsOf(text: string): string[] {
  const words = normalise(text.slice(0, MAXIMUM_LENGTH)).split(/\s+/);
  return words.filter((word) => word !== '').slice(0, MAXIMUM_WORDS);
}

/** Whether a text contains a word. Korean is written with and without spaces, so there they do not matter. */
function contains(text: string, word: string): boolean {
  return text.includes(word) || (HANGUL.test(word) && text.replace(/\s/g, '').includes(word));
}

/**
 * How far down in its texts, the weightiest first, a thing has what is searched for: 0 when the first text has all
 * words, more the later they are found, null when one of them is nowhere.
 */
export function distanceOf(words: readonly string[], texts: readonly string[]): number | null {
  const normalised = texts.map(normalise);
  let distance = 0;
  for (const word of words) {
    const place = normalised.findIndex((text) => contains(text, word));
    if (place < 0) return null;
    distance += place;
  }
  return distance;
}

/** The best finds, nearest first; those equally near stay in their order. No words find nothing. */
export function nearest<T>(
  things: readonly T[],
  words: readonly string[],
  textsOf: (thing: T) => readonly string[],
  limit: number,
): T[] {
  if (words.length === 0) return [];
  const finds = things.flatMap((thing) => {
    const distance = distanceOf(words, textsOf(thing));
    return distance === null ? [] : [{ thing, distance }];
  });
  finds.sort((a, b) => a.distance - b.distance);
  return finds.slice(0, limit).map(({ thing }) => thing);
}
