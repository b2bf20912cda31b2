import { identicalValues } from '../bson/compare.ts';
import { type Document, getKeys, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { type Collection, getNamespace, type Index, isView, makeIndex } from '../catalog/collection.ts';
import { badValue, MongoError } from '../errors.ts';
import { buildEntries } from '../index/entries.ts';
import { Query } from '../query/query.ts';
import { indexPrefix } from '../storage/keys.ts';
import type { View } from '../storage/view.ts';
import { checkValidationOptions } from '../validation/validator.ts';
import { PAUSE, type Pause } from '../yielding.ts';
import { type CommandTable, type Context, getCollection, readInTurns } from './context.ts';
import { collectionLifetime, imagesOption, viewOptions } from './create.ts';
import { documentField } from './fields.ts';
import { buildIndexes } from './index-building.ts';
import { collectionName, notOnView } from './names.ts';

const KEPT = ['validator', 'validationLevel', 'validationAction'];
const FIELDS = ['index', ...KEPT, 'changeStreamPreAndPostImages', 'expireAfterSeconds', 'viewOn', 'pipeline'];

async function collMod(context: Context): Promise<Document> {
  const { body, engine } = context;
  const collection = getCollection(context);
  if (!collection) {
    throw new MongoError('NamespaceNotFound', `ns does not exist: ${context.database}.${collectionName(context)}`);
  }
  if (isView(collection)) return changeView(context, collection);
  if (body.viewOn !== undefined || body.pipeline !== undefined) {
    throw new MongoError('InvalidOptions', `${getNamespace(collection)} is not a view`);
  }
  const change = documentField(context, 'index');
  checkValidationOptions(body);
  const options: Document = { ...collection.options };
  for (const option of KEPT) if (body[option] !== undefined) options[option] = body[option];
  if (body.changeStreamPreAndPostImages !== undefined) {
    options.changeStreamPreAndPostImages = imagesOption(body.changeStreamPreAndPostImages);
  }
  if (body.expireAfterSeconds !== undefined) {
    setLifetime(collection, options, body.expireAfterSeconds);
  }
  const stateBefore: Document = { collectionOptions: collection.options };
  const reply = change ? await modifyIndex(context, collection, change) : {};
  if (change) stateBefore.indexOptions = optionsBefore(reply);
  collection.options = options;
  await engine.write((batch) => {
    batch.changedCatalog.add(collection);
    batch.operations.push({ kind: 'modify', collection, detail: changesIn(body), stateBefore });
  });
  return reply;
}

/** The options of the command without the generic fields. */
function changesIn(body: Document): Document {
  return Object.fromEntries(FIELDS.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]));
}

/** The index options whose previous value is part of the reply. */
function optionsBefore(reply: Document): Document {
  const old = getKeys(reply).filter((field) => field.endsWith('_old'));
  return Object.fromEntries(old.map((field) => [field.slice(0, -'_old'.length), reply[field]]));
}

async function changeView(context: Context, collection: Collection): Promise<Document> {
  const { body, engine } = context;
  const isForCollections = [...KEPT, 'index', 'changeStreamPreAndPostImages'].some((name) => body[name] !== undefined);
  if (isForCollections) throw notOnView(getNamespace(collection));
  collection.options = { ...collection.options, ...viewOptions(body) };
  await engine.write((batch) => void batch.changedCatalog.add(collection));
  return {};
}

function setLifetime(collection: Collection, options: Document, value: Value): void {
  if (options.clusteredIndex === undefined && options.timeseries === undefined) {
    throw new MongoError(
      'InvalidOptions',
      "'expireAfterSeconds' is only supported on a time-series collection or a clustered collection",
    );
  }
  if (typeof value === 'string' && value !== 'off') {
    throw new MongoError(
      'InvalidOptions',
      `Invalid string value for the 'expireAfterSeconds' option. Got: '${value}'. Accepted value is 'off'`,
    );
  }
  if (value === 'off') delete options.expireAfterSeconds;
  else options.expireAfterSeconds = collectionLifetime('collMod', value);
  const [index] = collection.indexes;
  if (!index || options.clusteredIndex === undefined) return;
  const { expireAfterSeconds: _, ...specification } = index.specification;
  index.specification =
    value === 'off' ? specification : { ...specification, expireAfterSeconds: options.expireAfterSeconds };
}

const INDEX_OPTIONS = new Set(['name', 'keyPattern', 'expireAfterSeconds', 'hidden', 'unique', 'prepareUnique']);

async function modifyIndex(context: Context, collection: Collection, change: Document): Promise<Document> {
  for (const option of getKeys(change)) {
    if (!INDEX_OPTIONS.has(option)) {
      throw new MongoError('IDLUnknownField', `BSON field 'collMod.index.${option}' is an unknown field.`);
    }
  }
  const index = chosenIndex(collection, change);
  const reply: Document = {};
  if (change.expireAfterSeconds !== undefined) changeLifetime(index, change.expireAfterSeconds, reply);
  if (typeof change.hidden === 'boolean') {
    if (index.name === '_id_') throw badValue("can't hide _id index");
    changeFlag(index, 'hidden', change.hidden, reply);
  }
  if (typeof change.prepareUnique === 'boolean') changeFlag(index, 'prepareUnique', change.prepareUnique, reply);
  if (change.unique === true && !index.unique) {
    if (index.specification.prepareUnique !== true) {
      throw new MongoError(
        'InvalidOptions',
        'Cannot make index unique with collMod when its prepareUnique is not true',
      );
    }
    await makeUnique(context, collection, index);
    reply.unique_new = true;
  }
  return reply;
}

function chosenIndex(collection: Collection, { name, keyPattern }: Document): Index {
  if ((name === undefined) === (keyPattern === undefined)) {
    throw new MongoError('InvalidOptions', 'must specify either index name or key pattern, but not both');
  }
  const found = collection.indexes.find((index) =>
    name === undefined ? identicalValues(index.specification.key, keyPattern) : index.name === name,
  );
  if (found) return found;
  const wanted = JSON.stringify(name ?? (isDocument(keyPattern) ? keyPattern : String(keyPattern)));
  throw new MongoError('IndexNotFound', `cannot find index ${wanted} for ns ${getNamespace(collection)}`);
}

function changeLifetime(index: Index, value: Value, reply: Document): void {
  if (!isNumeric(value) || !(toNumber(value) >= 0)) {
    throw new MongoError('InvalidOptions', "'expireAfterSeconds' must be a number that is not negative");
  }
  if (index.fields.length > 1 || index.name === '_id_') {
    throw new MongoError('InvalidOptions', 'TTL indexes are single-field indexes, and not on _id');
  }
  const old = index.specification.expireAfterSeconds;
  if (isNumeric(old)) reply.expireAfterSeconds_old = BigInt(Math.trunc(toNumber(old)));
  reply.expireAfterSeconds_new = BigInt(Math.trunc(toNumber(value)));
  index.specification = { ...index.specification, expireAfterSeconds: value };
}

/** Sets or clears a flag; a no-op is not reported. */
function changeFlag(index: Index, flag: 'hidden' | 'prepareUnique', value: boolean, reply: Document): void {
  const old = index.specification[flag] === true;
  if (old === value) return;
  reply[`${flag}_old`] = old;
  reply[`${flag}_new`] = value;
  const { [flag]: _, ...rest } = index.specification;
  index.specification = value ? { ...rest, [flag]: true } : rest;
}

/** Rebuilds the index as a unique one. Throws CannotConvertIndexToUnique with the duplicate documents. */
async function makeUnique(context: Context, collection: Collection, index: Index): Promise<void> {
  const { engine } = context;
  engine.builds.checkNone(collection);
  const view = engine.store.view();
  const violations = await readInTurns(context, view, duplicatesIn(view, collection, index));
  if (violations.length > 0) {
    throw new MongoError(
      'CannotConvertIndexToUnique',
      'Cannot convert the index to unique. Please resolve conflicting documents before running collMod again.',
      { extra: { violations } },
    );
  }
  const { prepareUnique: _, ...specification } = index.specification;
  const unique = makeIndex(engine.catalog.newId(), { ...specification, unique: true });
  await buildIndexes(context, collection, [unique], (batch) => {
    engine.eraser.erase(batch.writeSet, indexPrefix(index.id), indexPrefix(index.id + 1));
    collection.indexes = collection.indexes.map((entry) => (entry === index ? unique : entry));
    batch.changedCatalog.add(collection);
  });
}

function* duplicatesIn(view: View, collection: Collection, index: Index): Generator<Pause, Document[]> {
  const holders = new Map<string, Value[]>();
  const query = new Query(collection, view, { filter: {} });
  for (let found = query.step(); found; found = query.step()) {
    if (found === PAUSE) {
      yield PAUSE;
      continue;
    }
    const { document } = found;
    for (const key of buildEntries(index, document).keys.keys) {
      holders.set(key, [...(holders.get(key) ?? []), document._id]);
    }
  }
  return [...holders.values()].filter((ids) => ids.length > 1).map((ids) => ({ ids }));
}

export const collModCommands: CommandTable = {
  collMod: {
    fields: FIELDS,
    isWrite: true,
    run: collMod,
  },
};
