import { MongoError } from '../errors.ts';
import type { FilterNode } from '../matcher/filter-node.ts';

const OPERATORS = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'in', 'exists', 'type']);

/** Rejects unsupported conditions in the filter of a partial index, such as negations. */
export function checkPartialFilter(node: FilterNode): void {
  if (node.kind === 'and' || node.kind === 'or') {
    node.nodes.forEach(checkPartialFilter);
    return;
  }
  if (node.kind === 'expression' || node.kind === 'schema') {
    const operator = node.kind === 'schema' ? '$jsonSchema' : '$expr';
    throw new MongoError('QueryFeatureNotAllowed', `${operator} is not allowed in this context`);
  }
  if (node.kind === 'leaf' && OPERATORS.has(node.operator)) return;
  throw new MongoError('CannotCreateIndex', `Expression not supported in partial index: ${describe(node)}`);
}

function describe(node: FilterNode): string {
  switch (node.kind) {
    case 'leaf':
      return `${node.path} $${node.operator}`;
    case 'elementDocument':
    case 'elementValue':
      return `${node.path} $elemMatch`;
    case 'constant':
      return node.value ? '$alwaysTrue' : '$alwaysFalse';
    default:
      return `$${node.kind}`;
  }
}
