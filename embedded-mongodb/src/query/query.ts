import type { Document, Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { candidatePlans, type Plan } from '../index/planner.ts';
import type { Collection } from '../storage/collection.ts';
import type { View } from '../storage/view.ts';
import type { Stored } from '../transaction/unit.ts';
import { type FilterNode, parseFilter } from './filter.ts';
import { compileNode, type Predicate, type Variables } from './match.ts';
import { type Examined, openScan, type Scan } from './scan.ts';
import { parseSort, type SortField, TopItems } from './sort.ts';

export interface QueryRequest {
  filter: Document;
  sort?: Document | undefined;
  skip?: number;
  limit?: number;
  hint?: Value;
  variables?: Variables | undefined;
  /** When it must be over, in milliseconds since 1970. */
  deadline?: number | undefined;
}

/** So many documents are looked at between two looks at the clock. */
const CLOCK_STRIDE = 256;

/** Up to so many index entries are counted to decide whether sorting them is cheaper than reading in sort order. */
const CHEAP_TO_SORT = 2000;

/** A query on one collection, read document by document; may pause between commands. */
export class Query {
  readonly plan: Plan;
  readonly node: FilterNode;
  readonly examined: Examined = { keys: 0, documents: 0 };
  readonly #scan: Scan;
  readonly #test: Predicate | undefined;
  readonly #sort: readonly SortField[];
  #skip: number;
  #remaining: number;
  #sortedResults: Iterator<Stored> | undefined;
  readonly #deadline: number | undefined;
  #looked = 0;

  constructor(collection: Collection, view: View, request: QueryRequest) {
    this.node = parseFilter(request.filter);
    this.#sort = request.sort ? parseSort(request.sort) : [];
    this.plan = choosePlan(collection, view, this.node, this.#sort, request);
    this.#scan = openScan(this.plan, collection, view, this.examined);
    const isExact = this.plan.kind === 'index' && this.plan.exact;
    const isAll = this.node.kind === 'and' && this.node.nodes.length === 0;
    this.#test = isExact || isAll ? undefined : compileNode(this.node, request.variables);
    this.#deadline = request.deadline;
    this.#skip = request.skip ?? 0;
    this.#remaining = request.limit && request.limit > 0 ? request.limit : Number.POSITIVE_INFINITY;
  }

  next(): Stored | undefined {
    if (this.#remaining === 0) return undefined;
    const stored = this.plan.sorted ? this.#nextSkipping() : this.#nextSorted();
    if (stored) this.#remaining--;
    // An iterator that is left open would keep its LMDB snapshot, and with it every page that was freed since.
    if (!stored || this.#remaining === 0) this.#scan.detach();
    return stored;
  }

  /** The rest of the results at once. */
  *[Symbol.iterator](): Generator<Stored> {
    for (let stored = this.next(); stored; stored = this.next()) yield stored;
  }

  /** The number of results, without fetching documents where the index alone tells. */
  count(): number {
    let count = 0;
    if (this.#test || !this.plan.sorted) {
      while (this.next()) count++;
      return count;
    }
    const wanted = this.#skip + this.#remaining;
    while (count < wanted && this.#scan.skip()) count++;
    this.#scan.detach();
    return Math.max(0, count - this.#skip);
  }

  attach(view: View): void {
    this.#scan.attach(view);
  }

  detach(): void {
    this.#scan.detach();
  }

  #nextSkipping(): Stored | undefined {
    for (; this.#skip > 0; this.#skip--) if (!this.#nextMatch()) return undefined;
    return this.#nextMatch();
  }

  #nextMatch(): Stored | undefined {
    for (;;) {
      const stored = this.#scan.next();
      if (++this.#looked % CLOCK_STRIDE === 0) this.#checkTime();
      if (!stored || !this.#test || this.#test(stored.document)) return stored;
    }
  }

  #checkTime(): void {
    if (this.#deadline === undefined || Date.now() <= this.#deadline) return;
    throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
  }

  #nextSorted(): Stored | undefined {
    this.#sortedResults ??= this.#collect();
    const step = this.#sortedResults.next();
    return step.done ? undefined : step.value;
  }

  #collect(): Iterator<Stored> {
    const limit =
      this.#remaining === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : this.#remaining + this.#skip;
    const top = new TopItems<Stored>(this.#sort, limit);
    for (let stored = this.#nextMatch(); stored; stored = this.#nextMatch()) top.add(stored, stored.document);
    return top.items().slice(this.#skip)[Symbol.iterator]();
  }
}

function choosePlan(
  collection: Collection,
  view: View,
  node: FilterNode,
  sort: readonly SortField[],
  request: QueryRequest,
): Plan {
  const plans = candidatePlans(collection, { node, sort, hint: request.hint });
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
