/** The wait in milliseconds for a lock of a transaction; longer than a transaction may last. */
export const LOCK_WAIT_MS = 65_000;

/** An owner of locks, which it holds until it ends. */
export interface Holder {
  /** The commit number of its snapshot; undefined if it reads the newest state. */
  readonly snapshotAt: number | undefined;
  /** Settles when the holder has committed or aborted. */
  readonly ended: Promise<void>;
}

/** Thrown if an open transaction has written the key. */
export class LockedError extends Error {
  readonly holder: Holder;
  constructor(holder: Holder) {
    super('the document is being written by another transaction');
    this.holder = holder;
  }
}

/** Thrown if the key was written after the writer's snapshot. */
export class StaleSnapshotError extends Error {}

/** The locks on keys by transaction, and the keys written since the oldest open snapshot. */
export class Locks {
  readonly #holders = new Map<string, Holder>();
  readonly #sharers = new Map<string, Set<Holder>>();
  readonly #written = new Map<string, number>();
  #commits = 0;
  #snapshots = 0;

  get commitNumber(): number {
    return this.#commits;
  }

  openSnapshot(): void {
    this.#snapshots++;
  }

  closeSnapshot(): void {
    if (--this.#snapshots === 0) this.#written.clear();
  }

  /** Throws if `writer` may not write the key. */
  check(key: string, writer: Holder): void {
    const holder = this.#holders.get(key);
    if (holder !== undefined && holder !== writer) throw new LockedError(holder);
    if (writer.snapshotAt === undefined) return;
    const at = this.#written.get(key);
    if (at !== undefined && at > writer.snapshotAt) throw new StaleSnapshotError();
  }

  take(key: string, writer: Holder): void {
    this.#holders.set(key, writer);
  }

  /** Marks the key as used by a holder; several holders may share it. */
  share(key: string, holder: Holder): void {
    let sharers = this.#sharers.get(key);
    if (!sharers) {
      sharers = new Set();
      this.#sharers.set(key, sharers);
    }
    sharers.add(holder);
  }

  unshare(keys: Iterable<string>, holder: Holder): void {
    for (const key of keys) {
      const sharers = this.#sharers.get(key);
      sharers?.delete(holder);
      if (sharers?.size === 0) this.#sharers.delete(key);
    }
  }

  /** A holder that has locked the key, or uses it. */
  findUser(key: string): Holder | undefined {
    return this.#holders.get(key) ?? this.#sharers.get(key)?.values().next().value;
  }

  release(keys: Iterable<string>): void {
    for (const key of keys) this.#holders.delete(key);
  }

  /** Records the keys of a commit for open snapshots. */
  committed(keys: Iterable<string>): void {
    this.#commits++;
    if (this.#snapshots === 0) return;
    for (const key of keys) this.#written.set(key, this.#commits);
  }
}

/** Waits for a lock holder to end; returns false on timeout. */
export function endsWithin(holder: Holder, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), Math.max(0, milliseconds));
    void holder.ended.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
