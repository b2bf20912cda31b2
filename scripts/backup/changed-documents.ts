import { BSON, type ChangeStream, type ChangeStreamDocument, type Db } from 'mongodb';
import { BackupError } from './backup-error.ts';

/** The `_id` of a document with its exact type, as text. */
export const toKey = (_id: unknown) => Buffer.from(BSON.serialize({ _id })).toString('base64');

interface Change {
  readonly clusterTime: BSON.Timestamp;
  readonly operationType: ChangeStreamDocument['operationType'];
  readonly ns?: { readonly coll: string };
  readonly documentKey?: { readonly _id: unknown };
}

const WRITES = new Set(['insert', 'update', 'replace', 'delete']);

/**
 * Follows the change stream of the database from a given time and remembers the keys of written documents. Runs during the
 * copying, so that the oplog of the database only has to reach back for seconds.
 */
export class ChangedDocuments {
  readonly #since: BSON.Timestamp;
  readonly #stream: ChangeStream;
  readonly #collections: ReadonlySet<string>;
  readonly #ignored: ReadonlySet<string>;
  readonly #changed = new Map<string, Map<string, unknown>>();
  readonly #running: Promise<never>;
  #isClosed = false;
  #fence: { readonly key: string; readonly pass: () => void } | null = null;

  /** `ignored` are collections that are not part of the backup. */
  constructor(
    db: Db,
    since: BSON.Timestamp,
    { collections, ignored }: { readonly collections: ReadonlySet<string>; readonly ignored: ReadonlySet<string> },
  ) {
    this.#since = since;
    this.#collections = collections;
    this.#ignored = ignored;
    this.#stream = db.watch([{ $project: { operationType: 1, ns: 1, documentKey: 1, clusterTime: 1 } }], {
      startAtOperationTime: since,
      // Keys keep their BSON types, or the documents would not be found again.
      promoteValues: false,
    });
    this.#running = this.#follow();
    this.#running.catch(() => undefined);
  }

  get count(): number {
    return [...this.#changed.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Keys of the documents of a collection that have been written so far. */
  of(collection: string): unknown[] {
    return [...(this.#changed.get(collection)?.values() ?? [])];
  }

  /**
   * Runs work that writes a document with this key into an ignored collection, and waits until the stream has reached that write.
   * All earlier writes are then known.
   */
  async passing(_id: string, write: () => Promise<unknown>): Promise<void> {
    const passed = new Promise<void>((pass) => {
      this.#fence = { key: toKey(_id), pass };
    });
    await write();
    await Promise.race([passed, this.#running]);
  }

  /** Rejects as soon as the stream has failed; otherwise never settles. */
  get failed(): Promise<never> {
    return this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#stream.close();
  }

  async #follow(): Promise<never> {
    for (;;) {
      let change: Change;
      try {
        change = (await this.#stream.next()) as Change;
      } catch (error) {
        if (this.#isClosed) return new Promise<never>(() => {});
        throw error;
      }
      this.#take(change);
    }
  }

  #take({ operationType, ns, documentKey, clusterTime }: Change): void {
    // The stream starts with the writes at exactly that time, which are not needed.
    if (clusterTime.lessThanOrEqual(this.#since)) return;
    const collection = ns?.coll ?? '';
    if (this.#ignored.has(collection)) {
      if (documentKey && toKey(documentKey._id) === this.#fence?.key) this.#fence.pass();
      return;
    }
    if (!WRITES.has(operationType) || !documentKey) {
      throw new BackupError(`${collection || 'A collection'} was dropped or renamed meanwhile. Run the backup again.`);
    }
    if (!this.#collections.has(collection)) {
      throw new BackupError(`${collection} was created meanwhile. Run the backup again.`);
    }
    const keys = this.#changed.get(collection) ?? new Map<string, unknown>();
    this.#changed.set(collection, keys);
    keys.set(toKey(documentKey._id), documentKey._id);
  }
}
