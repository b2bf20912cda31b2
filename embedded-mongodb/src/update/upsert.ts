import { clone, type Document, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { parseFilter } from '../matcher/filter.ts';
import type { FilterNode } from '../matcher/filter-node.ts';
import { findTarget } from './target.ts';

/** The initial document of an upsert: the equality conditions of the filter. */
export function documentFromFilter(filter: Document): Document {
  const document: Document = {};
  const paths: string[] = [];
  const add = (node: FilterNode): void => {
    if (node.kind === 'and') for (const entry of node.nodes) add(entry);
    else if (node.kind === 'or' && node.nodes.length === 1) add(node.nodes[0] as FilterNode);
    else if (node.kind === 'leaf' && (node.operator === 'eq' || isSingle(node))) {
      const value = node.operator === 'eq' ? node.operand : (node.operand as Value[])[0];
      if (paths.some((path) => `${path}.`.startsWith(`${node.path}.`) || `${node.path}.`.startsWith(`${path}.`))) {
        throw new MongoError(
          'NotSingleValueField',
          `cannot infer query fields to set, path '${node.path}' is matched twice`,
        );
      }
      paths.push(node.path);
      findTarget(document, node.path.split('.')).set(clone(value));
    }
  };
  add(parseFilter(filter));
  return document;
}

function isSingle(node: Extract<FilterNode, { kind: 'leaf' }>): boolean {
  return node.operator === 'in' && (node.operand as Value[]).length === 1;
}
