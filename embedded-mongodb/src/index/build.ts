import { type Collection, getNamespace, type Index } from '../catalog/collection.ts';
import { MongoError } from '../errors.ts';
import { decodeRecord, documentKey, documentPrefix, readUint48 } from '../storage/keys.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import type { View } from '../storage/view.ts';
import { keysWithin, type WriteSet } from '../storage/write-set.ts';
import { isTurnOver, PAUSE, type Pause } from '../yielding.ts';
import { duplicateKey } from './duplicate-key.ts';
import { addEntries, buildEntries, type Entries, entryKey } from './entries.ts';

/** The target of a build's writes for one turn; the view includes these writes. */
export interface BuildTarget {
  readonly view: View;
  readonly writeSet: WriteSet;
}

/**
 * Builds indexes while other operations write to the collection. Documents are indexed in record order. Each commit also
 * updates the entries of documents that are already indexed or were inserted since the build began; all others are indexed
 * when the build reaches them. A document that cannot be indexed, because of a duplicate key or parallel arrays, is
 * postponed to the end, since it may change until then.
 */
export class IndexBuild {
  readonly collection: Collection;
  readonly indexes: readonly Index[];
  /** Set when the build must abort. */
  failure: MongoError | undefined;
  /** Resolves when the build has completed or failed. */
  readonly ended: Promise<void>;
  end: () => void = () => {};
  /** The last record that has been indexed. */
  #reached = 0;
  /** The first record inserted after the build began: such documents are indexed by their own commits. */
  readonly #firstNew: number;
  /** The postponed records by index: they have no entries in it. */
  readonly #postponed: ReadonlyMap<Index, Set<number>>;

  constructor(collection: Collection, indexes: readonly Index[]) {
    this.collection = collection;
    this.indexes = indexes;
    this.#firstNew = collection.nextRecord;
    this.#postponed = new Map(indexes.map((index) => [index, new Set()]));
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  /**
   * Indexes the documents that existed when the build began.
   * @param batchNow returns the batch of the current turn; throws if the build was aborted
   */
  *fill(batchNow: () => BuildTarget): Generator<Pause, void> {
    while (!this.#advance(batchNow())) yield PAUSE;
  }

  /** Indexes the postponed documents: the indexes are complete until the next turn. Throws if a document still fails. */
  *finish(batchNow: () => BuildTarget): Generator<Pause, void> {
    for (let next = this.#firstPostponed(); next; next = this.#firstPostponed()) {
      this.#putAtLast(batchNow(), ...next);
      if (isTurnOver()) yield PAUSE;
    }
  }

  #firstPostponed(): [Index, number] | undefined {
    for (const [index, records] of this.#postponed) for (const record of records) return [index, record];
    return undefined;
  }

  /** Adds the index changes of a commit to its write set. */
  follow(base: View, writeSet: WriteSet): void {
    const { id } = this.collection;
    const records = keysWithin(writeSet, documentPrefix(id), documentPrefix(id + 1)).map(decodeRecord);
    const covered = records.filter((record) => record <= this.#reached || record >= this.#firstNew);
    if (covered.length === 0) return;
    const view = base.under(writeSet);
    for (const record of covered) {
      const before = base.get(documentKey(id, record));
      if (before) this.#take(writeSet, new StoredDocument(record, before));
    }
    for (const record of covered) {
      const after = writeSet.get(documentKey(id, record));
      if (after) this.#put(view, writeSet, new StoredDocument(record, after));
    }
  }

  /** Indexes documents for one turn; returns true when all are indexed. */
  #advance({ view, writeSet }: BuildTarget): boolean {
    const { id } = this.collection;
    for (const { key, value } of view.range(documentKey(id, this.#reached + 1), documentKey(id, this.#firstNew))) {
      const record = decodeRecord(key);
      this.#put(view, writeSet, new StoredDocument(record, value));
      this.#reached = record;
      if (isTurnOver()) return false;
    }
    this.#reached = this.#firstNew - 1;
    return true;
  }

  #put(view: View, writeSet: WriteSet, stored: StoredDocument): void {
    for (const [index, postponed] of this.#postponed) {
      const entries = this.#fitting(view, index, stored);
      if (entries instanceof MongoError) postponed.add(stored.record);
      else addEntries(writeSet, entries, entries.keys.keys, stored.record);
    }
  }

  #putAtLast({ view, writeSet }: BuildTarget, index: Index, record: number): void {
    const bytes = view.get(documentKey(this.collection.id, record));
    const entries = bytes && this.#fitting(view, index, new StoredDocument(record, bytes));
    // The record stays postponed: commits may change the document until the build has ended.
    if (entries instanceof MongoError) throw entries;
    this.#postponed.get(index)?.delete(record);
    if (entries) addEntries(writeSet, entries, entries.keys.keys, record);
  }

  /** The entries of a document, or the error why it cannot be indexed. */
  #fitting(view: View, index: Index, { document, record }: StoredDocument): Entries | MongoError {
    try {
      const entries = buildEntries(index, document);
      if (!index.unique) return entries;
      const { keys, values } = entries.keys;
      const taken = keys.findIndex((key) => isTaken(view.get(entryKey(index, key, record)), record));
      return taken === -1 ? entries : duplicateKey(this.collection, index, values[taken] ?? []);
    } catch (error) {
      if (error instanceof MongoError) return error;
      throw error;
    }
  }

  #take(writeSet: WriteSet, { document, record }: StoredDocument): void {
    for (const [index, postponed] of this.#postponed) {
      if (postponed.delete(record)) continue;
      for (const key of buildEntries(index, document).keys.keys) writeSet.set(entryKey(index, key, record), null);
    }
  }
}

function isTaken(holder: Buffer | undefined, record: number): boolean {
  return holder !== undefined && readUint48(holder.toString('latin1'), 0) !== record;
}

/** The running index builds. */
export class IndexBuilds {
  readonly #builds = new Set<IndexBuild>();

  add(build: IndexBuild): void {
    this.#builds.add(build);
  }

  delete(build: IndexBuild): void {
    this.#builds.delete(build);
    build.end();
  }

  on(collection: Collection): IndexBuild[] {
    return [...this.#builds].filter((build) => build.collection === collection);
  }

  /** Adds the changes of running builds to the write set of a commit. */
  follow(base: View, writeSet: WriteSet): void {
    for (const build of this.#builds) build.follow(base, writeSet);
  }

  /** Aborts builds on a collection, all or those of the matching indexes: their commands fail. */
  abort(collection: Collection, reason: string, isMeant: (index: Index) => boolean = () => true): void {
    for (const build of this.on(collection)) {
      if (!build.indexes.some(isMeant)) continue;
      build.failure = new MongoError(
        'IndexBuildAborted',
        `Index build failed: Collection ${getNamespace(collection)} :: caused by :: ${reason}`,
      );
    }
  }

  /** Throws while an index of the collection is being built. */
  checkNone(collection: Collection): void {
    if (this.on(collection).length === 0) return;
    throw new MongoError(
      'BackgroundOperationInProgressForNamespace',
      `cannot perform operation: an index build is currently running for collection '${getNamespace(collection)}'`,
    );
  }
}
