import { linkSync, mkdirSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = 'server.lock';

interface Owner {
  pid: number;
  /** When the process started, as the system tells it, so that a reused process id is not mistaken for the owner. */
  started: string;
  /** The identity of the folder: the lock of a folder that was copied is not that of the copy. */
  folder: string;
}

/** Keeps a second process away from a data folder. A lock whose owner is gone, however it ended, is taken over. */
export class FolderLock {
  /** Whether the last owner ended without giving the lock back. */
  readonly wasAbandoned: boolean;
  readonly #path: string;

  private constructor(path: string, wasAbandoned: boolean) {
    this.#path = path;
    this.wasAbandoned = wasAbandoned;
  }

  /** Throws where another living process has the folder, or where it cannot be written. */
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
 * Linking succeeds for one process only, and the lock is never seen half written.
 * @returns whether another owner's lock was in the way
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

/** Moves a lock away that nobody holds, and back where somebody else has taken it in this moment. */
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

/** Empty where the system does not tell; then the process id alone counts. */
function readStartTime(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
