const SYLLABLES = /^[\uac00-\ud7a3]+$/;
/** Shorter words are too often within one edit of an unrelated word. */
const LEAST_LENGTH = 4;
const LEAST_SYLLABLES = 2;

export function isHangul(word: string): boolean {
  return SYLLABLES.test(word);
}

/**
 * The forms in which a word is compared for typing errors. A Hangul syllable takes several keystrokes, so one wrong key
 * is one wrong jamo: words of two or more syllables are compared by jamo, long ones by syllables as well.
 */
export function typedForms(word: string): string[] {
  const forms = word.length >= LEAST_LENGTH ? [word] : [];
  if (isHangul(word) && word.length >= LEAST_SYLLABLES) {
    const jamo = word.normalize('NFD');
    if (jamo.length >= LEAST_LENGTH) forms.push(jamo);
  }
  return forms;
}

/**
 * Whether the edit distance is at most one: one letter substituted, inserted, deleted or swapped with its neighbour.
 */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA[0] === restB[1] && restA[1] === restB[0] && restB.length === 2;
}

/** Whether `typed` may be a misspelling of `meant`. */
export function mayBeMistyped(typed: string, meant: string): boolean {
  return typedForms(typed).some((form) => comparedForms(meant).some((other) => isWithinOneEdit(form, other)));
}

/**
 * The forms in which an indexed word is compared. It may be shorter than a typed word has to be: the typed one may have
 * a letter too many.
 */
function comparedForms(word: string): string[] {
  return isHangul(word) ? [word, word.normalize('NFD')] : [word];
}

/**
 * Candidate index for misspelled words, which avoids comparing with all words: one edit leaves the first two or the
 * last two letters unchanged.
 */
export class SpellingIndex {
  private readonly ends = new Map<string, number[]>();
  private readonly words: string[] = [];

  /** Words are numbered in the order in which they are added, from 0. */
  add(word: string): void {
    const place = this.words.push(word) - 1;
    for (const form of comparedForms(word)) for (const key of getKeys(form)) this.put(key, place);
  }

  /** Numbers of the words of which `typed` may be a misspelling. */
  meant(typed: string): number[] {
    const found = new Set<number>();
    for (const form of typedForms(typed)) {
      for (const key of [...getKeys(form), ...getKeys(middleSwapped(form))]) {
        for (const place of this.ends.get(key) ?? []) found.add(place);
      }
    }
    return [...found].filter((place) => mayBeMistyped(typed, this.words[place] ?? ''));
  }

  private put(key: string, place: number): void {
    const places = this.ends.get(key);
    if (!places) this.ends.set(key, [place]);
    else if (places.at(-1) !== place) places.push(place);
  }
}

const getKeys = (form: string): string[] => [`^${form.slice(0, 2)}`, `${form.slice(-2)}$`];

/** In a word of four letters, swapping the middle two changes both ends; no other single edit does. */
function middleSwapped(form: string): string {
  return form.length === 4 ? `${form[0]}${form[2]}${form[1]}${form[3]}` : form;
}
