import { compareValues, equalValues } from '../bson/compare.ts';
import { type Document, isDocument, isNumeric, keysOf, toNumber, type Value } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { type FilterNode, parseFilter } from '../query/filter.ts';
import { compileNode } from '../query/match.ts';
import type { SortField } from '../query/sort.ts';
import type { Collection, Index } from '../storage/collection.ts';
import { type FieldBounds, fieldBounds, type Interval, type Leaf } from './bounds.ts';
import { KEY_AFTER_ALL } from './key-string.ts';

export interface IndexPlan {
  kind: 'index';
  index: Index;
  /** Intervals of keys in ascending order, without the index's prefix. */
  intervals: { low: string; high: string }[];
  reverse: boolean;
  /** The index order is the order asked for. */
  sorted: boolean;
  /** Every entry in the intervals fits the whole filter. */
  exact: boolean;
  /** How many leading fields are held to single values, and whether a range follows. */
  strength: number;
}

export type Plan =
  | IndexPlan
  | { kind: 'collection'; reverse: boolean; sorted: boolean }
  | { kind: 'or'; plans: IndexPlan[]; sorted: false };

export interface PlanRequest {
  node: FilterNode;
  sort: readonly SortField[];
  hint?: Value;
}

const MAX_INTERVALS = 1000;

/** The plans worth considering, the most selective first; a scan of the collection where no index helps. */
export function candidatePlans(collection: Collection, request: PlanRequest): Plan[] {
  const leaves = leavesOf(request.node);
  const natural = naturalPlan(request);
  const hinted = hintedIndex(collection, request.hint);
  if (hinted) return [planFor(hinted, leaves, request, true) as IndexPlan];
  if (isDocument(request.hint)) return [natural];
  const plans = collection.indexes
    .filter((index) => isUsable(index, leaves))
    .map((index) => planFor(index, leaves, request, false))
    .filter((plan) => plan !== undefined)
    .sort(
      (a, b) =>
        b.strength - a.strength || Number(b.sorted) - Number(a.sorted) || b.index.fields.length - a.index.fields.length,
    );
  if (plans.length > 0) return plans;
  const union = unionPlan(collection, request);
  return [union ?? natural];
}

function naturalPlan(request: PlanRequest): Plan {
  const [order] = request.sort;
  const byNature = order?.path === '$natural';
  const hint = isDocument(request.hint) && isNumeric(request.hint.$natural) ? toNumber(request.hint.$natural) : 1;
  const reverse = byNature ? order.descending : hint < 0;
  return { kind: 'collection', reverse, sorted: request.sort.length === 0 || byNature };
}

function hintedIndex(collection: Collection, hint: Value): Index | undefined {
  if (hint === undefined) return undefined;
  if (isDocument(hint) && (keysOf(hint).length === 0 || '$natural' in hint)) return undefined;
  const found = collection.indexes.find((index) =>
    typeof hint === 'string' ? index.name === hint : equalValues(index.specification.key, hint),
  );
  if (found) return found;
  throw badValue(
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  );
}

/** The conditions that hold for every fitting document. */
function leavesOf(node: FilterNode): Leaf[] {
  switch (node.kind) {
    case 'leaf':
      return [node];
    case 'and':
      return node.nodes.flatMap(leavesOf);
    case 'elementDocument':
      return leavesOf(node.node).map((leaf) => ({ ...leaf, path: `${node.path}.${leaf.path}` }));
    case 'elementValue':
      return leavesOf(node.node).map((leaf) => ({ ...leaf, path: node.path }));
    default:
      return [];
  }
}

/** Whether the leaves are all there is to the filter. */
function isConjunction(node: FilterNode): boolean {
  return node.kind === 'leaf' || (node.kind === 'and' && node.nodes.every(isConjunction));
}

function isUsable(index: Index, leaves: readonly Leaf[]): boolean {
  if (index.specification.hidden === true) return false;
  if (
    index.sparse &&
    !index.fields.some((field) => leaves.some((leaf) => leaf.path === field.name && needsField(leaf)))
  ) {
    return false;
  }
  return !index.partial || implies(leaves, index.partial.filter);
}

function needsField(leaf: Leaf): boolean {
  if (leaf.operator === 'eq') return leaf.operand !== null;
  if (leaf.operator === 'in') return !(leaf.operand as Value[]).includes(null);
  return leaf.operator !== 'gte' && leaf.operator !== 'lte' ? true : leaf.operand !== null;
}

/** Whether every document that fits the leaves also fits the filter of a partial index. */
function implies(leaves: readonly Leaf[], filter: Document): boolean {
  const node = parseFilter(filter);
  const wanted = leavesOf(node);
  if (!isConjunction(node)) return false;
  return wanted.every((need) => leaves.some((leaf) => leaf.path === need.path && leafImplies(leaf, need)));
}

function leafImplies(leaf: Leaf, need: Leaf): boolean {
  if (leaf.operator === need.operator && equalValues(leaf.operand, need.operand)) return true;
  if (need.operator === 'exists') return needsField(leaf);
  const values =
    leaf.operator === 'eq' ? [leaf.operand] : leaf.operator === 'in' ? (leaf.operand as Value[]) : undefined;
  if (values) {
    const test = compileNode({ ...need, path: 'v' });
    return values.every((value) => test({ v: value }));
  }
  const order = () => compareValues(leaf.operand, need.operand);
  if (need.operator === 'gt' || need.operator === 'gte') {
    return (
      (leaf.operator === 'gt' && order() >= 0) ||
      (leaf.operator === 'gte' && order() >= (need.operator === 'gt' ? 1 : 0))
    );
  }
  if (need.operator === 'lt' || need.operator === 'lte') {
    return (
      (leaf.operator === 'lt' && order() <= 0) ||
      (leaf.operator === 'lte' && order() <= (need.operator === 'lt' ? -1 : 0))
    );
  }
  return false;
}

function planFor(index: Index, leaves: readonly Leaf[], request: PlanRequest, forced: boolean): IndexPlan | undefined {
  const bounds: (FieldBounds | undefined)[] = [];
  for (let at = 0; at < index.fields.length; at++) {
    const field = index.fields[at] as Index['fields'][number];
    const own = leaves.filter((leaf) => leaf.path === field.name);
    const found = own.length > 0 ? fieldBounds(own, field.descending, index.multikey[at] === true) : undefined;
    bounds.push(found);
    if (!found?.intervals.every((interval) => interval.point !== undefined)) break;
  }
  const combined = combine(bounds);
  const direction = sortDirection(index, bounds, request.sort);
  if (!forced && combined.strength === 0 && (direction === undefined || request.sort.length === 0)) return undefined;
  const used = bounds.filter((entry) => entry !== undefined);
  const covered = isConjunction(request.node) && leaves.every((leaf) => isBounded(index, used.length, leaf));
  return {
    kind: 'index',
    index,
    intervals: combined.intervals,
    reverse: direction === 'reverse',
    sorted: direction !== undefined || request.sort.length === 0,
    exact: covered && used.every((entry) => entry.exact) && combined.whole,
    strength: combined.strength,
  };
}

function isBounded(index: Index, fields: number, leaf: Leaf): boolean {
  return index.fields.slice(0, fields).some((field) => field.name === leaf.path);
}

interface Combined {
  intervals: { low: string; high: string }[];
  strength: number;
  whole: boolean;
}

/** Joins the fields' intervals to intervals of compound keys: single values make prefixes, what comes last makes the ends. */
function combine(bounds: readonly (FieldBounds | undefined)[]): Combined {
  let prefixes = [''];
  let intervals: { low: string; high: string }[] = [{ low: '', high: KEY_AFTER_ALL }];
  let strength = 0;
  let whole = true;
  for (const entry of bounds) {
    if (!entry) break;
    if (prefixes.length * entry.intervals.length > MAX_INTERVALS) {
      whole = false;
      break;
    }
    intervals = prefixes.flatMap((prefix) =>
      entry.intervals.map(({ low, high }) => ({ low: prefix + low, high: prefix + high })),
    );
    prefixes = prefixes.flatMap((prefix) => entry.intervals.map(({ point }) => prefix + (point ?? '')));
    strength += entry.intervals.every((interval) => interval.point !== undefined) ? 10 : 5;
  }
  const cut = intervals.map((interval) => cutLong(interval));
  return { intervals: cut, strength, whole: whole && cut.every((interval, at) => interval === intervals[at]) };
}

/** Stored keys keep only their first part unchanged (see key-string), so bounds must not reach beyond it. */
export const MAX_BOUND = 1600;

function cutLong(interval: Interval | { low: string; high: string }): { low: string; high: string } {
  if (interval.low.length <= MAX_BOUND && interval.high.length <= MAX_BOUND) return interval;
  const high = interval.high.length <= MAX_BOUND ? interval.high : interval.high.slice(0, MAX_BOUND) + KEY_AFTER_ALL;
  return { low: interval.low.slice(0, MAX_BOUND), high };
}

/** Which way to read the index so that it yields the sort order, if it can at all. */
function sortDirection(
  index: Index,
  bounds: readonly (FieldBounds | undefined)[],
  sort: readonly SortField[],
): 'forward' | 'reverse' | undefined {
  if (sort.length === 0) return 'forward';
  const isFixed = (at: number) => {
    const entry = bounds[at];
    return entry?.intervals.length === 1 && entry.intervals[0]?.point !== undefined && index.multikey[at] !== true;
  };
  let at = 0;
  let direction: 'forward' | 'reverse' | undefined;
  for (const { path, descending } of sort) {
    const fixed = index.fields.findIndex((field, position) => field.name === path && isFixed(position));
    if (fixed !== -1) continue;
    while (at < index.fields.length && index.fields[at]?.name !== path && isFixed(at)) at++;
    const field = index.fields[at];
    if (field?.name !== path || index.multikey[at]) return undefined;
    const wanted = field.descending === descending ? 'forward' : 'reverse';
    if (direction !== undefined && direction !== wanted) return undefined;
    direction = wanted;
    at++;
  }
  return direction ?? 'forward';
}

/** One index scan for each branch of an `$or`, where every branch has one. */
function unionPlan(collection: Collection, request: PlanRequest): Plan | undefined {
  const branches = request.node.kind === 'or' ? request.node : topLevelOr(request.node);
  if (!branches) return undefined;
  const plans: IndexPlan[] = [];
  for (const node of branches.nodes) {
    const [best] = candidatePlans(collection, { node, sort: [] });
    if (best?.kind === 'index') plans.push(best);
    else if (best?.kind === 'or') plans.push(...best.plans);
    else return undefined;
  }
  return { kind: 'or', plans, sorted: false };
}

function topLevelOr(node: FilterNode): Extract<FilterNode, { kind: 'and' | 'or' | 'nor' }> | undefined {
  if (node.kind !== 'and') return undefined;
  const found = node.nodes.find((entry) => entry.kind === 'or');
  return found?.kind === 'or' ? found : undefined;
}
