import { equalValues } from '../bson/compare.ts';
import { isPosition, splitPath } from '../bson/path.ts';
import { getKeys, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collection, Index } from '../catalog/collection.ts';
import { type Collation, sameCollation } from '../collation/collation.ts';
import { badValue } from '../errors.ts';
import type { FilterNode } from '../matcher/filter-node.ts';
import type { SortField } from '../sorting/sort.ts';
import { type FieldBounds, fieldBounds, holdsText } from './bounds.ts';
import { findLeaves, implies, isConjunction, type Leaf, needsField } from './conditions.ts';
import { combine, type IntervalGroup } from './intervals.ts';
import { type KeyRange, missingHint, rangeInterval } from './key-range.ts';
import { indexOrder } from './order.ts';

export interface IndexPlan {
  kind: 'index';
  index: Index;
  /** The intervals to scan; several groups are merged by the keys after their prefixes. */
  groups: IntervalGroup[];
  reverse: boolean;
  /** Whether the results have the requested order, or none was requested. */
  sorted: boolean;
  /** Whether an order was requested, which the index provides. */
  ordered: boolean;
  /** Whether the intervals contain matching documents only. */
  exact: boolean;
  /** The number of leading fields with single values, and whether a range follows. */
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
  range?: KeyRange | undefined;
  collation?: Collation | undefined;
}

/** The plans worth considering, most selective first; a collection scan if no index helps. */
export function candidatePlans(collection: Collection, request: PlanRequest): Plan[] {
  const leaves = findLeaves(request.node);
  const natural = naturalPlan(request);
  const hinted = hintedIndex(collection, request.hint);
  if (request.range) return [rangePlan(hinted, request, request.range)];
  if (hinted) return [planFor(hinted, leaves, request, true) as IndexPlan];
  if (isDocument(request.hint)) return [natural];
  const plans = collection.indexes
    .filter((index) => isUsable(index, leavesFor(index, leaves, request.collation)))
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

/** The plan for `min` and `max`: the filter does not affect the bounds. */
function rangePlan(index: Index | undefined, request: PlanRequest, range: KeyRange): IndexPlan {
  if (!index) throw missingHint();
  const interval = rangeInterval(index, range, request.collation);
  const plan = planFor(index, [], request, true) as IndexPlan;
  return { ...plan, groups: [{ prefix: '', intervals: [interval] }], exact: false };
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
  if (isDocument(hint) && (getKeys(hint).length === 0 || '$natural' in hint)) return undefined;
  const found = collection.indexes.find((index) =>
    typeof hint === 'string' ? index.name === hint : equalValues(index.specification.key, hint),
  );
  if (found) return found;
  throw badValue(
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  );
}

/** The conditions that an index can use. */
function leavesFor(index: Index, leaves: readonly Leaf[], collation: Collation | undefined): readonly Leaf[] {
  const isOtherCollation = !sameCollation(index.collation, collation);
  const helpful = leaves.filter((leaf) => !(isOtherCollation && holdsText(leaf.operand)) && !fitsBesidePosition(leaf));
  return helpful.length === leaves.length ? leaves : helpful;
}

/**
 * Whether a document may match although the index has another value for the path: `{ 'a.0': null }` matches if an element
 * of the array has no field `0`, but the index contains the first element.
 */
function fitsBesidePosition(leaf: Leaf): boolean {
  return !needsField(leaf) && splitPath(leaf.path).some((name, at) => at > 0 && isPosition(name));
}

function isUsable(index: Index, leaves: readonly Leaf[]): boolean {
  if (index.specification.hidden === true) return false;
  if (
    index.sparse &&
    !index.fields.some((field) => leaves.some((leaf) => leaf.path === field.name && needsField(leaf)))
  ) {
    return false;
  }
  return !index.partial || implies(leaves, index.partial.filter, index.collation);
}

function planFor(index: Index, leaves: readonly Leaf[], request: PlanRequest, forced: boolean): IndexPlan | undefined {
  const helpful = leavesFor(index, leaves, request.collation);
  const bounds = boundsFor(index, helpful);
  const isOrdered = !index.collation && !request.collation;
  const order = isOrdered || request.sort.length === 0 ? indexOrder(index, bounds, request.sort) : undefined;
  const combined = combine(bounds, order?.merged ?? 0);
  if (!forced && combined.strength === 0 && (order === undefined || request.sort.length === 0)) return undefined;
  const used = bounds.filter((entry) => entry !== undefined);
  const covered =
    helpful === leaves && isConjunction(request.node) && leaves.every((leaf) => isBounded(index, used.length, leaf));
  const isSorted = order !== undefined && (combined.whole || (order.merged === 0 && !index.multikey.includes(true)));
  return {
    kind: 'index',
    index,
    groups: combined.groups,
    reverse: isSorted && order.reverse,
    sorted: isSorted,
    ordered: isSorted && request.sort.length > 0,
    exact: covered && used.every((entry) => entry.exact) && combined.whole,
    strength: combined.strength,
  };
}

/** The bounds of the leading fields up to the first one without single values. */
function boundsFor(index: Index, leaves: readonly Leaf[]): (FieldBounds | undefined)[] {
  const bounds: (FieldBounds | undefined)[] = [];
  let arrayBound: Leaf | undefined;
  for (const [at, field] of index.fields.entries()) {
    const own = leaves.filter((leaf) => leaf.path === field.name);
    const isMultikey = index.multikey[at] === true;
    const together = isMultikey ? aboutOneElement(own, arrayBound) : own;
    const [lead] = together;
    const isOneValue = !isMultikey || lead?.element?.kind === 'elementValue';
    const found = lead && fieldBounds(together, field.descending, !isOneValue, index.collation);
    if (found && isMultikey) arrayBound = lead;
    bounds.push(found && together.length < own.length ? { ...found, exact: false } : found);
    if (!found?.intervals.every((interval) => interval.point !== undefined)) break;
  }
  return bounds;
}

/**
 * The conditions that a single entry of a multikey index must satisfy. Different elements of an array, and so different
 * entries, may satisfy different conditions, unless these are in the same `$elemMatch`.
 */
function aboutOneElement(own: readonly Leaf[], arrayBound: Leaf | undefined): readonly Leaf[] {
  const possible = arrayBound ? own.filter((leaf) => leaf.element && leaf.element === arrayBound.element) : own;
  const lead = possible.find((leaf) => leaf.operator === 'eq' || leaf.operator === 'in') ?? possible[0];
  if (!lead) return [];
  return lead.element ? [lead, ...possible.filter((leaf) => leaf !== lead && leaf.element === lead.element)] : [lead];
}

function isBounded(index: Index, fields: number, leaf: Leaf): boolean {
  return index.fields.slice(0, fields).some((field) => field.name === leaf.path);
}

/** One index scan for each branch of an `$or`, if every branch has one. */
function unionPlan(collection: Collection, request: PlanRequest): Plan | undefined {
  const branches = request.node.kind === 'or' ? request.node : topLevelOr(request.node);
  if (!branches) return undefined;
  const plans: IndexPlan[] = [];
  for (const node of branches.nodes) {
    const [best] = candidatePlans(collection, { node, sort: [], collation: request.collation });
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
