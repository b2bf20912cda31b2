import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = 'server.lock';

interface Owner {
  pid: number;
  /** When the process started, as the system tells it, so that a reused process id is not mistaken for the owner. */
  started: string;
}

/** Keeps a second process away from a data folder. A lock whose owner is gone, however it ended, is taken over. */
export class FolderLock {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  /** Throws where another living process has the folder. */
  static take(folder: string): FolderLock {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, LOCK_FILE);
    const own = join(folder, `${LOCK_FILE}.${process.pid}`);
    writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
    try {
      claim(own, path, folder);
    } finally {
      unlinkSync(own);
    }
    return new FolderLock(path);
  }

  release(): void {
    if (ownerIn(this.#path)?.pid === process.pid) unlinkSync(this.#path);
  }
}

/** Linking succeeds for one process only, and the lock is never seen half written. */
function claim(own: string, path: string, folder: string): void {
  for (;;) {
    try {
      linkSync(own, path);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = ownerIn(path);
    if (owner && isAlive(owner)) {
      throw new Error(`the data folder ${folder} is in use by process ${owner.pid}`);
    }
    takeAside(path, own);
  }
}

function takeAside(path: string, own: string): void {
  const aside = `${own}.stale`;
  try {
    renameSync(path, aside);
    unlinkSync(aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
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
  return owner.started === startOf(owner.pid);
}

/** Empty where the system does not tell; then the process id alone counts. */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
