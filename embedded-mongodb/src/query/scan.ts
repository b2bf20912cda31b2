import { KEY_END } from '../index/key-string.ts';
import { type IndexPlan, MAX_BOUND, type Plan } from '../index/planner.ts';
import type { Collection } from '../storage/collection.ts';
import { documentKey, documentPrefix, indexPrefix, readUint48, recordOf } from '../storage/keys.ts';
import type { Entry, View } from '../storage/view.ts';
import { Stored } from '../transaction/unit.ts';

/** What a scan looked at. */
export interface Examined {
  keys: number;
  documents: number;
}

/**
 * Reads stored documents one by one. Between commands it is detached: it then holds no iterator, and goes on later from
 * the key it had reached, in whatever state the store is then.
 */
export interface Scan {
  next(): Stored | undefined;
  /** The next entry without its document, for counting. */
  skip(): boolean;
  attach(view: View): void;
  detach(): void;
}

export function openScan(plan: Plan, collection: Collection, view: View, examined: Examined): Scan {
  switch (plan.kind) {
    case 'collection':
      return new CollectionScan(collection, plan.reverse, view, examined);
    case 'index':
      return new IndexScan(plan, collection, view, examined);
    case 'or':
      return new UnionScan(plan.plans.map((entry) => new IndexScan(entry, collection, view, examined)));
  }
}

class CollectionScan implements Scan {
  readonly #reverse: boolean;
  readonly #examined: Examined;
  #view: View;
  #low: string;
  #high: string;
  #iterator: Iterator<Entry> | undefined;
  #last: string | undefined;

  constructor(collection: Collection, reverse: boolean, view: View, examined: Examined) {
    this.#low = documentPrefix(collection.id);
    this.#high = documentPrefix(collection.id + 1);
    this.#reverse = reverse;
    this.#view = view;
    this.#examined = examined;
  }

  next(): Stored | undefined {
    this.#iterator ??= this.#open();
    const step = this.#iterator.next();
    if (step.done) return undefined;
    this.#examined.documents++;
    this.#last = step.value.key;
    return new Stored(recordOf(step.value.key), step.value.value);
  }

  skip(): boolean {
    return this.next() !== undefined;
  }

  attach(view: View): void {
    this.#view = view;
  }

  detach(): void {
    this.#iterator?.return?.();
    this.#iterator = undefined;
    if (this.#last === undefined) return;
    if (this.#reverse) this.#high = this.#last;
    else this.#low = `${this.#last}\0`;
  }

  #open(): Iterator<Entry> {
    return this.#view.range(this.#low, this.#high, this.#reverse);
  }
}

class IndexScan implements Scan {
  readonly #plan: IndexPlan;
  readonly #collection: Collection;
  readonly #examined: Examined;
  readonly #seen: Set<number> | undefined;
  readonly #prefix: string;
  readonly #intervals: { low: string; high: string }[];
  #view: View;
  #at = 0;
  #iterator: Iterator<Entry | string> | undefined;
  #last: string | undefined;

  constructor(plan: IndexPlan, collection: Collection, view: View, examined: Examined) {
    this.#plan = plan;
    this.#collection = collection;
    this.#view = view;
    this.#examined = examined;
    this.#prefix = indexPrefix(plan.index.id);
    this.#intervals = plan.reverse ? plan.intervals.toReversed() : [...plan.intervals];
    if (plan.index.multikey.includes(true)) this.#seen = new Set();
  }

  next(): Stored | undefined {
    for (;;) {
      const record = this.#nextRecord();
      if (record === undefined) return undefined;
      const bytes = this.#view.get(documentKey(this.#collection.id, record));
      this.#examined.documents++;
      if (bytes) return new Stored(record, bytes);
    }
  }

  skip(): boolean {
    return this.#nextRecord() !== undefined;
  }

  attach(view: View): void {
    this.#view = view;
  }

  detach(): void {
    this.#iterator?.return?.();
    this.#iterator = undefined;
    const interval = this.#intervals[this.#at];
    if (this.#last === undefined || !interval) return;
    const key = this.#last.slice(this.#prefix.length);
    this.#intervals[this.#at] = this.#plan.reverse
      ? { low: interval.low, high: key }
      : { low: `${key}\0`, high: interval.high };
    this.#last = undefined;
  }

  #nextRecord(): number | undefined {
    for (;;) {
      const step = this.#nextEntry();
      if (step === undefined) return undefined;
      this.#examined.keys++;
      const record =
        typeof step === 'string' ? readUint48(step, step.length - 6) : readUint48(step.value.toString('latin1'), 0);
      this.#last = typeof step === 'string' ? step : step.key;
      if (this.#seen?.has(record)) continue;
      this.#seen?.add(record);
      return record;
    }
  }

  #nextEntry(): Entry | string | undefined {
    while (this.#at < this.#intervals.length) {
      this.#iterator ??= this.#open(this.#intervals[this.#at] as { low: string; high: string });
      const step = this.#iterator.next();
      if (!step.done) return step.value;
      this.#iterator = undefined;
      this.#last = undefined;
      this.#at++;
    }
    return undefined;
  }

  #open(interval: { low: string; high: string }): Iterator<Entry | string> {
    const low = this.#prefix + interval.low;
    const high = this.#prefix + interval.high;
    const { index, reverse } = this.#plan;
    if (!index.unique) return this.#view.keys(low, high, reverse);
    const point = this.#singleEntry(interval);
    return point ? point[Symbol.iterator]() : this.#view.range(low, high, reverse);
  }

  /** A unique index has one entry for a full key: a look-up instead of a range. */
  #singleEntry({ low, high }: { low: string; high: string }): Entry[] | undefined {
    if (
      low.length >= MAX_BOUND ||
      high.length !== low.length + 1 ||
      !high.startsWith(low) ||
      low === '' ||
      !this.#isFullKey()
    )
      return undefined;
    const key = this.#prefix + low + KEY_END;
    const value = this.#view.get(key);
    return value ? [{ key, value }] : [];
  }

  #isFullKey(): boolean {
    return this.#plan.strength === this.#plan.index.fields.length * 10;
  }
}

class UnionScan implements Scan {
  readonly #scans: readonly Scan[];
  readonly #seen = new Set<number>();
  #at = 0;

  constructor(scans: readonly Scan[]) {
    this.#scans = scans;
  }

  next(): Stored | undefined {
    while (this.#at < this.#scans.length) {
      const stored = this.#scans[this.#at]?.next();
      if (!stored) this.#at++;
      else if (!this.#seen.has(stored.record)) {
        this.#seen.add(stored.record);
        return stored;
      }
    }
    return undefined;
  }

  skip(): boolean {
    return this.next() !== undefined;
  }

  attach(view: View): void {
    for (const scan of this.#scans) scan.attach(view);
  }

  detach(): void {
    for (const scan of this.#scans) scan.detach();
  }
}
