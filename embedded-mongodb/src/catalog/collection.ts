import type { Binary } from 'bson';
import { splitPath } from '../bson/path.ts';
import type { Document } from '../bson/values.ts';
import { getKeys, isNumeric, toNumber } from '../bson/values.ts';
import { type Collation, parseCollation } from '../collation/collation.ts';
import type { IndexField } from '../key-string/index-keys.ts';
import { compileFilter, type Predicate } from '../matcher/match.ts';

export interface Index {
  readonly id: number;
  readonly name: string;
  readonly fields: readonly IndexField[];
  /** The specification for listIndexes: v, key, name and options in the client's order. */
  specification: Document;
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly collation: Collation | undefined;
  readonly partial: { filter: Document; includes: Predicate } | undefined;
  /** For each field whether its path contains an array in some document. */
  multikey: boolean[];
}

export interface Collection {
  readonly id: number;
  readonly database: string;
  readonly name: string;
  readonly uuid: Binary;
  /** The collation of commands without one. */
  readonly collation: Collation | undefined;
  options: Document;
  indexes: Index[];
  count: number;
  /** Bytes of its documents, if the collection is capped. */
  size: number;
  nextRecord: number;
  /** The number of the commit that created it; 0 if it was created before the start. */
  createdAt: number;
}

export function isView(collection: Collection): boolean {
  return collection.options.viewOn !== undefined;
}

export function isTimeSeries(collection: Collection): boolean {
  return collection.options.timeseries !== undefined;
}

export function getNamespace(collection: Collection): string {
  return `${collection.database}.${collection.name}`;
}

/** Builds an index from its specification. */
export function makeIndex(id: number, specification: Document, multikey?: boolean[]): Index {
  const key = specification.key as Document;
  const fields = getKeys(key).map((name) => {
    const order = key[name];
    return { name, path: splitPath(name), descending: isNumeric(order) && toNumber(order) < 0 };
  });
  const filter = specification.partialFilterExpression as Document | undefined;
  const name = String(specification.name);
  const collation = parseCollation(specification.collation);
  return {
    id,
    name,
    fields,
    specification,
    unique: name === '_id_' || specification.unique === true,
    sparse: specification.sparse === true,
    collation,
    partial: filter ? { filter, includes: compileFilter(filter, undefined, collation) } : undefined,
    multikey: multikey ?? fields.map(() => false),
  };
}
