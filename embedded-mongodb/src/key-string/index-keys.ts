import { expandArrays, plainRow } from '../bson/key-rows.ts';
import type { Document, Value } from '../bson/values.ts';
import { compoundKey, type Fold } from './key-string.ts';
import { describeForms } from './restored-values.ts';

export interface IndexField {
  name: string;
  path: readonly string[];
  descending: boolean;
}

export interface IndexKeys {
  /** Key strings without the record, without duplicates. */
  keys: string[];
  /** The values of the first key, for error messages. */
  values: Value[][];
  /** For each field whether its path contains an array. */
  multikey: boolean[];
  /** Whether any indexed field exists, for sparse indexes. */
  present: boolean;
  /** The information about the values of a single key that the key string lacks; undefined if they cannot be restored. */
  forms?: string | undefined;
}

/** The keys of a document in an index. Throws CannotIndexParallelArrays. */
export function indexKeys(document: Document, fields: readonly IndexField[], fold?: Fold): IndexKeys {
  const descending = fields.map((field) => field.descending);
  const paths = fields.map((field) => field.path);
  const simple = plainRow(document, paths);
  if (simple) {
    const present = simple.some((value) => value !== undefined);
    const values = simple.map((value) => value ?? null);
    const forms = fold ? undefined : describeForms(simple);
    return { keys: [compoundKey(values, descending, fold)], values: [values], multikey: [], present, forms };
  }
  const state = expandArrays(document, paths);
  const byKey = new Map<string, Value[]>();
  for (const row of state.rows) {
    const key = compoundKey(row, descending, fold);
    if (!byKey.has(key)) byKey.set(key, row);
  }
  return { keys: [...byKey.keys()], values: [...byKey.values()], multikey: state.multikey, present: state.present };
}
