import { identicalValues } from '../bson/compare.ts';
import { type Document, getKeys, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collection, Index } from '../catalog/collection.ts';
import { parseCollation } from '../collation/collation.ts';
import { badValue, MongoError } from '../errors.ts';
import { parseFilter } from '../matcher/filter.ts';
import { MAX_SORT_FIELDS, tooManyKeys } from '../sorting/sort.ts';
import { isTrue } from './fields.ts';
import { checkPartialFilter } from './partial-filter.ts';

const OPTIONS = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'hidden',
  'background',
  'ns',
  'dropDups',
  'collation',
  'storageEngine',
  'commitQuorum',
]);

/** Validates an index specification and returns its stored form. */
export function indexSpecification(source: Value, collection: Collection | undefined): Document {
  if (!isDocument(source)) throw new MongoError('TypeMismatch', 'The elements of the "indexes" array must be objects');
  for (const option of getKeys(source)) {
    if (!OPTIONS.has(option)) {
      throw new MongoError(
        'InvalidIndexSpecificationOption',
        `The field '${option}' is not valid for an index specification. Specification: ${JSON.stringify(source)}`,
      );
    }
  }
  const { key, name } = source;
  const collation = source.collation === undefined ? collection?.collation : parseCollation(source.collation);
  if (!isDocument(key) || getKeys(key).length === 0)
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be an empty object.');
  checkKey(key);
  if (typeof name !== 'string' || name === '')
    throw new MongoError('FailedToParse', "The 'name' field is a required property of an index specification");
  const specification: Document = { v: 2, key, name };
  for (const option of ['unique', 'sparse', 'hidden']) if (isTrue(source[option])) specification[option] = true;
  if (source.partialFilterExpression !== undefined) {
    if (!isDocument(source.partialFilterExpression))
      throw new MongoError('TypeMismatch', 'partialFilterExpression must be an object');
    if (specification.sparse === true)
      throw new MongoError('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
    checkPartialFilter(parseFilter(source.partialFilterExpression));
    specification.partialFilterExpression = source.partialFilterExpression;
  }
  if (source.expireAfterSeconds !== undefined)
    specification.expireAfterSeconds = lifetime(source.expireAfterSeconds, key);
  if (collation) specification.collation = { ...collation.options };
  return specification;
}

function checkKey(key: Document): void {
  if (getKeys(key).length > MAX_SORT_FIELDS) throw tooManyKeys();
  for (const field of getKeys(key)) {
    const order = key[field];
    if (typeof order === 'string') {
      throw new MongoError('CannotCreateIndex', `this server does not support index type '${order}'`);
    }
    if (!isNumeric(order) || toNumber(order) === 0 || Number.isNaN(toNumber(order))) {
      throw new MongoError(
        'CannotCreateIndex',
        `Values in v:2 index key pattern cannot be of type ${typeof order}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    }
    if (field === '' || field.split('.').includes(''))
      throw new MongoError('CannotCreateIndex', 'Index keys cannot contain an empty field.');
    if (field === '$**' || field.endsWith('.$**'))
      throw new MongoError('CannotCreateIndex', 'this server does not support wildcard indexes');
    if (field.startsWith('$'))
      throw new MongoError(
        'CannotCreateIndex',
        "Index key contains an illegal field name: field name starts with '$'.",
      );
  }
}

function lifetime(value: Value, key: Document): Value {
  const seconds = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (Number.isNaN(seconds) || seconds < 0 || seconds > 2147483647) {
    throw new MongoError(
      'CannotCreateIndex',
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, found ${String(value)}`,
    );
  }
  if (getKeys(key).length > 1 || '_id' in key) {
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL.',
    );
  }
  return value;
}

/** Options that distinguish indexes with the same key: such indexes can coexist under different names. */
const IDENTIFYING_OPTIONS = ['unique', 'sparse', 'partialFilterExpression', 'collation'];

/** Returns an identical existing index. Throws if an existing index conflicts. */
export function existingIndex(collection: Collection, specification: Document): Index | undefined {
  for (const index of collection.indexes) {
    const known = index.specification;
    const sameKey = identicalKeys(known.key as Document, specification.key as Document);
    if (sameKey && index.name === '_id_') return idIndexFor(index, specification);
    const isEquivalent =
      sameKey && IDENTIFYING_OPTIONS.every((option) => identicalValues(known[option], specification[option]));
    const isIdentical = isEquivalent && identicalValues(known.expireAfterSeconds, specification.expireAfterSeconds);
    const sameName = index.name === specification.name;
    if (sameName && isIdentical) return index;
    if (sameName || isEquivalent) throw indexConflict(index, specification, isEquivalent, isIdentical);
  }
  return undefined;
}

function indexConflict(index: Index, requested: Document, isEquivalent: boolean, isIdentical: boolean): MongoError {
  const both = `Requested index: ${JSON.stringify(requested)}, existing index: ${JSON.stringify(index.specification)}`;
  if (!isEquivalent) {
    return new MongoError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. ${both}`,
    );
  }
  if (isIdentical) {
    return new MongoError('IndexOptionsConflict', `Index already exists with a different name: ${index.name}`);
  }
  const name = index.name === requested.name ? 'the same name but different options' : 'a different name and options';
  return new MongoError('IndexOptionsConflict', `An equivalent index already exists with ${name}. ${both}`);
}

/** The `_id` index has the collation of the collection. */
function idIndexFor(index: Index, specification: Document): Index {
  if (identicalValues(index.specification.collation, specification.collation)) return index;
  throw badValue(
    `The _id index must have the same collation as the collection. Index collation: ${JSON.stringify(specification.collation ?? { locale: 'simple' })}, collection collation: ${JSON.stringify(index.specification.collation ?? { locale: 'simple' })}`,
  );
}

/** Whether two keys have the same fields in the same directions. */
export function identicalKeys(left: Document, right: Document): boolean {
  const names = getKeys(left);
  const others = getKeys(right);
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && Number(left[name]) < 0 === Number(right[name]) < 0)
  );
}
