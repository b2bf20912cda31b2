import { applyStages } from '../aggregate/document-stages.ts';
import { encode } from '../bson/encode.ts';
import { type Document, isDocument, type Value } from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { plainValue, splitPath } from '../query/path.ts';
import { Query } from '../query/query.ts';
import type { Collection } from '../storage/collection.ts';
import type { Stored, Unit } from '../transaction/unit.ts';
import { describeDifference } from '../update/difference.ts';
import { withId } from '../update/update.ts';
import { type Context, checkCollectionName } from './context.ts';

/** Writes the rows of a pipeline as its `$out` or `$merge` stage says. */
export async function writeOut(context: Context, rows: readonly Document[], stage: Document): Promise<void> {
  if (context.transaction) {
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      '$out and $merge cannot run in a multi-document transaction',
    );
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
  const collection = context.engine.ensureCollection(database, name);
  await context.engine.write((unit) => {
    for (const stored of [...new Query(collection, unit.view, { filter: {} })]) unit.delete(collection, stored);
    for (const row of rows) insert(unit, collection, row);
  });
}

function insert(unit: Unit, collection: Collection, row: Document): void {
  const document = withId(row);
  unit.insert(collection, document, encode(document));
}

interface Merge {
  on: string[];
  whenMatched: Value;
  whenNotMatched: string;
  variables: Document | undefined;
}

async function merge(context: Context, rows: readonly Document[], operand: Value): Promise<void> {
  const options = isDocument(operand) ? operand : { into: operand };
  const { database, name } = target(context, options.into);
  const collection = context.engine.ensureCollection(database, name);
  const on =
    options.on === undefined ? ['_id'] : Array.isArray(options.on) ? options.on.map(String) : [String(options.on)];
  checkUnique(collection, on);
  const settings: Merge = {
    on,
    whenMatched: options.whenMatched ?? 'merge',
    whenNotMatched: String(options.whenNotMatched ?? 'insert'),
    variables: isDocument(options.let) ? options.let : undefined,
  };
  await context.engine.write((unit) => {
    for (const row of rows) mergeRow(unit, collection, settings, withId(row));
  });
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

function mergeRow(unit: Unit, collection: Collection, settings: Merge, row: Document): void {
  const filter = Object.fromEntries(
    settings.on.map((path) => [path, { $eq: plainValue(row, splitPath(path)) ?? null }]),
  );
  const stored = new Query(collection, unit.view, { filter, limit: 1 }).next();
  if (stored) {
    mergeInto(unit, collection, settings, stored, row);
  } else if (settings.whenNotMatched === 'insert') {
    insert(unit, collection, row);
  } else if (settings.whenNotMatched === 'fail') {
    throw new MongoError(
      13113,
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
  } else if (settings.whenNotMatched !== 'discard') {
    throw failedToParse(`unknown whenNotMatched mode ${settings.whenNotMatched}`);
  }
}

function mergeInto(unit: Unit, collection: Collection, settings: Merge, stored: Stored, row: Document): void {
  const { whenMatched } = settings;
  if (whenMatched === 'keepExisting') return;
  if (whenMatched === 'fail')
    throw new MongoError(
      'DuplicateKey',
      '$merge with whenMatched: fail found an existing document with the same values for the on field(s)',
    );
  if (whenMatched === 'replace') {
    unit.update(collection, stored, { ...row, _id: stored.document._id }, undefined);
    return;
  }
  let next: Document;
  if (whenMatched === 'merge') next = { ...stored.document, ...row };
  else if (Array.isArray(whenMatched))
    next = applyStages(whenMatched, { ...settings.variables, new: row })(stored.document);
  else throw failedToParse(`unknown whenMatched mode ${String(whenMatched)}`);
  unit.update(collection, stored, next, describeDifference(stored.document, next));
}
