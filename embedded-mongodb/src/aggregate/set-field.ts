import { splitPath } from '../bson/path.ts';
import { type Document, getKeys, isDocument, setField, type Value } from '../bson/values.ts';

/** A copy of the row with the field at a path set; documents in arrays on the way each get it. */
export function withField(row: Document, path: string, value: Value): Document {
  return set(row, splitPath(path), 0, value);
}

function set(document: Document, path: readonly string[], at: number, value: Value): Document {
  const copy: Document = {};
  for (const key of getKeys(document)) setField(copy, key, document[key]);
  const key = path[at] as string;
  setField(copy, key, at === path.length - 1 ? value : setWithin(copy[key], path, at + 1, value));
  return copy;
}

function setWithin(child: Value, path: readonly string[], at: number, value: Value): Value {
  if (Array.isArray(child)) return child.map((element) => setWithin(element, path, at, value));
  return set(isDocument(child) ? child : {}, path, at, value);
}
