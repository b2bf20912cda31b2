import { KEY_END, MAX_BOUND } from '../index/key-string.ts';
import type { IndexPlan, KeyInterval } from '../index/planner.ts';
import type { Collection } from '../storage/collection.ts';
import { documentKey, indexPrefix, readUint48 } from '../storage/keys.ts';
import type { Entry, View } from '../storage/view.ts';
import { Stored } from '../transaction/unit.ts';
import type { Examined, Scan } from './scan.ts';

/** The view of a scan that is attached to one. */
export function readable(view: View | undefined): View {
  if (!view) throw new Error('a scan was read while it was detached');
  return view;
}

/** Reads the documents under the keys in some intervals of an index, each document once. */
export class IndexScan implements Scan {
  readonly #plan: IndexPlan;
  readonly #collection: Collection;
  readonly #examined: Examined;
  readonly #seen: Set<number> | undefined;
  readonly #prefix: string;
  readonly #intervals: KeyInterval[];
  #view: View | undefined;
  #at = 0;
  #iterator: Iterator<Entry | string> | undefined;
  #last: string | undefined;

  constructor(
    plan: IndexPlan,
    intervals: readonly KeyInterval[],
    collection: Collection,
    view: View,
    examined: Examined,
  ) {
    this.#plan = plan;
    this.#collection = collection;
    this.#view = view;
    this.#examined = examined;
    this.#prefix = indexPrefix(plan.index.id);
    this.#intervals = plan.reverse ? intervals.toReversed() : [...intervals];
    if (plan.index.multikey.includes(true)) this.#seen = new Set();
  }

  next(): Stored | undefined {
    for (;;) {
      const record = this.#nextRecord();
      if (record === undefined) return undefined;
      const stored = this.fetch(record);
      if (stored) return stored;
    }
  }

  fetch(record: number): Stored | undefined {
    const bytes = readable(this.#view).get(documentKey(this.#collection.id, record));
    this.#examined.documents++;
    return bytes && new Stored(record, bytes);
  }

  skip(): boolean {
    return this.#nextRecord() !== undefined;
  }

  /** How many entries are left, at once; undefined where only a look at each tells which documents come twice. */
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

  /** Like `detach`, but the entry that was read last is read again. */
  detachBefore(key: string): void {
    this.detach();
    const interval = this.#intervals[this.#at];
    if (!interval) return;
    this.#intervals[this.#at] = this.#plan.reverse
      ? { low: interval.low, high: `${key}\0` }
      : { low: key, high: interval.high };
  }

  #nextRecord(): number | undefined {
    for (;;) {
      const record = this.nextEntry()?.record;
      if (record === undefined) return undefined;
      if (this.#seen?.has(record)) continue;
      this.#seen?.add(record);
      return record;
    }
  }

  /** The next entry, without a look at whether its document has come before. */
  nextEntry(): { key: string; record: number } | undefined {
    while (this.#at < this.#intervals.length) {
      this.#iterator ??= this.#open(this.#intervals[this.#at] as KeyInterval);
      const step = this.#iterator.next();
      if (!step.done) return this.#entryOf(step.value);
      this.#iterator = undefined;
      this.#last = undefined;
      this.#at++;
    }
    return undefined;
  }

  #entryOf(entry: Entry | string): { key: string; record: number } {
    this.#examined.keys++;
    const isKey = typeof entry === 'string';
    this.#last = isKey ? entry : entry.key;
    const record = isKey ? readUint48(entry, entry.length - 6) : readUint48(entry.value.toString('latin1'), 0);
    return { key: this.#last.slice(this.#prefix.length), record };
  }

  #open(interval: KeyInterval): Iterator<Entry | string> {
    const low = this.#prefix + interval.low;
    const high = this.#prefix + interval.high;
    const { index, reverse } = this.#plan;
    if (!index.unique) return readable(this.#view).keys(low, high, reverse);
    const point = this.#singleEntry(interval);
    return point ? point[Symbol.iterator]() : readable(this.#view).range(low, high, reverse);
  }

  /** A unique index has one entry for a full key: a look-up instead of a range. */
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
