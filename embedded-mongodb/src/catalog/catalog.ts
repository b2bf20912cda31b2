import { randomUUID } from 'node:crypto';
import { Binary, UUID } from 'bson';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import type { Document, Value } from '../bson/values.ts';
import { parseCollation } from '../collation/collation.ts';
import { catalogKey, countKey, decodeRecord, documentPrefix, metaKey, RANGES } from '../storage/keys.ts';
import type { Store } from '../storage/store.ts';
import type { WriteSet } from '../storage/write-set.ts';
import { type Collection, getNamespace, type Index, makeIndex } from './collection.ts';

const MAX_CHANGES = 10_000;

/** The collections and their indexes, held in memory and written through. */
export class Catalog {
  readonly #store: Store;
  readonly #collections = new Map<string, Collection>();
  /** By namespace the number of the commit that last dropped, renamed or modified it, oldest first. */
  readonly #changes = new Map<string, number>();
  /** The number of the newest change that is no longer in the list. */
  #forgotten = 0;
  #nextId: number;

  constructor(store: Store) {
    this.#store = store;
    const view = store.view();
    this.#nextId = Number(view.get(metaKey('nextId'))?.toString('latin1') ?? '1');
    for (const { value } of view.range(RANGES.catalog.start, RANGES.catalog.end)) {
      const collection = this.#load(decode(value));
      this.#collections.set(getNamespace(collection), collection);
    }
  }

  get(namespace: string): Collection | undefined {
    return this.#collections.get(namespace);
  }

  all(): Collection[] {
    return [...this.#collections.values()];
  }

  inDatabase(database: string): Collection[] {
    return this.all().filter((collection) => collection.database === database);
  }

  databases(): string[] {
    return [...new Set(this.all().map((collection) => collection.database))].sort();
  }

  /** Creates a collection that is invisible until it is added. */
  make(database: string, name: string, options: Document): Collection {
    const collection: Collection = {
      id: this.newId(),
      database,
      name,
      uuid: new Binary(new UUID(randomUUID()).buffer, Binary.SUBTYPE_UUID),
      collation: parseCollation(options.collation),
      options,
      indexes: [],
      count: 0,
      size: 0,
      nextRecord: 1,
      createdAt: 0,
    };
    for (const specification of firstIndexes(options)) {
      collection.indexes.push(makeIndex(this.newId(), specification));
    }
    return collection;
  }

  /** Makes a collection visible as of the commit with this number. */
  add(collection: Collection, commitNumber: number, writeSet: WriteSet): void {
    collection.createdAt = commitNumber;
    this.#collections.set(getNamespace(collection), collection);
    this.save(collection, writeSet);
  }

  /** Records that the commit with this number changed the namespace: older snapshots must not read it. */
  recordChange(namespace: string, commitNumber: number): void {
    this.#changes.delete(namespace);
    this.#changes.set(namespace, commitNumber);
    if (this.#changes.size <= MAX_CHANGES) return;
    const [oldest, number] = this.#changes.entries().next().value as [string, number];
    this.#changes.delete(oldest);
    this.#forgotten = number;
  }

  /** Whether the namespace may have changed since the commit with this number. */
  isChangedSince(namespace: string, commitNumber: number): boolean {
    return (this.#changes.get(namespace) ?? 0) > commitNumber || this.#forgotten > commitNumber;
  }

  /** Removes the collection from the catalog; the caller removes its entries from the store. */
  remove(collection: Collection, writeSet: WriteSet): void {
    this.#collections.delete(getNamespace(collection));
    writeSet.set(catalogKey(getNamespace(collection)), null);
    writeSet.set(countKey(collection.id), null);
  }

  rename(collection: Collection, database: string, name: string, writeSet: WriteSet): Collection {
    this.#collections.delete(getNamespace(collection));
    writeSet.set(catalogKey(getNamespace(collection)), null);
    const renamed: Collection = { ...collection, database, name };
    this.#collections.set(getNamespace(renamed), renamed);
    this.save(renamed, writeSet);
    return renamed;
  }

  /** Persists the id counter, so that no id is assigned twice. */
  saveIds(writeSet: WriteSet): void {
    writeSet.set(metaKey('nextId'), Buffer.from(String(this.#nextId), 'latin1'));
  }

  save(collection: Collection, writeSet: WriteSet): void {
    this.saveIds(writeSet);
    writeSet.set(catalogKey(getNamespace(collection)), encode(describe(collection)));
  }

  /** A new id for a collection or index; persisted when something with that id is saved. */
  newId(): number {
    return this.#nextId++;
  }

  #measureSize(start: string, end: string): number {
    let size = 0;
    for (const { value } of this.#store.view().range(start, end)) size += value.length;
    return size;
  }

  #load(stored: Document): Collection {
    const id = stored.id as number;
    const view = this.#store.view();
    const prefix = documentPrefix(id);
    const last = view.first(prefix, documentPrefix(id + 1), true);
    return {
      id,
      database: stored.database as string,
      name: stored.name as string,
      uuid: stored.uuid as Binary,
      collation: parseCollation((stored.options as Document).collation),
      options: stored.options as Document,
      indexes: (stored.indexes as Document[]).map(loadIndex),
      count: Number(view.get(countKey(id))?.toString('latin1') ?? '0'),
      size: (stored.options as Document).capped === true ? this.#measureSize(prefix, documentPrefix(id + 1)) : 0,
      nextRecord: last ? decodeRecord(last.key) + 1 : 1,
      createdAt: 0,
    };
  }
}

/** The initial indexes of a collection: none for a view, and none on `_id` for a time series, where `_id` is not unique. */
function firstIndexes({ viewOn, timeseries, collation, clusteredIndex, expireAfterSeconds }: Document): Document[] {
  if (viewOn !== undefined) return [];
  if (timeseries !== undefined) {
    const { timeField, metaField } = timeseries as { timeField: string; metaField?: string };
    if (metaField === undefined) return [];
    return [{ v: 2, key: { [metaField]: 1, [timeField]: 1 }, name: `${metaField}_1_${timeField}_1` }];
  }
  const specification: Document = { v: 2, key: { _id: 1 }, name: '_id_' };
  if (collation !== undefined) specification.collation = collation;
  if (clusteredIndex !== undefined && expireAfterSeconds !== undefined) {
    specification.expireAfterSeconds = expireAfterSeconds;
  }
  return [specification];
}

function loadIndex(stored: Document): Index {
  return makeIndex(stored.id as number, stored.specification as Document, stored.multikey as boolean[]);
}

function describe(collection: Collection): Document {
  return {
    id: collection.id,
    database: collection.database,
    name: collection.name,
    uuid: collection.uuid,
    options: collection.options,
    indexes: collection.indexes.map(
      (index): Value => ({ id: index.id, specification: index.specification, multikey: index.multikey }),
    ),
  };
}
