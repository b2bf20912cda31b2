import { type Document, isDocument, typeName } from '../bson/values.ts';
import { type Collection, getNamespace } from '../catalog/collection.ts';
import { badValue, MongoError, typeMismatch } from '../errors.ts';
import { parseFilter } from '../matcher/filter.ts';
import type { FilterNode } from '../matcher/filter-node.ts';
import { compileNode, type Predicate } from '../matcher/match.ts';
import { describeFailure } from './failure.ts';

interface Validator {
  node: FilterNode;
  accepts: Predicate;
}

const compiled = new WeakMap<Document, Validator>();

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  validationLevel: ['off', 'strict', 'moderate'],
  validationAction: ['error', 'warn'],
};

/** Throws for an invalid validator, validation level or action. */
export function checkValidationOptions(options: Document): void {
  const { validator } = options;
  if (validator !== undefined) {
    if (!isDocument(validator)) {
      throw typeMismatch(`BSON field 'validator' is the wrong type '${typeName(validator)}', expected type 'object'`);
    }
    parseFilter(validator);
  }
  for (const [option, allowed] of Object.entries(CHOICES)) {
    const value = options[option];
    if (value === undefined || allowed.includes(value as string)) continue;
    throw badValue(`Enumeration value '${String(value)}' for field '${option}' is not a valid value.`);
  }
}

/**
 * Throws if the collection's validator rejects the document. With level `moderate`, documents that were invalid `before`
 * may be updated.
 */
export function checkDocument(collection: Collection, document: Document, bypass: boolean, before?: Document): void {
  const { validator, validationLevel, validationAction } = collection.options;
  if (validator === undefined || validationLevel === 'off' || bypass) return;
  const { accepts, node } = buildValidator(collection, validator as Document);
  if (accepts(document)) return;
  if (validationLevel === 'moderate' && before && !accepts(before)) return;
  const details = describeFailure(node, document, collection.collation);
  const errInfo = { failingDocumentId: document._id, details };
  if (validationAction === 'warn') {
    console.error(`Document would fail validation: ${getNamespace(collection)} ${JSON.stringify(errInfo)}`);
    return;
  }
  throw new MongoError('DocumentValidationFailure', 'Document failed validation', { extra: { errInfo } });
}

function buildValidator(collection: Collection, source: Document): Validator {
  let validator = compiled.get(source);
  if (!validator) {
    const node = parseFilter(source);
    validator = { node, accepts: compileNode(node, undefined, collection.collation) };
    compiled.set(source, validator);
  }
  return validator;
}
