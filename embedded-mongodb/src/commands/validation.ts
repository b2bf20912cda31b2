import type { Document, Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compileFilter, type Predicate } from '../query/match.ts';
import type { Collection } from '../storage/collection.ts';
import { isTrue } from './context.ts';

const compiled = new WeakMap<Document, Predicate>();

/** Refuses a document that the collection's validator does not accept. */
export function checkDocument(collection: Collection, document: Document, bypass: Value): void {
  const { validator, validationLevel, validationAction } = collection.options;
  if (validator === undefined || validationLevel === 'off' || validationAction === 'warn' || isTrue(bypass)) return;
  const source = validator as Document;
  let test = compiled.get(source);
  if (!test) {
    test = compileFilter(source);
    compiled.set(source, test);
  }
  if (test(document)) return;
  throw new MongoError('DocumentValidationFailure', 'Document failed validation', {
    extra: { errInfo: { failingDocumentId: document._id, details: { operatorName: 'validator' } } },
  });
}
