import type { Value } from '../bson/values.ts';
import type { Schema } from '../json-schema/keyword.ts';

export type LeafOperator =
  | 'eq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'in'
  | 'exists'
  | 'regex'
  | 'type'
  | 'mod'
  | 'size'
  | 'bits';

/** A parsed filter. */
export type FilterNode =
  | { kind: 'and' | 'or' | 'nor'; nodes: FilterNode[] }
  | { kind: 'not'; node: FilterNode }
  | { kind: 'leaf'; path: string; operator: LeafOperator; operand: Value; test?: (value: Value) => boolean }
  /** Some element of the array at the path, as a document, matches the filter. */
  | { kind: 'elementDocument'; path: string; node: FilterNode }
  /** Some element of the array at the path matches all leaves, whose own paths are empty. */
  | { kind: 'elementValue'; path: string; node: FilterNode }
  | { kind: 'schema'; schema: Schema }
  | { kind: 'expression'; expression: Value }
  | { kind: 'constant'; value: boolean };
