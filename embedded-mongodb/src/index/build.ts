import { type Collection, getNamespace, type Index } from '../catalog/collection.ts';
import { MongoError } from '../errors.ts';
import { decodeRecord, documentKey, documentPrefix, readUint48 } from '../storage/keys.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import type { View } from '../storage/view.ts';
import { keysWithin, type WriteSet } from '../storage/write-set.ts';
import { isTurnOver, PAUSE, type Pause } from '../yielding.ts';
import { duplicateKey } from './duplicate-key.ts';
import { addEntries, buildEntries, type Entries, entryKey } from './entries.ts';

/** Where a build writes for one turn, with a view that shows what was written. */
export interface BuildTarget {
  readonly view: View;
  readonly writeSet: WriteSet;
}

/**
 * Indexes that are being filled while others write to the collection. Documents are taken in the order of their records.
 * For those that it has come by, and for those that are new since it began, each commit brings the indexes up to date;
 * the rest it finds as they are when it comes to them. A document that does not fit, because another one has its unique
 * key or its arrays are parallel, is put off to the end, when it may have changed.
 */
export class IndexBuild {
  readonly collection: Collection;
  readonly indexes: readonly Index[];
  /** Why it is not to go on. */
  failure: MongoError | undefined;
  /** Resolves when the indexes are there, or will not be. */
  readonly ended: Promise<void>;
  end: () => void = () => {};
  /** The documents up to this record are in the indexes. */
  #reached = 0;
  /** Documents from this record on are put in with their insertion. */
  readonly #firstNew: number;
  /** By index the records of documents that have no entries in it because they did not fit. */
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
   * Puts in the documents that were there when it began.
   * @param batchNow the batch of the turn; throws where the build is not to go on
   */
  *fill(batchNow: () => BuildTarget): Generator<Pause, void> {
    while (!this.#advance(batchNow())) yield PAUSE;
  }

  /** Puts in what was put off: the indexes are complete then, as long as nobody else has a turn. Throws where it does not fit. */
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

  /** Adds to a commit what it means for the indexes. */
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

  /** Puts in what one turn allows; true where that was the rest. */
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
    // It stays put off: others may write the document before they learn that the build has failed.
    if (entries instanceof MongoError) throw entries;
    this.#postponed.get(index)?.delete(record);
    if (entries) addEntries(writeSet, entries, entries.keys.keys, record);
  }

  /** The entries of a document, or why they cannot be. */
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

/** The builds that are going on. */
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

  /** Adds to a commit what it means for indexes that are being built. */
  follow(base: View, writeSet: WriteSet): void {
    for (const build of this.#builds) build.follow(base, writeSet);
  }

  /** Ends builds on a collection, those of the named indexes or all: their commands fail. */
  abort(collection: Collection, reason: string, isMeant: (index: Index) => boolean = () => true): void {
    for (const build of this.on(collection)) {
      if (!build.indexes.some(isMeant)) continue;
      build.failure = new MongoError(
        'IndexBuildAborted',
        `Index build failed: Collection ${getNamespace(collection)} :: caused by :: ${reason}`,
      );
    }
  }

  /** Refuses what must not happen to a collection while an index of it is built. */
  checkNone(collection: Collection): void {
    if (this.on(collection).length === 0) return;
    throw new MongoError(
      'BackgroundOperationInProgressForNamespace',
      `cannot perform operation: an index build is currently running for collection '${getNamespace(collection)}'`,
    );
  }
}
