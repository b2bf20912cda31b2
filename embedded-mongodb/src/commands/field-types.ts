import { type Document, getKeys, isDocument, isNumeric, typeName, type Value } from '../bson/values.ts';
import { typeMismatch } from '../errors.ts';

interface FieldType {
  fits(value: Value): boolean;
  expected: string;
}

const DOCUMENT: FieldType = { fits: isDocument, expected: "expected type 'object'" };
const ARRAY: FieldType = { fits: Array.isArray, expected: "expected type 'array'" };
const NUMBER: FieldType = { fits: isNumeric, expected: "expected types '[long, int, decimal, double]'" };
const FLAG: FieldType = {
  fits: (value) => typeof value === 'boolean' || isNumeric(value),
  expected: "expected types '[bool, long, int, decimal, double]'",
};
const BOOLEAN: FieldType = { fits: (value) => typeof value === 'boolean', expected: "expected type 'bool'" };
const STRING: FieldType = { fits: (value) => typeof value === 'string', expected: "expected type 'string'" };
const HINT: FieldType = {
  fits: (value) => typeof value === 'string' || isDocument(value),
  expected: "expected types '[string, object]'",
};

/** The types of fields that have the same meaning in all commands. */
const TYPES: Readonly<Record<string, FieldType>> = {
  filter: DOCUMENT,
  projection: DOCUMENT,
  sort: DOCUMENT,
  let: DOCUMENT,
  collation: DOCUMENT,
  cursor: DOCUMENT,
  writeConcern: DOCUMENT,
  query: DOCUMENT,
  hint: HINT,
  key: STRING,
  documents: ARRAY,
  updates: ARRAY,
  deletes: ARRAY,
  ops: ARRAY,
  nsInfo: ARRAY,
  indexes: ARRAY,
  pipeline: ARRAY,
  arrayFilters: ARRAY,
  limit: NUMBER,
  skip: NUMBER,
  batchSize: NUMBER,
  maxTimeMS: NUMBER,
  ordered: FLAG,
  multi: FLAG,
  upsert: FLAG,
  new: FLAG,
  remove: FLAG,
  singleBatch: FLAG,
  noCursorTimeout: FLAG,
  allowDiskUse: FLAG,
  tailable: FLAG,
  returnKey: FLAG,
  showRecordId: FLAG,
  awaitData: FLAG,
  bypassDocumentValidation: FLAG,
  errorsOnly: FLAG,
  nameOnly: FLAG,
  apiVersion: STRING,
  apiStrict: BOOLEAN,
  apiDeprecationErrors: BOOLEAN,
};

/** Rejects fields of a wrong type; null counts as absent. */
export function checkFieldTypes(command: string, body: Document): void {
  for (const name of getKeys(body)) {
    const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
    const value = body[name];
    if (!type || value === undefined || value === null || type.fits(value)) continue;
    throw typeMismatch(`BSON field '${command}.${name}' is the wrong type '${typeName(value)}', ${type.expected}`);
  }
}
