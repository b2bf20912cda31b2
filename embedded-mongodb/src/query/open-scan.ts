import type { Collection } from '../catalog/collection.ts';
import type { IndexPlan, Plan } from '../planner/planner.ts';
import { decodeRecord, documentPrefix } from '../storage/keys.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import type { Entry, View } from '../storage/view.ts';
import { PAUSE, type Pause } from '../yielding.ts';
import { IndexScan } from './index-scan.ts';
import { MergeScan } from './merge-scan.ts';
import { type Examined, readable, type Scan } from './scan.ts';

/** @param isCovered whether the index covers the query (see `covers`) */
export function openScan(plan: Plan, collection: Collection, view: View, examined: Examined, isCovered = false): Scan {
  switch (plan.kind) {
    case 'collection':
      return new CollectionScan(collection, plan.reverse, view, examined);
    case 'index':
      return openIndexScan(plan, collection, view, examined, isCovered);
    case 'or':
      return new UnionScan(plan.plans.map((entry) => openIndexScan(entry, collection, view, examined, false)));
  }
}

function openIndexScan(
  plan: IndexPlan,
  collection: Collection,
  view: View,
  examined: Examined,
  isCovered: boolean,
): Scan {
  const scans = plan.groups.map(({ prefix, intervals }) => ({
    prefix,
    scan: new IndexScan(plan, intervals, collection, view, examined, isCovered),
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
    return new StoredDocument(decodeRecord(step.value.key), step.value.value);
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
