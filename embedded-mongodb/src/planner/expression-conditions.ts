import { type Document, isDocument, type Value } from '../bson/values.ts';
import { fieldAt, parsePath } from '../expression/field-path.ts';
import type { FilterNode } from '../matcher/filter-node.ts';

/**
 * Adds the conditions that the `$expr` of a filter implies, for the planner: equality, and membership in a list. Ranges are
 * not implied, since comparisons of `$expr` are not limited to one type.
 */
export function withImpliedConditions(node: FilterNode, variables: Document): FilterNode {
  const expressions = node.kind === 'and' ? node.nodes : [node];
  const implied = expressions.flatMap((entry) =>
    entry.kind === 'expression' ? findConditions(entry.expression, variables) : [],
  );
  return implied.length === 0 ? node : { kind: 'and', nodes: [node, ...implied] };
}

function findConditions(expression: Value, variables: Document): FilterNode[] {
  if (!isDocument(expression)) return [];
  const { $and, $eq, $in } = expression;
  if (Array.isArray($and)) return $and.flatMap((entry) => findConditions(entry, variables));
  if (Array.isArray($eq) && $eq.length === 2) {
    return [...equality($eq[0], $eq[1], variables), ...equality($eq[1], $eq[0], variables)];
  }
  if (!Array.isArray($in) || $in.length !== 2) return [];
  const list = constant($in[1], variables);
  return isFieldPath($in[0]) && Array.isArray(list) && list.every(isPoint)
    ? [{ kind: 'leaf', path: parsePath($in[0].slice(1)).join('.'), operator: 'in', operand: list }]
    : [];
}

function equality(field: Value, source: Value, variables: Document): FilterNode[] {
  const operand = constant(source, variables);
  if (!isFieldPath(field) || !isPoint(operand)) return [];
  return [{ kind: 'leaf', path: parsePath(field.slice(1)).join('.'), operator: 'eq', operand }];
}

function isFieldPath(source: Value): source is string {
  return typeof source === 'string' && source.startsWith('$') && !source.startsWith('$$');
}

/** Whether a field path without arrays can have this value. */
function isPoint(value: Value): boolean {
  return value !== undefined && !Array.isArray(value);
}

/** The value of a constant expression; undefined for other expressions. */
function constant(source: Value, variables: Document): Value {
  if (typeof source !== 'string') return isDocument(source) ? undefined : source;
  if (!source.startsWith('$')) return source;
  if (!source.startsWith('$$')) return undefined;
  const [name, ...path] = parsePath(source.slice(2)) as [string, ...string[]];
  return Object.hasOwn(variables, name) ? fieldAt(variables[name], path) : undefined;
}
