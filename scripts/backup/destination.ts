import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { isBackupOf, isUnfinishedOf, toFileName } from './file-names.ts';

/** Where a backup goes. */
export interface Destination {
  readonly stream: Writable;
  /** The backup is whole: makes it last under its name. */
  finish(summary: object): Promise<string>;
  /** Nothing of it is to stay. */
  discard(): Promise<void>;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and keeps renamed files without it.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Removes files that were in a folder when it was listed. One that is gone meanwhile is no error: a run that was taken for
 * dead, since its machine slept, removes its own file when it wakes up, and people tidy up.
 */
export async function removeListed(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

/** Removes what runs left behind that were killed. Call while no other run of the database is alive. */
async function removeUnfinished(folder: string, database: string): Promise<void> {
  const names = await readdir(folder);
  await removeListed(
    folder,
    names.filter((name) => isUnfinishedOf(database, name)),
  );
}

/** A stream that is opening its file makes that file even after `destroy()`: only once it is closed is nothing to come. */
async function closeNow(stream: Writable): Promise<void> {
  const closed = stream.closed ? undefined : new Promise((resolve) => stream.once('close', resolve));
  stream.destroy();
  await closed;
}

/** A new file in this folder, which has its name only once it is written whole and on the disk. */
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

/** The standard output, which somebody else keeps. */
export function openStandardOutput(): Destination {
  return {
    stream: process.stdout,
    finish: async () => 'standard output',
    discard: async () => {},
  };
}

/** Removes all but the newest backups of a database. Answers the names of those that went. */
export async function keepNewest(folder: string, database: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => isBackupOf(database, name));
  // The time stands in the name, so that the order of names is that of times.
  const old = names.sort().slice(0, Math.max(0, names.length - count));
  await removeListed(
    folder,
    old.flatMap((name) => [name, `${name}.json`]),
  );
  return old;
}
