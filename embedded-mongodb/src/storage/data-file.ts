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

/** The LMDB file in a data folder. */
const DATA_FILE = 'data.mdb';
/**
 * Exists beside the data file from before its creation until its first commit. LMDB creates an empty file and fills it
 * later: only this mark distinguishes an interrupted creation from a file that lost its content.
 */
const CREATION_MARK = 'data.mdb.new';

/** Files up to this size are checked completely at each start, in about a second; larger ones only if they may be torn. */
const ALWAYS_CHECKED_BYTES = 512 * 1024 * 1024;

const ADVICE = 'restore the folder from a copy, or remove the folder to begin without data';

/**
 * Makes sure that the data file has a consistent state before LMDB opens it, as LMDB does not check its pages. The two meta
 * pages are written alternately, so that one of them always refers to a complete state. If the newer one, or a page that it
 * refers to, is torn, it is replaced by the older one.
 * @param mayBeTorn whether the last process ended without closing the file: then all pages of any file are checked
 * @returns a description of the repair; undefined if none was needed
 * @throws if no state is consistent, or the file is empty: a damaged file is never replaced by a new one
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

/** Marks that a data file is being created; does nothing if it exists. */
export function markCreation(folder: string): void {
  if (!existsSync(join(folder, DATA_FILE))) writeFileSync(join(folder, CREATION_MARK), '');
}

/** Removes the mark: the data file has its first state. */
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

/** The readable meta pages, newest first. */
function readMetas(file: number): Meta[] {
  const first = readMeta(file, 0, 0);
  // The second meta page follows after one page; if the first does not tell the page size, all sizes are tried.
  const sizes = first ? [first.pageSize] : [4096, 8192, 16_384, 32_768, 65_536];
  const second = sizes.map((size) => readMeta(file, 1, size)).find((meta) => meta !== undefined);
  const found = [first, second].filter((meta) => meta !== undefined);
  return found.sort((a, b) => (a.transaction < b.transaction ? 1 : -1));
}

/** Whether the file is as long as its state requires. */
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

/** Overwrites a meta page by another one. */
function restore(file: number, meta: Meta, slot: number): void {
  const page = Buffer.alloc(meta.pageSize);
  readSync(file, page, 0, meta.pageSize, meta.slot * meta.pageSize);
  page.writeBigUInt64LE(BigInt(slot), 0);
  writeSync(file, page, 0, meta.pageSize, slot * meta.pageSize);
}
