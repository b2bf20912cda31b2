import { showValue } from '../bson/show.ts';
import type { Document, Value } from '../bson/values.ts';
import { type Collection, getNamespace, type Index } from '../catalog/collection.ts';
import { MongoError } from '../errors.ts';

/** The DuplicateKey error of a unique index. */
export function duplicateKey(collection: Collection, index: Index, values: readonly Value[]): MongoError {
  const { collation } = index.specification;
  const keyValue: Document = {};
  for (let at = 0; at < index.fields.length; at++) keyValue[index.fields[at]?.name as string] = values[at];
  const shown = Object.entries(keyValue).map(([name, value]) => `${name}: ${showValue(value)}`);
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${getNamespace(collection)} index: ${index.name}${collation ? ` collation: ${showValue(collation)}` : ''} dup key: { ${shown.join(', ')} }`,
    { extra: { keyPattern: index.specification.key, keyValue, ...(collation ? { collation } : {}) } },
  );
}
