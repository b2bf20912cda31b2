import { canonicalType, compareValues, equalValues } from '../bson/compare.ts';
import { type Document, isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { parseFilter } from '../matcher/filter.ts';
import type { FilterNode } from '../matcher/filter-node.ts';
import { compileNode } from '../matcher/match.ts';

/** A condition that holds for every document that fits a filter. */
export type Leaf = Extract<FilterNode, { kind: 'leaf' }> & {
  /** The `$elemMatch` it is in, where all conditions with the same one are about the same element of an array. */
  element?: FilterNode;
};

/** The conditions that hold for every fitting document. */
export function findLeaves(node: FilterNode): Leaf[] {
  switch (node.kind) {
    case 'leaf':
      return [node];
    case 'and':
      return node.nodes.flatMap(findLeaves);
    case 'elementDocument':
      return findLeaves(node.node).map((leaf) => {
        const inner = { ...leaf, path: `${node.path}.${leaf.path}` };
        // A longer path may go through an array within the element, and with it to several values again.
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

/** Whether the leaves are all there is to the filter. */
export function isConjunction(node: FilterNode): boolean {
  return node.kind === 'leaf' || (node.kind === 'and' && node.nodes.every(isConjunction));
}

/** Whether a condition only holds where its field is there. */
export function needsField(leaf: Leaf): boolean {
  if (leaf.operator === 'eq') return leaf.operand !== null;
  if (leaf.operator === 'in') return !(leaf.operand as Value[]).includes(null);
  return leaf.operator !== 'gte' && leaf.operator !== 'lte' ? true : leaf.operand !== null;
}

/** Whether every document that fits the leaves also fits the filter of a partial index. */
export function implies(leaves: readonly Leaf[], filter: Document, collation: Collation | undefined): boolean {
  const node = parseFilter(filter);
  const wanted = findLeaves(node);
  if (!isConjunction(node)) return false;
  return wanted.every((need) => leaves.some((leaf) => leaf.path === need.path && leafImplies(leaf, need, collation)));
}

function leafImplies(leaf: Leaf, need: Leaf, collation: Collation | undefined): boolean {
  if (leaf.operator === need.operator && equalValues(leaf.operand, need.operand)) return true;
  if (need.operator === 'exists') return needsField(leaf);
  // Not concluded from values, as MongoDB does not: a question that works here must find its index there, too.
  if (need.operator === 'type') return false;
  const values =
    leaf.operator === 'eq' ? [leaf.operand] : leaf.operator === 'in' ? (leaf.operand as Value[]) : undefined;
  if (values) {
    const test = compileNode({ ...need, path: 'v' }, undefined, collation);
    return values.every((value) => test({ v: value }));
  }
  // A range holds values of the type of its operand alone, and that of NaN holds nothing but NaN.
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
