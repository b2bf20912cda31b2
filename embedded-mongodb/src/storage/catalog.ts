import { randomUUID } from 'node:crypto';
import { Binary, UUID } from 'bson';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import type { Document, Value } from '../bson/values.ts';
import { type Collection, type Index, makeIndex, namespaceOf } from './collection.ts';
import { catalogKey, countKey, documentPrefix, metaKey, RANGES, recordOf } from './keys.ts';
import { Layer } from './layer.ts';
import type { Store } from './store.ts';

/** The collections and their indexes, held in memory and written through. */
export class Catalog {
  readonly #store: Store;
  readonly #collections = new Map<string, Collection>();
  #nextId: number;

  constructor(store: Store) {
    this.#store = store;
    const view = store.view();
    this.#nextId = Number(view.get(metaKey('nextId'))?.toString('latin1') ?? '1');
    for (const { value } of view.range(RANGES.catalog.start, RANGES.catalog.end)) {
      const collection = this.#load(decode(value));
      this.#collections.set(namespaceOf(collection), collection);
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

  create(database: string, name: string, options: Document): Collection {
    const layer = new Layer();
    const collection: Collection = {
      id: this.newId(layer),
      database,
      name,
      uuid: new Binary(new UUID(randomUUID()).buffer, Binary.SUBTYPE_UUID),
      options,
      indexes: [],
      count: 0,
      nextRecord: 1,
    };
    const idSpecification: Document = { v: 2, key: { _id: 1 }, name: '_id_' };
    collection.indexes.push(makeIndex(this.newId(layer), idSpecification));
    this.#collections.set(namespaceOf(collection), collection);
    this.save(collection, layer);
    this.#store.commit(layer);
    return collection;
  }

  /** Takes the collection out of the catalog; its entries are for the caller to remove. */
  remove(collection: Collection, layer: Layer): void {
    this.#collections.delete(namespaceOf(collection));
    layer.set(catalogKey(namespaceOf(collection)), null);
    layer.set(countKey(collection.id), null);
  }

  rename(collection: Collection, database: string, name: string, layer: Layer): Collection {
    this.#collections.delete(namespaceOf(collection));
    layer.set(catalogKey(namespaceOf(collection)), null);
    const renamed: Collection = { ...collection, database, name };
    this.#collections.set(namespaceOf(renamed), renamed);
    this.save(renamed, layer);
    return renamed;
  }

  save(collection: Collection, layer: Layer): void {
    layer.set(catalogKey(namespaceOf(collection)), encode(describe(collection)));
  }

  /** A number no collection or index ever had. */
  newId(layer: Layer): number {
    const id = this.#nextId++;
    layer.set(metaKey('nextId'), Buffer.from(String(this.#nextId), 'latin1'));
    return id;
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
      options: stored.options as Document,
      indexes: (stored.indexes as Document[]).map(loadIndex),
      count: Number(view.get(countKey(id))?.toString('latin1') ?? '0'),
      nextRecord: last ? recordOf(last.key) + 1 : 1,
    };
  }
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
