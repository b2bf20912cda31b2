import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@eunbit/schema/market';
import { splitWords } from './search-words.ts';
import { isHangul, mayBeMistyped, SpellingIndex } from './spelling.ts';
import { getSynonyms, WORDS_WITH_SYNONYMS } from './synonyms.ts';

/** Texts indexed per item; further ones are ignored. */
const MAXIMUM_TEXTS = 8;
/** Items indexed before yielding to the event loop. */
const AT_ONCE = 200;
/** Maximum length of a word that is split into a compound. */
const LONGEST_COMPOUND = 20;
const NOT_FOUND = 0xffff;

/** Kinds of matches, best first. A difference of one text position outweighs any of them. */
const MATCH = { word: 0, part: 1, synonym: 2, mistyped: 3 } as const;
const STEPS = 4;

/** Distance of every item from a word; `NOT_FOUND` if the item does not match. */
type Distances = Uint16Array;

/** A word with its postings, each encoded as `item * MAXIMUM_TEXTS + position of the text`. */
interface Entry {
  readonly word: string;
  readonly finds: number[];
}

/** Inverted index of items by the words of their texts. Built once; searches never read the texts again. */
export class TextIndex {
  private readonly entries: Entry[] = [];
  private readonly byWord = new Map<string, Entry>();
  /** Entries by the characters and bigrams of their words. */
  private readonly byPart = new Map<string, Entry[]>();
  private spelling = new SpellingIndex([]);
  private count = 0;

  private constructor() {}

  /** `getTexts` returns the texts of an item, by descending weight. */
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
   * Indexes of the items that match every word, by ascending distance; items at equal distance keep their order. A word
   * matches exactly, as a substring, by a synonym, as a Korean compound, and only if none of these matches, with one
   * typing error. No words match nothing.
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
        // Only the first text with the word counts: it has the shortest distance.
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

  /** Matches by the word itself, as a substring, or by synonyms; null if there are none. */
  private plain(word: string): Distances | null {
    const distances = this.nowhere();
    for (const entry of this.containing(word)) note(distances, entry, entry.word === word ? MATCH.word : MATCH.part);
    for (const synonym of getSynonyms(word)) this.noteSynonym(distances, synonym, MATCH.synonym);
    return foundOrNull(distances);
  }

  /** Matches a synonym as a word or the beginning of one, not as any substring. */
  private noteSynonym(distances: Distances, synonym: string, match: number): void {
    for (const entry of this.containing(synonym)) {
      const isMeant = synonym.length === 1 ? entry.word === synonym : entry.word.startsWith(synonym);
      if (isMeant) note(distances, entry, match);
    }
  }

  /**
   * Korean is written with or without spaces: splits a word into as few parts as possible, of two or more syllables
   * each.
   */
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

  /** Entries whose words contain this one as a substring. */
  private containing(word: string): Entry[] {
    let fewest: readonly Entry[] | null = null;
    for (const part of word.length === 1 ? [word] : getBigrams(word)) {
      const entries = this.byPart.get(part);
      if (!entries) return [];
      if (!fewest || entries.length < fewest.length) fewest = entries;
    }
    return (fewest ?? []).filter((entry) => entry.word.includes(word));
  }

  /** Items that match all words; their distance is the sum of the distances. */
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

/** Builds the index of a mirror's content on the first search. New content is a new object and gets a new index. */
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

/** Distinct characters and bigrams. */
function getCharactersAndBigrams(word: string): Set<string> {
  return new Set([...Array.from(word), ...getBigrams(word)]);
}
