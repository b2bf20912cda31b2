import { applyStages } from '../aggregate/document-stages.ts';
import { equalValues } from '../bson/compare.ts';
import { encode } from '../bson/encode.ts';
import { plainValue, splitPath } from '../bson/path.ts';
import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import type { Collection } from '../catalog/collection.ts';
import { badValue, MongoError } from '../errors.ts';
import { compileExpression } from '../expression/compile.ts';
import { mergeObjects } from '../expression/object-operators.ts';
import { Query } from '../query/query.ts';
import type { StoredDocument } from '../storage/stored-document.ts';
import type { WriteBatch } from '../transaction/write-batch.ts';
import { onceReleased } from '../transaction/writer.ts';
import { describeDifference } from '../update/difference.ts';
import { withId } from '../update/document-id.ts';
import { checkDocument } from '../validation/validator.ts';
import { isTurnOver, PAUSE } from '../yielding.ts';
import { type Context, write } from './context.ts';
import { isTrue } from './fields.ts';
import { checkCollectionName } from './names.ts';
import { replaceCollection } from './replace-collection.ts';
import { getVariables } from './variables.ts';
import { ensureWrittenCollection, writtenCollection } from './written-collection.ts';

/** Writes the rows of a pipeline to the target of its `$out` or `$merge` stage. */
export async function writeOut(context: Context, rows: readonly Document[], stage: Document): Promise<void> {
  if (context.transaction) {
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      '$out and $merge cannot run in a multi-document transaction',
    );
  }
  if (isDocument(context.body.readConcern) && context.body.readConcern.level === 'linearizable') {
    throw new MongoError('InvalidOptions', "$out and $merge cannot be used with a 'linearizable' read concern level");
  }
  if (stage.$out !== undefined) await out(context, rows, stage.$out);
  else await merge(context, rows, stage.$merge);
}

function target(context: Context, value: Value): { database: string; name: string } {
  const found =
    typeof value === 'string'
      ? { database: context.database, name: value }
      : {
          database: String(isDocument(value) ? (value.db ?? context.database) : ''),
          name: String(isDocument(value) ? value.coll : ''),
        };
  checkCollectionName(found.database, found.name);
  return found;
}

async function out(context: Context, rows: readonly Document[], operand: Value): Promise<void> {
  if (isDocument(operand) && operand.timeseries !== undefined) {
    throw new MongoError('CommandNotSupported', 'this server does not support time series collections');
  }
  const { database, name } = target(context, operand);
  const existing = writtenCollection(context, database, name);
  if (existing?.options.capped === true) {
    throw new MongoError(17152, `namespace '${database}.${name}' is capped so it can't be used for $out`);
  }
  const bypass = isTrue(context.body.bypassDocumentValidation);
  await replaceCollection(context, { database, name }, rows, (batch, collection, row) =>
    insert(batch, collection, row, bypass),
  );
}

function insert(batch: WriteBatch, collection: Collection, row: Document, bypass: boolean): void {
  const document = withId(row);
  checkDocument(collection, document, bypass);
  batch.insert(collection, document, encode(document));
}

interface Merge {
  on: string[];
  whenMatched: string | ((row: Document) => (document: Document) => Document);
  whenNotMatched: string;
  bypass: boolean;
}

const MERGE_OPTIONS = ['into', 'on', 'let', 'whenMatched', 'whenNotMatched'];

async function merge(context: Context, rows: readonly Document[], operand: Value): Promise<void> {
  const options: Document = isDocument(operand) ? operand : { into: operand };
  for (const key of getKeys(options)) {
    if (!MERGE_OPTIONS.includes(key))
      throw new MongoError('IDLUnknownField', `BSON field '$merge.${key}' is an unknown field.`);
  }
  if (options.into === undefined)
    throw new MongoError('IDLFailedToParse', "BSON field '$merge.into' is missing but a required field");
  const { database, name } = target(context, options.into);
  const settings: Merge = {
    on: onFields(options.on),
    whenMatched: matchedMode(context, options),
    whenNotMatched: mode('whenNotMatched', options.whenNotMatched ?? 'insert', ['insert', 'discard', 'fail']),
    bypass: isTrue(context.body.bypassDocumentValidation),
  };
  const collection = await ensureWrittenCollection(context, database, name);
  checkUnique(collection, settings.on);
  await write(context, function* (writer) {
    for (const row of rows) {
      yield* onceReleased(writer, () => mergeRow(writer.batchOn(collection), collection, settings, row));
      if (isTurnOver()) yield PAUSE;
    }
  });
}

function onFields(source: Value): string[] {
  const fields = source === undefined ? ['_id'] : Array.isArray(source) ? source : [source];
  if (fields.length === 0)
    throw new MongoError(51187, "If explicitly specifying $merge 'on', must include at least one field");
  for (const field of fields) {
    if (typeof field !== 'string')
      throw new MongoError(51186, "$merge 'on' field must be either a string or an array of strings");
  }
  return fields as string[];
}

function mode(option: string, value: Value, known: readonly string[]): string {
  if (typeof value === 'string' && known.includes(value)) return value;
  throw badValue(`Enumeration value '${String(value)}' for field '$merge.${option}' is not a valid value.`);
}

function matchedMode(context: Context, options: Document): Merge['whenMatched'] {
  const { whenMatched, let: source } = options;
  if (!Array.isArray(whenMatched)) {
    if (source !== undefined)
      throw new MongoError(51199, "Cannot use 'let' variables with 'whenMatched' other than a pipeline");
    return mode('whenMatched', whenMatched ?? 'merge', ['replace', 'keepExisting', 'merge', 'fail']);
  }
  const outer = getVariables(context);
  const definitions: Document = isDocument(source) ? source : { new: '$$ROOT' };
  const variables = getKeys(definitions).map((name) => [name, compileExpression(definitions[name], outer)] as const);
  return (row) => {
    const inner = { ...outer };
    for (const [name, compute] of variables) inner[name] = compute(row);
    return applyStages(whenMatched, inner);
  };
}

function checkUnique(collection: Collection, on: readonly string[]): void {
  const wanted = [...on].sort().join('\0');
  const found = collection.indexes.some(
    (index) =>
      index.unique &&
      !index.partial &&
      index.fields
        .map((field) => field.name)
        .sort()
        .join('\0') === wanted,
  );
  if (!found) throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique');
}

function mergeRow(batch: WriteBatch, collection: Collection, settings: Merge, row: Document): void {
  const { on, whenNotMatched } = settings;
  const stored = new Query(collection, batch.view, { filter: onFilter(on, row), limit: 1 }).next();
  if (stored) {
    mergeInto(batch, collection, settings, stored, row);
  } else if (whenNotMatched === 'insert') {
    insert(batch, collection, row, settings.bypass);
  } else if (whenNotMatched === 'fail') {
    throw new MongoError(
      'MergeStageNoMatchingDocument',
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
  }
}

function onFilter(on: readonly string[], row: Document): Document {
  const filter: Document = {};
  for (const path of on) {
    const value = plainValue(row, splitPath(path));
    const isMissing = value === undefined || value === null;
    if (path !== '_id' && (isMissing || Array.isArray(value))) {
      throw new MongoError(51132, "$merge write error: 'on' field cannot be missing, null, undefined or an array");
    }
    filter[path] = { $eq: value ?? null };
  }
  return filter;
}

function mergeInto(
  batch: WriteBatch,
  collection: Collection,
  settings: Merge,
  stored: StoredDocument,
  row: Document,
): void {
  const { whenMatched, bypass } = settings;
  const { document } = stored;
  switch (whenMatched) {
    case 'keepExisting':
      return;
    case 'fail':
      // The insert throws the duplicate key error.
      insert(batch, collection, row, bypass);
      return;
    case 'replace': {
      const next = checkedId(document, mergeObjects([{ _id: document._id }, row]));
      checkDocument(collection, next, bypass, document);
      batch.update(collection, stored, next, undefined);
      return;
    }
    default: {
      const merged = typeof whenMatched === 'string' ? mergeObjects([document, row]) : whenMatched(row)(document);
      const next = checkedId(document, merged);
      checkDocument(collection, next, bypass, document);
      batch.update(collection, stored, next, describeDifference(document, next));
    }
  }
}

function checkedId(before: Document, after: Document): Document {
  if (equalValues(before._id, after._id)) return after;
  throw new MongoError(
    'ImmutableField',
    '$merge failed to update the matching document, did you attempt to modify the _id or the shard key?',
  );
}
