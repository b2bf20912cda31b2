import { Timestamp } from 'bson';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import type { Document } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { metaKey, oplogKey, RANGES } from '../storage/keys.ts';
import type { Store } from '../storage/store.ts';
import type { WriteSet } from '../storage/write-set.ts';
import { Clock } from './clock.ts';
import { EntryCache } from './entry-cache.ts';
import {
  describeOperation,
  getChannels,
  type OplogEntry,
  type OplogOperation,
  type TransactionOrigin,
} from './oplog-entry.ts';

const LIMITS = { bytes: 64 * 1024 * 1024, entries: 200_000 };
/** Entries are truncated in batches, so that few commits pay for it. */
const STRIDE = 1000;
const TRIMMED = metaKey('oplogTrimmed');

/** Called with the time of the first new entry of a channel. */
export type Watcher = (time: Timestamp) => void;

/**
 * The bounded log of changes that change streams read, kept in the store so that they survive a restart. Readers see
 * an entry when it is on disk: what a stream has shown is never taken back by the end of the process.
 */
export class Oplog {
  readonly clock = new Clock();
  readonly #store: Store;
  readonly #limits: typeof LIMITS;
  readonly #cache: EntryCache;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #entries: { key: string; size: number }[] = [];
  #bytes = 0;
  #isTrimmed: boolean;
  #visible: Timestamp;
  /** A lower bound of the times in the commit that is being prepared. */
  #unannounced: Timestamp | undefined;

  constructor(store: Store, limits = LIMITS) {
    this.#store = store;
    this.#limits = limits;
    this.#cache = new EntryCache((key) => decode(store.view().get(key) as Buffer) as unknown as OplogEntry);
    for (const { key, value } of store.view().range(RANGES.oplog.start, RANGES.oplog.end)) {
      this.#entries.push({ key, size: value.length });
      this.#bytes += value.length;
    }
    this.#isTrimmed = store.view().has(TRIMMED);
    const last = this.#entries.at(-1);
    this.clock.startAfter(last && this.#cache.get(last.key, last.size).time);
    this.#visible = this.clock.now();
  }

  /** The time up to which streams may read. */
  get visible(): Timestamp {
    return this.#visible;
  }

  /** Adds the entries of a commit to its write set. Operations of a transaction share one entry. */
  append(writeSet: WriteSet, operations: readonly OplogOperation[], origin?: TransactionOrigin): void {
    if (operations.length === 0) return;
    this.#unannounced ??= timeAfter(this.clock.now());
    if (origin) this.#write(writeSet, operations, origin);
    else for (const operation of operations) this.#write(writeSet, [operation]);
    this.#trim(writeSet);
  }

  /** Makes the operations of a commit visible to streams, and notifies their watchers, once they are durable. */
  announce(operations: readonly OplogOperation[]): void {
    const time = this.clock.now();
    const first = this.#unannounced ?? time;
    this.#unannounced = undefined;
    this.#store.durable().then(
      () => {
        this.#visible = time;
        // Looks up the watchers now, to include those registered since the commit.
        const channels = this.#watchers.size === 0 ? [] : new Set(operations.flatMap(getChannels));
        for (const channel of channels) for (const watcher of this.#watchers.get(channel) ?? []) watcher(first);
      },
      // The commands that wait for the disk report the failure.
      () => {},
    );
  }

  /** Calls the watcher on new entries of a channel; returns a function that unregisters it. */
  watch(channel: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(channel) ?? new Set();
    this.#watchers.set(channel, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(channel) === watchers) this.#watchers.delete(channel);
    };
  }

  /** The first visible entry at or after a time. Throws ChangeStreamHistoryLost if it may have been truncated. */
  next(time: Timestamp): OplogEntry | undefined {
    this.checkReachesBackTo(time);
    const found = this.#entries[this.#find(time)];
    if (!found || found.key > oplogKey(this.#visible.t, this.#visible.i)) return undefined;
    return this.#cache.get(found.key, found.size);
  }

  /** Throws if entries at or after the time were truncated. */
  checkReachesBackTo(time: Timestamp): void {
    const oldest = this.#entries[0];
    if (!this.#isTrimmed || !oldest || oplogKey(time.t, time.i) >= oldest.key) return;
    throw new MongoError(
      'ChangeStreamHistoryLost',
      'Resume of change stream was not possible, as the resume point may no longer be in the oplog.',
      { labels: ['NonResumableChangeStreamError'] },
    );
  }

  /** The position of the first entry at or after a time. */
  #find(time: Timestamp): number {
    const key = oplogKey(time.t, time.i);
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle] as { key: string }).key < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #write(writeSet: WriteSet, operations: readonly OplogOperation[], origin?: TransactionOrigin): void {
    const time = this.clock.tick();
    const entry: Document = { time, operations: operations.map(describeOperation), wallTime: new Date() };
    if (origin) {
      entry.session = origin.session;
      entry.transaction = origin.number;
    }
    const bytes = encode(entry);
    const key = oplogKey(time.t, time.i);
    writeSet.set(key, bytes);
    this.#entries.push({ key, size: bytes.length });
    this.#bytes += bytes.length;
  }

  #trim(writeSet: WriteSet): void {
    const { bytes, entries } = this.#limits;
    if (this.#entries.length <= entries + STRIDE && this.#bytes <= bytes * 1.1) return;
    let dropped = 0;
    while (this.#entries.length - dropped > 1 && (this.#entries.length - dropped > entries || this.#bytes > bytes)) {
      const { key, size } = this.#entries[dropped++] as { key: string; size: number };
      writeSet.set(key, null);
      this.#bytes -= size;
    }
    writeSet.set(TRIMMED, Buffer.from('1'));
    this.#isTrimmed = true;
    this.#entries.splice(0, dropped);
  }
}

/** The earliest time after another one. */
export function timeAfter(time: Timestamp): Timestamp {
  return new Timestamp({ t: time.t, i: time.i + 1 });
}
