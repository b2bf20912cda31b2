import { ObjectId } from 'bson';
import { identicalValues } from '../bson/compare.ts';
import { showValue } from '../bson/show.ts';
import { clone, type Document, getKeys, setField, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

export function withFirstId(source: Document, id: Value, keepOwn = false): Document {
  const document: Document = {};
  setField(document, '_id', keepOwn && source._id !== undefined ? source._id : id);
  for (const key of getKeys(source)) if (key !== '_id') setField(document, key, clone(source[key]));
  return document;
}

export function withId(source: Document): Document {
  if (getKeys(source)[0] === '_id' && source._id !== undefined) return source;
  return withFirstId(source, source._id === undefined ? new ObjectId() : source._id);
}

export function checkId(before: Document, after: Document, isReplacement = false): void {
  if (identicalValues(before._id, after._id)) return;
  if (isReplacement) {
    throw new MongoError(
      'ImmutableField',
      "After applying the update, the (immutable) field '_id' was found to have been altered to _id: " +
        showValue(after._id),
    );
  }
  throw immutableId();
}

export function immutableId(): MongoError {
  return new MongoError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}
