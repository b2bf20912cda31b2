import { findExpressionFields } from '../expression/fields.ts';
import type { FilterNode } from './filter-node.ts';

/** The top-level fields that a filter reads; undefined if it may read any. */
export function findFilterFields(filter: FilterNode): ReadonlySet<string> | undefined {
  const fields = new Set<string>();
  return collect(filter, fields) ? fields : undefined;
}

/** Returns false if the filter may read the whole document. */
function collect(node: FilterNode, fields: Set<string>): boolean {
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'nor':
      return node.nodes.every((each) => collect(each, fields));
    case 'not':
      return collect(node.node, fields);
    case 'leaf':
    case 'elementDocument':
    case 'elementValue':
      fields.add(node.path.split('.')[0] as string);
      return true;
    case 'expression': {
      const read = findExpressionFields(node.expression);
      for (const field of read ?? []) fields.add(field);
      return read !== undefined;
    }
    case 'constant':
      return true;
    case 'schema':
      return false;
  }
}
