import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { isBackupOf, isUnfinishedOf, toFileName } from './file-names.ts';

/** Target of a backup. */
export interface Destination {
  readonly stream: Writable;
  /** Called when the backup is complete: stores it durably under its name. */
  finish(summary: object): Promise<string>;
  /** Removes everything that was written. */
  discard(): Promise<void>;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and does not need this to keep renamed files.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Removes files that were in a folder when it was listed. A file that is already gone is not an error: a run that was considered
 * dead because its machine slept removes its own file when it resumes, and people tidy up.
 */
export async function removeListed(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

/** Removes the files of killed runs. Only call this if no other run for the database is alive. */
async function removeUnfinished(folder: string, database: string): Promise<void> {
  const names = await readdir(folder);
  await removeListed(
    folder,
    names.filter((name) => isUnfinishedOf(database, name)),
  );
}

/** A stream that is opening its file creates it even after `destroy()`; only after `close` nothing more is created. */
async function closeNow(stream: Writable): Promise<void> {
  const closed = stream.closed ? undefined : new Promise((resolve) => stream.once('close', resolve));
  stream.destroy();
  await closed;
}

/** A new file in this folder, which only gets its name when it is completely written and flushed to disk. */
export async function openFile(folder: string, database: string, startedAt: Date): Promise<Destination> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder, database);
  const path = join(folder, toFileName(database, startedAt, randomBytes(4).toString('hex')));
  const part = `${path}.part`;
  const stream = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  return {
    stream,
    async finish(summary) {
      await writeFile(`${path}.json`, `${JSON.stringify({ file: basename(path), ...summary }, null, 2)}\n`, {
        flag: 'wx',
        mode: 0o600,
        flush: true,
      });
      await rename(part, path);
      await syncFolder(dirname(path));
      return path;
    },
    async discard() {
      await closeNow(stream);
      await rm(part, { force: true });
      await rm(`${path}.json`, { force: true });
    },
  };
}

/** Standard output, which the caller stores. */
export function openStandardOutput(): Destination {
  return {
    stream: process.stdout,
    finish: async () => 'standard output',
    discard: async () => {},
  };
}

/** Removes all but the newest backups of a database. Returns the names of the removed files. */
export async function keepNewest(folder: string, database: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => isBackupOf(database, name));
  // Names contain the time, so their order is chronological.
  const old = names.sort().slice(0, Math.max(0, names.length - count));
  await removeListed(
    folder,
    old.flatMap((name) => [name, `${name}.json`]),
  );
  return old;
}
