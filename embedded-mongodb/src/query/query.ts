import { approximateSize } from '../bson/size.ts';
import type { Document, Value } from '../bson/values.ts';
import type { Collection } from '../catalog/collection.ts';
import type { Collation } from '../collation/collation.ts';
import { parseFilter } from '../matcher/filter.ts';
import { findFilterFields } from '../matcher/filter-fields.ts';
import type { FilterNode } from '../matcher/filter-node.ts';
import { compileNode, type Predicate, type Variables } from '../matcher/match.ts';
import { covers } from '../planner/covers.ts';
import { withImpliedConditions } from '../planner/expression-conditions.ts';
import type { KeyRange } from '../planner/key-range.ts';
import { candidatePlans, type Plan } from '../planner/planner.ts';
import { parseSort, type SortField, TopItems } from '../sorting/sort.ts';
import type { StoredDocument } from '../storage/stored-document.ts';
import type { View } from '../storage/view.ts';
import { isTurnOver, PAUSE, type Pause } from '../yielding.ts';
import { openScan } from './open-scan.ts';
import type { Examined, Scan } from './scan.ts';

export interface QueryRequest {
  filter: Document;
  sort?: Document | undefined;
  skip?: number;
  limit?: number;
  hint?: Value;
  range?: KeyRange | undefined;
  /** The collation of string comparisons; strings compare by bytes if undefined. */
  collation?: Collation | undefined;
  variables?: Variables | undefined;
  /** The top-level fields that are needed of each result; all if undefined. */
  reads?: ReadonlySet<string> | undefined;
  /** Whether sorting is limited to 100 MB because it may not use the disk. */
  staysInMemory?: boolean;
}

/** The number of documents or index entries examined between two checks of the clock. */
const CLOCK_STRIDE = 64;

/** Below this number of index entries, sorting is cheaper than a scan in sort order. */
const CHEAP_TO_SORT = 2000;

/** A query on one collection, read document by document; may pause between commands. */
export class Query {
  readonly plan: Plan;
  readonly node: FilterNode;
  readonly collation: Collation | undefined;
  /** Whether an index covers the query. Results then only have the indexed fields, and no bytes. */
  readonly isCovered: boolean;
  readonly examined: Examined = { keys: 0, documents: 0 };
  readonly #scan: Scan;
  readonly #test: Predicate | undefined;
  /** The top-level fields that the test reads; undefined if it may read any. */
  readonly #tested: ReadonlySet<string> | undefined;
  readonly #sort: readonly SortField[];
  readonly #staysInMemory: boolean;
  #skip: number;
  #remaining: number;
  #sorting: Generator<Pause, Iterator<StoredDocument>> | undefined;
  #sortedResults: Iterator<StoredDocument> | undefined;
  #looked = 0;

  constructor(collection: Collection, view: View, request: QueryRequest) {
    this.node = parseFilter(request.filter);
    this.collation = request.collation;
    this.#sort = request.sort ? parseSort(request.sort, request.collation) : [];
    this.plan = choosePlan(collection, view, this.node, this.#sort, request);
    const isExact = this.plan.kind === 'index' && this.plan.exact;
    const isAll = this.node.kind === 'and' && this.node.nodes.length === 0;
    this.#test = isExact || isAll ? undefined : compileNode(this.node, request.variables, request.collation);
    this.#tested = this.#test && findFilterFields(this.node);
    this.isCovered = this.#answersFromIndex(request.reads);
    this.#scan = openScan(this.plan, collection, view, this.examined, this.isCovered);
    this.#staysInMemory = request.staysInMemory ?? false;
    this.#skip = request.skip ?? 0;
    this.#remaining = request.limit && request.limit > 0 ? request.limit : Number.POSITIVE_INFINITY;
  }

  #answersFromIndex(reads: ReadonlySet<string> | undefined): boolean {
    if (!reads || (this.#test && !this.#tested)) return false;
    return covers(this.plan, [...reads, ...(this.#tested ?? [])]);
  }

  /** The next result, without pauses. */
  next(): StoredDocument | undefined {
    for (;;) {
      const stored = this.step();
      if (stored !== PAUSE) return stored;
    }
  }

  /** The next result, or a pause. */
  step(): StoredDocument | Pause | undefined {
    if (this.#remaining === 0) return undefined;
    const stored = this.plan.sorted ? this.#nextSkipping() : this.#nextSorted();
    if (stored === PAUSE) return PAUSE;
    if (stored) this.#remaining--;
    // An open iterator would keep its LMDB snapshot, and every page freed since.
    if (!stored || this.#remaining === 0) this.#scan.detach();
    return stored;
  }

  /** The remaining results, without pauses. */
  *[Symbol.iterator](): Generator<StoredDocument> {
    for (let stored = this.next(); stored; stored = this.next()) yield stored;
  }

  /** Reads all results and returns their number. */
  *walk(): Generator<Pause, number> {
    let count = 0;
    for (let found = this.step(); found; found = this.step()) {
      if (found === PAUSE) yield PAUSE;
      else count++;
    }
    return count;
  }

  /** The number of results; counts index entries only if the index covers the filter. */
  *count(): Generator<Pause, number> {
    if (this.#test || !this.plan.sorted) return yield* this.walk();
    const wanted = this.#skip + this.#remaining;
    const count = this.#scan.count?.() ?? (yield* this.#countEntries(wanted));
    this.#scan.detach();
    return Math.max(0, Math.min(count, wanted) - this.#skip);
  }

  *#countEntries(most: number): Generator<Pause, number> {
    let count = 0;
    while (count < most && this.#scan.skip()) {
      count++;
      if (this.#mustPause()) yield PAUSE;
    }
    return count;
  }

  attach(view: View): void {
    this.#scan.attach(view);
  }

  detach(): void {
    this.#scan.detach();
  }

  #nextSkipping(): StoredDocument | Pause | undefined {
    for (; this.#skip > 0; this.#skip--) {
      const skipped = this.#nextMatch();
      if (skipped === undefined || skipped === PAUSE) return skipped;
    }
    return this.#nextMatch();
  }

  #nextMatch(): StoredDocument | Pause | undefined {
    for (;;) {
      if (this.#mustPause()) return PAUSE;
      const stored = this.#scan.next();
      if (stored === PAUSE) return PAUSE;
      if (!stored || !this.#test || this.#test(this.#asTested(stored))) return stored;
    }
  }

  /** Decodes only the fields that the test needs, since most documents do not match. */
  #asTested(stored: StoredDocument): Document {
    return this.#tested ? stored.withFields(this.#tested) : stored.document;
  }

  /** Whether to pause; checks the clock at intervals. */
  #mustPause(): boolean {
    return ++this.#looked % CLOCK_STRIDE === 0 && isTurnOver();
  }

  #nextSorted(): StoredDocument | Pause | undefined {
    if (!this.#sortedResults) {
      this.#sorting ??= this.#collect();
      const step = this.#sorting.next();
      if (!step.done) return PAUSE;
      this.#sortedResults = step.value;
    }
    if (this.#mustPause()) return PAUSE;
    const step = this.#sortedResults.next();
    return step.done ? undefined : step.value;
  }

  *#collect(): Generator<Pause, Iterator<StoredDocument>> {
    const limit =
      this.#remaining === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : this.#remaining + this.#skip;
    const top = new TopItems<StoredDocument>(
      this.#sort,
      limit,
      ({ document }) => approximateSize(document),
      this.#staysInMemory,
    );
    for (let stored = this.#nextMatch(); stored; stored = this.#nextMatch()) {
      if (stored === PAUSE) yield PAUSE;
      else top.add(stored, stored.document);
    }
    const items = yield* top.items();
    return items.slice(this.#skip)[Symbol.iterator]();
  }
}

function choosePlan(
  collection: Collection,
  view: View,
  node: FilterNode,
  sort: readonly SortField[],
  request: QueryRequest,
): Plan {
  const plans = candidatePlans(collection, {
    node: withImpliedConditions(node, request.variables ?? {}),
    sort,
    hint: request.hint,
    range: request.range,
    collation: request.collation,
  });
  const best = plans[0] as Plan;
  if (best.kind !== 'index' || best.sorted || plans.length === 1) return best;
  const sorted = plans.find((plan) => plan.sorted);
  if (!sorted) return best;
  const scan = openScan(best, collection, view, { keys: 0, documents: 0 });
  let entries = 0;
  while (entries < CHEAP_TO_SORT && scan.skip()) entries++;
  scan.detach();
  return entries < CHEAP_TO_SORT ? best : sorted;
}
