import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DamagedPage, META_PAGES, type Meta, readMeta, Tree } from './data-pages.ts';

/** Where LMDB keeps everything in a data folder. */
const DATA_FILE = 'data.mdb';
/**
 * Stands beside a data file from before it is made until it has its first state. LMDB makes the file empty and fills it
 * afterwards; only with this mark can a process that was killed in between be told from a file that lost its content.
 */
const CREATION_MARK = 'data.mdb.new';

/** A file up to this size is looked at as a whole at each start, which takes about a second; a larger one where it may be torn. */
const ALWAYS_CHECKED_BYTES = 512 * 1024 * 1024;

const ADVICE = 'restore the folder from a copy, or remove the folder to begin without data';

/**
 * Makes sure that the data file holds a whole state before it is opened, because LMDB itself trusts whatever it finds.
 * Of its two head pages, written in turn, one always leads to a state that was complete when the other was begun: where
 * the newer one is torn or leads to pages that are, the older one is put in its place.
 * @param mayBeTorn whether the last process ended without closing the file: then every page is looked at, however many
 * @returns what was repaired, in words; nothing where all was well
 * @throws where no state is whole, or the file is empty: it is never replaced by a new one
 */
export function repairDataFile(folder: string, mayBeTorn: boolean): string | undefined {
  const path = join(folder, DATA_FILE);
  const file = openExisting(path);
  if (file === undefined) return undefined;
  try {
    const { size } = fstatSync(file);
    if (size === 0 && existsSync(join(folder, CREATION_MARK))) return undefined;
    if (size === 0) throw new Error(`the data file ${path} is empty: ${ADVICE}`);
    const metas = readMetas(file);
    const isLarge = size > ALWAYS_CHECKED_BYTES;
    if (isLarge && !mayBeTorn && metas.length === META_PAGES && metas.every((meta) => reaches(size, meta)))
      return undefined;
    const whole = metas.find((meta) => isWhole(file, size, meta));
    if (!whole) {
      throw new Error(`the data file ${path} is damaged and holds no whole state: ${ADVICE}`);
    }
    if (metas.length === META_PAGES && whole === metas[0]) return undefined;
    for (let slot = 0; slot < META_PAGES; slot++) if (slot !== whole.slot) restore(file, whole, slot);
    fsyncSync(file);
    return metas.length < META_PAGES
      ? `a head page of ${path} was damaged: opened the state of the other one, transaction ${whole.transaction}; at most the last write is missing`
      : `${path} ended in the middle of a write: went back to the last whole state, transaction ${whole.transaction}`;
  } finally {
    closeSync(file);
  }
}

/** Notes that a data file is about to be made; nothing where there is one already. */
export function markCreation(folder: string): void {
  if (!existsSync(join(folder, DATA_FILE))) writeFileSync(join(folder, CREATION_MARK), '');
}

/** The data file has a state of its own. */
export function endCreation(folder: string): void {
  rmSync(join(folder, CREATION_MARK), { force: true });
}

function openExisting(path: string): number | undefined {
  try {
    return openSync(path, 'r+');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The head pages that can be read, newest first. */
function readMetas(file: number): Meta[] {
  const first = readMeta(file, 0, 0);
  // The second one is a page further on; where the first does not tell how large pages are, all sizes are tried.
  const sizes = first ? [first.pageSize] : [4096, 8192, 16_384, 32_768, 65_536];
  const second = sizes.map((size) => readMeta(file, 1, size)).find((meta) => meta !== undefined);
  const found = [first, second].filter((meta) => meta !== undefined);
  return found.sort((a, b) => (a.transaction < b.transaction ? 1 : -1));
}

/** Whether the file is as long as its state says. */
function reaches(size: number, { lastPage, pageSize }: Meta): boolean {
  return size >= (lastPage + 1) * pageSize;
}

function isWhole(file: number, size: number, meta: Meta): boolean {
  try {
    for (const root of meta.roots) new Tree(file, size, meta).check(root);
    return true;
  } catch (error) {
    if (error instanceof DamagedPage) return false;
    throw error;
  }
}

/** Writes a head page into another one's place. */
function restore(file: number, meta: Meta, slot: number): void {
  const page = Buffer.alloc(meta.pageSize);
  readSync(file, page, 0, meta.pageSize, meta.slot * meta.pageSize);
  page.writeBigUInt64LE(BigInt(slot), 0);
  writeSync(file, page, 0, meta.pageSize, slot * meta.pageSize);
}
