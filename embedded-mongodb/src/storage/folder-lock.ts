import { linkSync, mkdirSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = 'server.lock';

interface Owner {
  pid: number;
  /** The start time of the process as the system reports it, to detect a reused process id. */
  started: string;
  /** The identity of the folder: a lock that was copied with its folder is invalid in the copy. */
  folder: string;
}

/** Locks a data folder against a second process. The lock of a process that has ended is taken over. */
export class FolderLock {
  /** Whether the last owner ended without releasing the lock. */
  readonly wasAbandoned: boolean;
  readonly #path: string;

  private constructor(path: string, wasAbandoned: boolean) {
    this.#path = path;
    this.wasAbandoned = wasAbandoned;
  }

  /** Throws if another running process holds the lock, or the folder is not writable. */
  static take(folder: string): FolderLock {
    try {
      return FolderLock.#takeIn(folder);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw code === undefined ? error : new Error(`cannot use the data folder ${folder}: ${message}`);
    }
  }

  static #takeIn(folder: string): FolderLock {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, LOCK_FILE);
    const own = join(folder, `${LOCK_FILE}.${process.pid}`);
    const identity = readIdentity(folder);
    const owner: Owner = { pid: process.pid, started: readStartTime(process.pid), folder: identity };
    writeFileSync(own, JSON.stringify(owner));
    try {
      return new FolderLock(path, claim(own, path, folder, identity));
    } finally {
      unlinkSync(own);
    }
  }

  release(): void {
    if (ownerIn(this.#path)?.pid === process.pid) unlinkSync(this.#path);
  }
}

/**
 * Creates the lock by a hard link, which succeeds for one process only and is never partially written.
 * @returns whether the lock of another owner was found
 */
function claim(own: string, path: string, folder: string, identity: string): boolean {
  for (let wasAbandoned = false; ; wasAbandoned = true) {
    try {
      linkSync(own, path);
      return wasAbandoned;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = ownerIn(path);
    if (owner && isHeld(owner, identity)) {
      throw new Error(`the data folder ${folder} is in use by process ${owner.pid}`);
    }
    takeAside(path, own, identity);
  }
}

function readIdentity(folder: string): string {
  const { dev, ino } = statSync(folder);
  return `${dev}:${ino}`;
}

/** Moves an abandoned lock away; moves it back if another process has just taken it over. */
function takeAside(path: string, own: string, identity: string): void {
  const aside = `${own}.stale`;
  try {
    renameSync(path, aside);
    const moved = ownerIn(aside);
    if (moved && isHeld(moved, identity)) linkSync(aside, path);
    unlinkSync(aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function isHeld(owner: Owner, folder: string): boolean {
  return owner.folder === folder && isAlive(owner);
}

function ownerIn(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.started === readStartTime(owner.pid);
}

/** The start time of a process; empty if the system does not report it, so that only the process id counts. */
function readStartTime(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
