import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@eunbit/schema/market';
import { splitWords } from './search-words.ts';
import { isHangul, mayBeMistyped, SpellingIndex } from './spelling.ts';
import { getSynonyms, WORDS_WITH_SYNONYMS } from './synonyms.ts';

/** Beyond this many texts a thing has no further places. */
const MAXIMUM_TEXTS = 8;
/** Things that are read in one go; other work has its turn in between. */
const AT_ONCE = 200;
/** Longest word that is taken apart into others. */
const LONGEST_COMPOUND = 20;
const NOT_FOUND = 0xffff;

/** How a word was found, the best first; one place further down in the texts counts more than any of them. */
const MATCH = { word: 0, part: 1, synonym: 2, mistyped: 3 } as const;
const STEPS = 4;

/** For every thing how far it is from a word; `NOT_FOUND` where it does not have it. */
type Distances = Uint16Array;

/** A word of the texts: its things, each with the place of the text that has it, as `thing * MAXIMUM_TEXTS + place`. */
interface Entry {
  readonly word: string;
  readonly finds: number[];
}

/** Finds things by the words of their texts. Built once for many searches: none of them looks at the texts again. */
export class TextIndex {
  private readonly entries: Entry[] = [];
  private readonly byWord = new Map<string, Entry>();
  /** Entries by the single letters and pairs of letters of their words. */
  private readonly byPart = new Map<string, Entry[]>();
  private spelling = new SpellingIndex([]);
  private count = 0;

  private constructor() {}

  /** `getTexts` gives the texts of a thing, the weightiest first. */
  static async of<T>(things: readonly T[], getTexts: (thing: T) => readonly string[]): Promise<TextIndex> {
    const index = new TextIndex();
    for (const [number, thing] of things.entries()) {
      if (number % AT_ONCE === AT_ONCE - 1) await nextTurn();
      index.add(getTexts(thing).slice(0, MAXIMUM_TEXTS));
    }
    index.spelling = new SpellingIndex(index.entries.map(({ word }) => word));
    return index;
  }

  /**
   * Places of the things that have every word, nearest first; those equally near stay in their order. A word is found as
   * it is, as a part of another, by a synonym, and where none of these finds anything, in spite of one typing error.
   * No words find nothing.
   */
  find(words: readonly string[]): number[] {
    if (words.length === 0) return [];
    const distances = this.intersect(words.map((word) => this.search(word)));
    const found: number[] = [];
    for (const [thing, distance] of distances.entries()) if (distance !== NOT_FOUND) found.push(thing);
    return found.sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b);
  }

  private add(texts: readonly string[]): void {
    const thing = this.count;
    this.count += 1;
    for (const [place, text] of texts.entries()) {
      for (const word of splitWords(text)) {
        const { finds } = this.byWord.get(word) ?? this.open(word);
        const last = finds.at(-1);
        // Its first place is its best.
        if (last === undefined || Math.floor(last / MAXIMUM_TEXTS) !== thing) finds.push(thing * MAXIMUM_TEXTS + place);
      }
    }
  }

  private open(word: string): Entry {
    const entry: Entry = { word, finds: [] };
    this.entries.push(entry);
    this.byWord.set(word, entry);
    for (const part of getCharactersAndBigrams(word)) {
      const entries = this.byPart.get(part);
      if (entries) entries.push(entry);
      else this.byPart.set(part, [entry]);
    }
    return entry;
  }

  private search(word: string): Distances {
    const plain = this.plain(word);
    if (plain) return plain;
    const compound = isHangul(word) && word.length <= LONGEST_COMPOUND ? this.compound(word) : null;
    return compound ?? this.mistyped(word);
  }

  /** By the word itself and its synonyms; null where nothing has any of them. */
  private plain(word: string): Distances | null {
    const distances = this.nowhere();
    for (const entry of this.containing(word)) note(distances, entry, entry.word === word ? MATCH.word : MATCH.part);
    for (const synonym of getSynonyms(word)) this.noteSynonym(distances, synonym, MATCH.synonym);
    return foundOrNull(distances);
  }

  /** A synonym is meant as a word, with an ending of its own at most. */
  private noteSynonym(distances: Distances, synonym: string, match: number): void {
    for (const entry of this.containing(synonym)) {
      const isMeant = synonym.length === 1 ? entry.word === synonym : entry.word.startsWith(synonym);
      if (isMeant) note(distances, entry, match);
    }
  }

  /** Korean is written with and without spaces: a word as several, of two syllables at least and as few as possible. */
  private compound(word: string): Distances | null {
    const best = new Map<number, readonly Distances[]>([[0, []]]);
    for (let end = 2; end <= word.length; end += 1) {
      for (let start = 0; start <= end - 2; start += 1) {
        const before = best.get(start);
        if (!before || before.length + 1 >= (best.get(end)?.length ?? Number.POSITIVE_INFINITY)) continue;
        const last = this.plain(word.slice(start, end));
        if (last) best.set(end, [...before, last]);
      }
    }
    const parts = best.get(word.length);
    return parts ? foundOrNull(this.intersect(parts)) : null;
  }

  private mistyped(word: string): Distances {
    const distances = this.nowhere();
    for (const place of this.spelling.meant(word)) {
      const entry = this.entries[place];
      if (entry) note(distances, entry, MATCH.mistyped);
    }
    for (const meant of WORDS_WITH_SYNONYMS) {
      if (!mayBeMistyped(word, meant)) continue;
      for (const synonym of getSynonyms(meant)) this.noteSynonym(distances, synonym, MATCH.mistyped);
    }
    return distances;
  }

  /** Entries whose words contain this one. */
  private containing(word: string): Entry[] {
    let fewest: readonly Entry[] | null = null;
    for (const part of word.length === 1 ? [word] : getBigrams(word)) {
      const entries = this.byPart.get(part);
      if (!entries) return [];
      if (!fewest || entries.length < fewest.length) fewest = entries;
    }
    return (fewest ?? []).filter((entry) => entry.word.includes(word));
  }

  /** Things that have all of several words, each as far as from all of them together. */
  private intersect(all: readonly Distances[]): Distances {
    return this.nowhere().map((_none, thing) => {
      let sum = 0;
      for (const distances of all) {
        const distance = distances[thing] ?? NOT_FOUND;
        if (distance === NOT_FOUND) return NOT_FOUND;
        sum += distance;
      }
      return sum;
    });
  }

  private nowhere(): Distances {
    return new Uint16Array(this.count).fill(NOT_FOUND);
  }
}

/** Builds the index of a mirror's content when it is first searched; new content is a new object with an index of its own. */
export function indexOnce<Content extends object>(build: (content: Content, language: Language) => Promise<TextIndex>) {
  const built = new WeakMap<Content, Partial<Record<Language, Promise<TextIndex>>>>();
  return (content: Content, language: Language): Promise<TextIndex> => {
    const indexes = built.get(content) ?? {};
    built.set(content, indexes);
    indexes[language] ??= build(content, language);
    return indexes[language];
  };
}

function note(distances: Distances, { finds }: Entry, match: number): void {
  for (const find of finds) {
    const thing = Math.floor(find / MAXIMUM_TEXTS);
    const distance = (find % MAXIMUM_TEXTS) * STEPS + match;
    if (distance < (distances[thing] ?? NOT_FOUND)) distances[thing] = distance;
  }
}

function foundOrNull(distances: Distances): Distances | null {
  return distances.some((distance) => distance !== NOT_FOUND) ? distances : null;
}

function getBigrams(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_none, start) => word.slice(start, start + 2));
}

/** Single letters and pairs of letters, each once. */
function getCharactersAndBigrams(word: string): Set<string> {
  return new Set([...Array.from(word), ...getBigrams(word)]);
}
