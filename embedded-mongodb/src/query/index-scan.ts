import { type Document, setField } from '../bson/values.ts';
import type { Collection } from '../catalog/collection.ts';
import { decodeEntryForms, decodeEntryRecord, entryEnd } from '../index/entries.ts';
import { KEY_END } from '../key-string/key-string.ts';
import { restoreValues } from '../key-string/restored-values.ts';
import { afterPrefix, KEPT_LENGTH, MAX_BOUND } from '../key-string/shortened-key.ts';
import type { KeyInterval } from '../planner/intervals.ts';
import type { IndexPlan } from '../planner/planner.ts';
import { documentKey, indexPrefix, readUint48 } from '../storage/keys.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import type { Entry, View } from '../storage/view.ts';
import { PAUSE, type Pause } from '../yielding.ts';
import { gatherKeyRun, type IndexEntry } from './key-run.ts';
import { type Examined, readable, type Scan } from './scan.ts';

/** A document that is restored from an index entry has no bytes. */
const NO_BYTES = Buffer.alloc(0);

/**
 * Reads the documents in some intervals of an index, each document once. If order matters, keys that may be shortened are
 * gathered with all keys of the same prefix and sorted by the values of their documents.
 */
export class IndexScan implements Scan {
  readonly #plan: IndexPlan;
  readonly #collection: Collection;
  readonly #examined: Examined;
  /** Whether the query only needs the indexed fields of a document. */
  readonly #isCovered: boolean;
  readonly #seen: Set<number> | undefined;
  readonly #prefix: string;
  readonly #intervals: KeyInterval[];
  #view: View | undefined;
  #at = 0;
  #iterator: Iterator<Entry | string> | undefined;
  #last: string | undefined;
  #gathering: Generator<Pause, void> | undefined;
  /** The remaining gathered keys in reverse order. */
  #run: IndexEntry[] = [];

  constructor(
    plan: IndexPlan,
    intervals: readonly KeyInterval[],
    collection: Collection,
    view: View,
    examined: Examined,
    isCovered: boolean,
  ) {
    this.#isCovered = isCovered;
    this.#plan = plan;
    this.#collection = collection;
    this.#view = view;
    this.#examined = examined;
    this.#prefix = indexPrefix(plan.index.id);
    this.#intervals = plan.reverse ? intervals.toReversed() : [...intervals];
    if (plan.index.multikey.includes(true)) this.#seen = new Set();
  }

  next(): StoredDocument | Pause | undefined {
    for (;;) {
      const entry = this.#nextUnseen();
      if (entry === undefined || entry === PAUSE) return entry;
      const stored = this.#restore(entry) ?? this.fetch(entry.record);
      if (stored) return stored;
    }
  }

  fetch(record: number): StoredDocument | undefined {
    const bytes = readable(this.#view).get(documentKey(this.#collection.id, record));
    this.#examined.documents++;
    return bytes && new StoredDocument(record, bytes);
  }

  skip(): boolean {
    for (;;) {
      const entry = this.#nextUnseen();
      if (entry !== PAUSE) return entry !== undefined;
    }
  }

  /** The number of remaining entries without reading them; undefined for multikey indexes, where documents may repeat. */
  count(): number | undefined {
    if (this.#seen || this.#iterator) return undefined;
    let count = 0;
    for (const interval of this.#intervals.slice(this.#at)) {
      count += readable(this.#view).count(this.#prefix + interval.low, this.#prefix + interval.high);
    }
    this.#examined.keys += count;
    return count;
  }

  attach(view: View): void {
    this.#view = view;
  }

  detach(): void {
    this.#gathering?.return();
    this.#gathering = undefined;
    this.#iterator?.return?.();
    this.#iterator = undefined;
    this.#view = undefined;
    const interval = this.#intervals[this.#at];
    if (this.#last === undefined || !interval) return;
    const key = this.#last.slice(this.#prefix.length);
    this.#intervals[this.#at] = this.#plan.reverse
      ? { low: interval.low, high: key }
      : { low: `${key}\0`, high: interval.high };
    this.#last = undefined;
  }

  /** Like `detach`, but resumes at the last entry instead of after it. */
  detachBefore(entry: IndexEntry): void {
    this.detach();
    if (this.#isOfRun(entry)) {
      this.#run.push(entry);
      return;
    }
    const { key } = entry;
    const interval = this.#intervals[this.#at];
    if (!interval) return;
    this.#intervals[this.#at] = this.#plan.reverse
      ? { low: interval.low, high: `${key}\0` }
      : { low: key, high: interval.high };
  }

  #nextUnseen(): IndexEntry | Pause | undefined {
    for (;;) {
      const entry = this.nextEntry();
      if (entry === undefined || entry === PAUSE) return entry;
      if (this.#seen?.has(entry.record)) continue;
      this.#seen?.add(entry.record);
      return entry;
    }
  }

  /** The indexed fields of a document, without reading it; undefined if the entry does not hold their values. */
  #restore(entry: IndexEntry): StoredDocument | undefined {
    if (!entry.forms || this.#mayBeShortened(entry)) return undefined;
    const { fields } = this.#plan.index;
    const values = restoreValues(
      entry.key,
      fields.map(({ descending }) => descending),
      entry.forms,
    );
    const document: Document = {};
    for (const [at, { name }] of fields.entries()) if (values[at] !== undefined) setField(document, name, values[at]);
    return new StoredDocument(entry.record, NO_BYTES, document);
  }

  /** The next entry, also if its document was returned before, or a pause. */
  nextEntry(): IndexEntry | Pause | undefined {
    for (;;) {
      if (this.#gathering && !this.#gathering.next().done) return PAUSE;
      this.#gathering = undefined;
      const gathered = this.#nextOfRun();
      if (gathered) return gathered;
      const entry = this.#nextStored();
      if (!entry || !this.#isOfRun(entry)) return entry;
      this.#gathering = this.#gather(entry.key.slice(0, KEPT_LENGTH));
    }
  }

  #isOfRun(entry: IndexEntry): boolean {
    return this.#plan.ordered && this.#mayBeShortened(entry);
  }

  #mayBeShortened({ key, record }: IndexEntry): boolean {
    return key.length >= KEPT_LENGTH && key.length - entryEnd(this.#plan.index, record).length >= KEPT_LENGTH;
  }

  /** Gathers a run of keys. If the scan is detached before the end, it gathers the run again. */
  *#gather(beginning: string): Generator<Pause, void> {
    const { index, reverse } = this.#plan;
    const { low, high } = this.#intervals[this.#at] as KeyInterval;
    const end = afterPrefix(beginning);
    this.#goOnFrom(reverse ? { low, high: end } : { low: beginning, high });
    const run = yield* gatherKeyRun(beginning, index, this.#collection, readable(this.#view), this.#examined);
    this.#run = reverse ? run : run.reverse();
    this.#goOnFrom(reverse ? { low, high: beginning } : { low: end, high });
  }

  #goOnFrom(interval: KeyInterval): void {
    this.#iterator?.return?.();
    this.#iterator = undefined;
    this.#last = undefined;
    this.#intervals[this.#at] = interval;
  }

  /** The next gathered entry that still exists, with its current record: both may change between commands. */
  #nextOfRun(): IndexEntry | undefined {
    for (let entry = this.#run.pop(); entry; entry = this.#run.pop()) {
      const key = this.#prefix + entry.key;
      const value = readable(this.#view).get(key);
      if (value) return { ...entry, record: decodeEntryRecord(this.#plan.index, key, value) };
    }
    return undefined;
  }

  #nextStored(): IndexEntry | undefined {
    while (this.#at < this.#intervals.length) {
      this.#iterator ??= this.#open(this.#intervals[this.#at] as KeyInterval);
      const step = this.#iterator.next();
      if (!step.done) return this.#toIndexEntry(step.value);
      this.#iterator = undefined;
      this.#last = undefined;
      this.#at++;
    }
    return undefined;
  }

  #toIndexEntry(entry: Entry | string): IndexEntry {
    this.#examined.keys++;
    if (typeof entry === 'string') return this.#indexEntry(entry, readUint48(entry, entry.length - 6));
    const { index } = this.#plan;
    const found = this.#indexEntry(entry.key, decodeEntryRecord(index, entry.key, entry.value));
    return this.#isCovered ? { ...found, forms: decodeEntryForms(index, entry.value) } : found;
  }

  #indexEntry(stored: string, record: number): IndexEntry {
    this.#last = stored;
    const key = stored.slice(this.#prefix.length);
    return { key, record, order: key };
  }

  #open(interval: KeyInterval): Iterator<Entry | string> {
    const low = this.#prefix + interval.low;
    const high = this.#prefix + interval.high;
    const { index, reverse } = this.#plan;
    if (!index.unique && !this.#isCovered) return readable(this.#view).keys(low, high, reverse);
    const point = index.unique ? this.#singleEntry(interval) : undefined;
    return point ? point[Symbol.iterator]() : readable(this.#view).range(low, high, reverse);
  }

  /** A unique index has at most one entry for a whole key: a lookup instead of a range. */
  #singleEntry({ low, high }: KeyInterval): Entry[] | undefined {
    if (
      low.length >= MAX_BOUND ||
      high.length !== low.length + 1 ||
      !high.startsWith(low) ||
      low === '' ||
      !this.#isFullKey()
    )
      return undefined;
    const key = this.#prefix + low + KEY_END;
    const value = readable(this.#view).get(key);
    return value ? [{ key, value }] : [];
  }

  #isFullKey(): boolean {
    return this.#plan.strength === this.#plan.index.fields.length * 10;
  }
}
