import { Postings } from './postings.ts';
import { splitWords } from './search-words.ts';
import { isHangul, mayBeMistyped, SpellingIndex } from './spelling.ts';
import { getSynonyms, WORDS_WITH_SYNONYMS } from './synonyms.ts';

/** Texts indexed per item; further ones are ignored. */
const MAXIMUM_TEXTS = 8;
/** A posting is `item << ITEM_SHIFT | position of the text`. */
const ITEM_SHIFT = 3;
/** Maximum length of a word that is split into a compound. */
const LONGEST_COMPOUND = 20;
export const NOT_FOUND = 0xffff;

/** Kinds of matches, best first. A difference of one text position outweighs any of them. */
const MATCH = { word: 0, part: 1, synonym: 2, mistyped: 3 } as const;
const STEPS = 4;

/** Distance of every item from a word, by its number; `NOT_FOUND` if the item does not match. */
export type Distances = Uint16Array;

/** A word with its postings. */
interface Entry {
  readonly word: string;
  readonly finds: Postings;
}

/**
 * Inverted index of items by the words of their texts. Items are numbered by their owner, who may add and remove them at any
 * time; numbers should be reused, since each search allocates memory up to the highest. Searches never read the texts again.
 */
export class TextIndex {
  private readonly entries: Entry[] = [];
  private readonly byWord = new Map<string, Entry>();
  /** Entries by the characters and bigrams of their words. */
  private readonly byPart = new Map<string, Entry[]>();
  private readonly spelling = new SpellingIndex();
  private count = 0;

  /** `texts` are those of the item, by descending weight. */
  add(item: number, texts: readonly string[]): void {
    this.count = Math.max(this.count, item + 1);
    for (const [word, place] of firstPlaces(texts)) {
      (this.byWord.get(word) ?? this.open(word)).finds.add((item << ITEM_SHIFT) | place);
    }
  }

  /** `texts` must be the same as when the item was added. */
  remove(item: number, texts: readonly string[]): void {
    for (const [word, place] of firstPlaces(texts)) {
      this.byWord.get(word)?.finds.remove((item << ITEM_SHIFT) | place);
    }
  }

  /**
   * The distances of the items that match every word. A word matches exactly, as a substring, by a synonym, as a Korean
   * compound, and only if none of these matches, with one typing error. No words match nothing.
   */
  find(words: readonly string[]): Distances {
    return words.length === 0 ? this.nowhere() : this.intersect(words.map((word) => this.search(word)));
  }

  private open(word: string): Entry {
    const entry: Entry = { word, finds: new Postings() };
    this.entries.push(entry);
    this.byWord.set(word, entry);
    this.spelling.add(word);
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
    let found = 0;
    for (const entry of this.containing(word)) {
      found += note(distances, entry, entry.word === word ? MATCH.word : MATCH.part);
    }
    for (const synonym of getSynonyms(word)) found += this.noteSynonym(distances, synonym, MATCH.synonym);
    return found > 0 ? distances : null;
  }

  /** Matches a synonym as a word or a prefix, not as any substring. Returns the number of postings. */
  private noteSynonym(distances: Distances, synonym: string, match: number): number {
    let found = 0;
    for (const entry of this.containing(synonym)) {
      const isMeant = synonym.length === 1 ? entry.word === synonym : entry.word.startsWith(synonym);
      if (isMeant) found += note(distances, entry, match);
    }
    return found;
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
    const [first = this.nowhere(), ...others] = all;
    // Each array belongs to this search only.
    for (const distances of others) {
      for (let item = 0; item < first.length; item += 1) {
        const [sum, more] = [first[item] ?? NOT_FOUND, distances[item] ?? NOT_FOUND];
        if (sum !== NOT_FOUND) first[item] = more === NOT_FOUND ? NOT_FOUND : sum + more;
      }
    }
    return first;
  }

  private nowhere(): Distances {
    return new Uint16Array(this.count).fill(NOT_FOUND);
  }
}

/** The index of the first text with each word, which has the shortest distance. */
function firstPlaces(texts: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, text] of texts.slice(0, MAXIMUM_TEXTS).entries()) {
    for (const word of splitWords(text)) if (!places.has(word)) places.set(word, place);
  }
  return places;
}

/** Returns the number of postings of the word. */
function note(distances: Distances, { finds: { numbers, count } }: Entry, match: number): number {
  for (let index = 0; index < count; index += 1) {
    const find = numbers[index] ?? 0;
    const item = find >>> ITEM_SHIFT;
    const distance = (find & (MAXIMUM_TEXTS - 1)) * STEPS + match;
    if (distance < (distances[item] ?? NOT_FOUND)) distances[item] = distance;
  }
  return count;
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
