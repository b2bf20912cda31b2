import type { Document } from '../bson/values.ts';
import { type Collection, getNamespace, type Index, isView } from '../catalog/collection.ts';
import { MongoError } from '../errors.ts';
import { buildEntryKeys } from '../index/entries.ts';
import { decodeRecord, documentPrefix, indexPrefix, readUint48 } from '../storage/keys.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import type { View } from '../storage/view.ts';
import { gather, PAUSE, type Pause, withPauses } from '../yielding.ts';
import { type CommandTable, type Context, getCollection, getView, readInTurns } from './context.ts';
import { collectionName, notOnView } from './names.ts';

/** The result for one index. */
interface IndexReport {
  entries: number;
  missing: string[];
  extra: string[];
}

/** Compares every index of a collection with its documents, and the stored count with their number. */
async function validate(context: Context): Promise<Document> {
  const collection = getCollection(context);
  if (!collection) {
    const namespace = `${context.database}.${collectionName(context)}`;
    throw new MongoError('NamespaceNotFound', `Collection '${namespace}' does not exist to validate.`);
  }
  if (isView(collection)) throw notOnView(getNamespace(collection));
  const view = getView(context);
  const { count } = collection;
  return readInTurns(context, view, check(collection, count, view));
}

function* check(collection: Collection, count: number, view: View): Generator<Pause, Document> {
  const errors: string[] = [];
  const reports = new Map<Index, IndexReport>();
  for (const index of collection.indexes) reports.set(index, yield* checkIndex(collection, index, view));
  const keys = yield* gather(withPauses(view.keys(documentPrefix(collection.id), documentPrefix(collection.id + 1))));
  if (keys.length !== count) errors.push(`the collection counts ${count} documents and has ${keys.length}`);
  const keysPerIndex: Document = {};
  const indexDetails: Document = {};
  for (const [index, { entries, missing, extra }] of reports) {
    const isValid = missing.length === 0 && extra.length === 0;
    keysPerIndex[index.name] = entries;
    indexDetails[index.name] = { valid: isValid };
    if (!isValid) {
      errors.push(`index ${index.name} lacks ${missing.length} entries and has ${extra.length} without a document`);
    }
  }
  return {
    ns: getNamespace(collection),
    nInvalidDocuments: 0,
    nNonCompliantDocuments: 0,
    nrecords: keys.length,
    nIndexes: collection.indexes.length,
    keysPerIndex,
    indexDetails,
    valid: errors.length === 0,
    repaired: false,
    warnings: [],
    errors,
    extraIndexEntries: [...reports].flatMap(([index, { extra }]) => extra.map((key) => describeEntry(index, key))),
    missingIndexEntries: [...reports].flatMap(([index, { missing }]) =>
      missing.map((key) => describeEntry(index, key)),
    ),
    corruptRecords: [],
  };
}

function* checkIndex(collection: Collection, index: Index, view: View): Generator<Pause, IndexReport> {
  const due = new Map<string, number>();
  const documents = view.range(documentPrefix(collection.id), documentPrefix(collection.id + 1));
  for (const entry of withPauses(documents)) {
    if (entry === PAUSE) yield PAUSE;
    else {
      const stored = new StoredDocument(decodeRecord(entry.key), entry.value);
      for (const key of buildEntryKeys(index, stored)) due.set(key, stored.record);
    }
  }
  const report: IndexReport = { entries: 0, missing: [], extra: [] };
  for (const entry of withPauses(view.range(indexPrefix(index.id), indexPrefix(index.id + 1)))) {
    if (entry === PAUSE) {
      yield PAUSE;
      continue;
    }
    report.entries++;
    const { key, value } = entry;
    const record = index.unique ? readUint48(value.toString('latin1'), 0) : readUint48(key, key.length - 6);
    if (due.get(key) === record) due.delete(key);
    else report.extra.push(key);
  }
  report.missing.push(...due.keys());
  return report;
}

function describeEntry(index: Index, key: string): Document {
  return { indexName: index.name, key: Buffer.from(key, 'latin1').toString('hex') };
}

export const validateCommands: CommandTable = {
  validate: { fields: ['full', 'repair', 'metadata', 'checkBSONConformance', 'background', 'rawData'], run: validate },
};
