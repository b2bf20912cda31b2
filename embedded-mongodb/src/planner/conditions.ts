import { canonicalType, compareValues, equalValues } from '../bson/compare.ts';
import { type Document, isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { parseFilter } from '../matcher/filter.ts';
import type { FilterNode } from '../matcher/filter-node.ts';
import { compileNode } from '../matcher/match.ts';

/** A condition that every document matching a filter satisfies. */
export type Leaf = Extract<FilterNode, { kind: 'leaf' }> & {
  /** The enclosing `$elemMatch`: conditions of the same one apply to the same array element. */
  element?: FilterNode;
};

/** The conditions that every matching document satisfies. */
export function findLeaves(node: FilterNode): Leaf[] {
  switch (node.kind) {
    case 'leaf':
      return [node];
    case 'and':
      return node.nodes.flatMap(findLeaves);
    case 'elementDocument':
      return findLeaves(node.node).map((leaf) => {
        const inner = { ...leaf, path: `${node.path}.${leaf.path}` };
        // A longer path may go through another array within the element, and reach several values.
        return leaf.path.includes('.') ? inner : { ...inner, element: node };
      });
    case 'elementValue': {
      const own = node.node.kind === 'and' ? node.node.nodes : [node.node];
      return own.flatMap((entry) => (entry.kind === 'leaf' ? [{ ...entry, path: node.path, element: node }] : []));
    }
    default:
      return [];
  }
}

/** Whether the filter consists of these conditions only. */
export function isConjunction(node: FilterNode): boolean {
  return node.kind === 'leaf' || (node.kind === 'and' && node.nodes.every(isConjunction));
}

/** Whether a condition requires the field to exist. */
export function needsField(leaf: Leaf): boolean {
  if (leaf.operator === 'eq') return leaf.operand !== null;
  if (leaf.operator === 'in') return !(leaf.operand as Value[]).includes(null);
  return leaf.operator !== 'gte' && leaf.operator !== 'lte' ? true : leaf.operand !== null;
}

/** Whether the conditions imply the filter of a partial index. */
export function implies(leaves: readonly Leaf[], filter: Document, collation: Collation | undefined): boolean {
  const node = parseFilter(filter);
  const wanted = findLeaves(node);
  if (!isConjunction(node)) return false;
  return wanted.every((need) => leaves.some((leaf) => leaf.path === need.path && leafImplies(leaf, need, collation)));
}

function leafImplies(leaf: Leaf, need: Leaf, collation: Collation | undefined): boolean {
  if (leaf.operator === need.operator && equalValues(leaf.operand, need.operand)) return true;
  if (need.operator === 'exists') return needsField(leaf);
  // MongoDB does not infer this from values: a query must not use an index here that it could not use in MongoDB.
  if (need.operator === 'type') return false;
  const values =
    leaf.operator === 'eq' ? [leaf.operand] : leaf.operator === 'in' ? (leaf.operand as Value[]) : undefined;
  if (values) {
    const test = compileNode({ ...need, path: 'v' }, undefined, collation);
    return values.every((value) => test({ v: value }));
  }
  // A range contains values of its operand's type only; a range of NaN contains NaN only.
  if (canonicalType(leaf.operand) !== canonicalType(need.operand) || hasNaN(leaf) || hasNaN(need)) return false;
  const order = () => compareValues(leaf.operand, need.operand, collation);
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

const hasNaN = ({ operand }: Leaf) => isNumeric(operand) && Number.isNaN(toNumber(operand));
