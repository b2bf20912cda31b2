import type { Collection } from '../catalog/collection.ts';
import type { IndexPlan, Plan } from '../planner/planner.ts';
import { documentPrefix, recordOf } from '../storage/keys.ts';
import type { Entry, View } from '../storage/view.ts';
import { StoredDocument } from '../transaction/write-batch.ts';
import { PAUSE, type Pause } from '../yielding.ts';
import { IndexScan, readable } from './index-scan.ts';
import { MergeScan } from './merge-scan.ts';

/** What a scan looked at. */
export interface Examined {
  keys: number;
  documents: number;
}

/**
 * Reads stored documents one by one. Between commands it is detached: it then holds no iterator and no view, which would
 * keep what was written at its time in memory, and goes on later from the key it had reached, in the state it is given.
 */
export interface Scan {
  /** The next document, or a pause on the way to it. */
  next(): StoredDocument | Pause | undefined;
  /** The next entry without its document, for counting. */
  skip(): boolean;
  /** How many documents are left, where that is known without a look at each entry. Only before the first was read. */
  count?(): number | undefined;
  attach(view: View): void;
  detach(): void;
}

export function openScan(plan: Plan, collection: Collection, view: View, examined: Examined): Scan {
  switch (plan.kind) {
    case 'collection':
      return new CollectionScan(collection, plan.reverse, view, examined);
    case 'index':
      return openIndexScan(plan, collection, view, examined);
    case 'or':
      return new UnionScan(plan.plans.map((entry) => openIndexScan(entry, collection, view, examined)));
  }
}

function openIndexScan(plan: IndexPlan, collection: Collection, view: View, examined: Examined): Scan {
  const scans = plan.groups.map(({ prefix, intervals }) => ({
    prefix,
    scan: new IndexScan(plan, intervals, collection, view, examined),
  }));
  const [only] = scans;
  if (only && scans.length === 1) return only.scan;
  return new MergeScan(scans, plan.reverse);
}

class CollectionScan implements Scan {
  readonly #reverse: boolean;
  readonly #examined: Examined;
  #view: View | undefined;
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

  next(): StoredDocument | undefined {
    this.#iterator ??= this.#open();
    const step = this.#iterator.next();
    if (step.done) return undefined;
    this.#examined.documents++;
    this.#last = step.value.key;
    return new StoredDocument(recordOf(step.value.key), step.value.value);
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
    this.#view = undefined;
    if (this.#last === undefined) return;
    if (this.#reverse) this.#high = this.#last;
    else this.#low = `${this.#last}\0`;
  }

  #open(): Iterator<Entry> {
    return readable(this.#view).range(this.#low, this.#high, this.#reverse);
  }
}

class UnionScan implements Scan {
  readonly #scans: readonly Scan[];
  readonly #seen = new Set<number>();
  #at = 0;

  constructor(scans: readonly Scan[]) {
    this.#scans = scans;
  }

  next(): StoredDocument | Pause | undefined {
    while (this.#at < this.#scans.length) {
      const stored = this.#scans[this.#at]?.next();
      if (stored === PAUSE) return PAUSE;
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
