/** How long a command waits for a document that a transaction holds; a transaction itself ends after a minute. */
export const LOCK_WAIT_MS = 65_000;

/** Whoever may hold locks until it ends. */
export interface Holder {
  /** The commit number whose state it reads; undefined where it reads the newest. */
  readonly snapshotAt: number | undefined;
  /** Settles when the holder has committed or aborted. */
  readonly ended: Promise<void>;
}

/** Thrown where a key is being written by a transaction that has not ended. */
export class LockedError extends Error {
  readonly holder: Holder;
  constructor(holder: Holder) {
    super('the document is being written by another transaction');
    this.holder = holder;
  }
}

/** Thrown where a key was written after the reader's snapshot was taken. */
export class StaleSnapshotError extends Error {}

/** Which transaction writes which key, and which keys were written since the oldest open snapshot. */
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

  /** Makes sure that `writer` may write the key. */
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

  /** Keeps others from taking the key for themselves; several holders may share it. */
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

  /** Somebody who has taken the key or shares it. */
  findUser(key: string): Holder | undefined {
    return this.#holders.get(key) ?? this.#sharers.get(key)?.values().next().value;
  }

  release(keys: Iterable<string>): void {
    for (const key of keys) this.#holders.delete(key);
  }

  /** Records a commit, for snapshots that are still open. */
  committed(keys: Iterable<string>): void {
    this.#commits++;
    if (this.#snapshots === 0) return;
    for (const key of keys) this.#written.set(key, this.#commits);
  }
}

/** Waits for a holder of locks; false where it takes too long. */
export function endsWithin(holder: Holder, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), Math.max(0, milliseconds));
    void holder.ended.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
