import { readSync } from 'node:fs';
import { isDocumentKey } from './keys.ts';

/** LMDB writes its two meta pages alternately. */
export const META_PAGES = 2;

const HEADER = 24;
const MAGIC = 0xbeefc0de;
const VERSION = 2;
const FLAG = { branch: 1, leaf: 2, overflow: 4, meta: 8 };
/** Flag of an entry whose data are on overflow pages. */
const BIG_DATA = 1;
/** The root of an empty tree; larger than any page number. */
const NO_PAGE = 2 ** 52;
/** The number of bytes read at once. */
const WINDOW = 1 << 14;
const MAX_DEPTH = 64;
/** Offset of the tree headers (free pages, data) after magic, version, address and map size. */
const TREES = HEADER + 24;
const TREE_SIZE = 48;
const ROOT = 40;

/** A meta page: the roots of the trees of one state. */
export interface Meta {
  slot: number;
  pageSize: number;
  /** The number of the LMDB transaction that wrote the state. */
  transaction: number;
  lastPage: number;
  roots: number[];
}

/** A value on overflow pages. */
interface BigValue {
  page: number;
  size: number;
  isDocument: boolean;
}

export class DamagedPage extends Error {}

/** Parses a meta page; undefined if it is invalid. */
export function readMeta(file: number, slot: number, offset: number): Meta | undefined {
  const page = Buffer.alloc(HEADER + 144);
  if (readSync(file, page, 0, page.length, offset) < page.length) return undefined;
  const isHead = page.readUInt16LE(18) === FLAG.meta && readUint64(page, 0) === slot;
  if (!isHead || page.readUInt32LE(HEADER) !== MAGIC || page.readUInt16LE(HEADER + 4) !== VERSION) return undefined;
  const pageSize = page.readUInt32LE(TREES);
  if (pageSize < 512 || pageSize > 65_536 || (slot > 0 && pageSize !== offset)) return undefined;
  return {
    slot,
    pageSize,
    lastPage: readUint64(page, TREES + 2 * TREE_SIZE),
    transaction: readUint64(page, TREES + 2 * TREE_SIZE + 8),
    roots: [readUint64(page, TREES + ROOT), readUint64(page, TREES + TREE_SIZE + ROOT)],
  };
}

/** Walks a tree of pages; throws DamagedPage at the first invalid page. */
export class Tree {
  readonly #file: number;
  readonly #meta: Meta;
  readonly #pages: number;
  readonly #seen: Uint8Array;
  readonly #window: Buffer;
  #windowAt = 0;
  #windowEnd = 0;

  constructor(file: number, fileSize: number, meta: Meta) {
    this.#file = file;
    this.#meta = meta;
    this.#pages = Math.floor(fileSize / meta.pageSize);
    this.#seen = new Uint8Array(this.#pages);
    this.#window = Buffer.alloc(WINDOW);
  }

  check(root: number): void {
    if (root < NO_PAGE) this.#checkPage(root, 0);
  }

  /** Child pages are read after their parent, whose bytes are no longer valid then. */
  #checkPage(number: number, depth: number): void {
    const page = this.#read(number, 1);
    const flags = page.readUInt16LE(18);
    const isBranch = flags === FLAG.branch;
    if ((!isBranch && flags !== FLAG.leaf) || depth > MAX_DEPTH) throw new DamagedPage();
    const count = page.readUInt16LE(20) >> 1;
    if (count === 0 || HEADER + count * 2 > page.length) throw new DamagedPage();
    const children: number[] = [];
    const values: BigValue[] = [];
    for (let index = 0; index < count; index++) {
      const node = page.readUInt16LE(HEADER + index * 2) + HEADER;
      if (node + 8 > page.length) throw new DamagedPage();
      if (isBranch) children.push(readChild(page, node));
      else checkEntry(page, node, values);
    }
    for (const value of values) this.#checkValue(value);
    for (const child of children) this.#checkPage(child, depth + 1);
  }

  #checkValue({ page: number, size, isDocument }: BigValue): void {
    const count = Math.ceil((HEADER + size) / this.#meta.pageSize);
    const pages = this.#read(number, count);
    if (pages.readUInt16LE(18) !== FLAG.overflow || pages.readUInt32LE(20) < count) throw new DamagedPage();
    if (isDocument) checkDocument(pages.subarray(HEADER, HEADER + size));
  }

  /** Reads a page and its continuation. Each page must be reached once only and not be newer than its state. */
  #read(number: number, count: number): Buffer {
    if (number < META_PAGES || number + count > this.#pages || this.#seen[number]) throw new DamagedPage();
    this.#seen[number] = 1;
    const { pageSize, transaction } = this.#meta;
    const page = this.#bytes(number * pageSize, count * pageSize);
    if (readUint64(page, 0) !== number || readUint64(page, 8) > transaction) throw new DamagedPage();
    return page;
  }

  /** Bytes of the file, valid until the next call. Reads ahead, since pages of a tree are mostly close to each other. */
  #bytes(from: number, length: number): Buffer {
    if (length > WINDOW) {
      const bytes = Buffer.alloc(length);
      readSync(this.#file, bytes, 0, length, from);
      return bytes;
    }
    if (from < this.#windowAt || from + length > this.#windowEnd) {
      this.#windowAt = from;
      this.#windowEnd = from + readSync(this.#file, this.#window, 0, WINDOW, from);
    }
    return this.#window.subarray(from - this.#windowAt, from - this.#windowAt + length);
  }
}

/** Checks an entry of a leaf page; adds a value on overflow pages to `values`. */
function checkEntry(page: Buffer, node: number, values: BigValue[]): void {
  const size = page.readUInt32LE(node);
  const keyEnd = node + 8 + page.readUInt16LE(node + 6);
  const isBig = page.readUInt16LE(node + 4) === BIG_DATA;
  if (keyEnd + (isBig ? 8 : size) > page.length) throw new DamagedPage();
  const isDocument = isDocumentKey(page.subarray(node + 8, keyEnd));
  if (isBig) values.push({ page: readUint64(page, keyEnd), size, isDocument });
  else if (isDocument) checkDocument(page.subarray(keyEnd, keyEnd + size));
}

/** A BSON document starts with its size and ends with a zero byte. */
function checkDocument(bytes: Buffer): void {
  if (bytes.length < 5 || bytes.readInt32LE(0) !== bytes.length || bytes.at(-1) !== 0) throw new DamagedPage();
}

/** Reads a 64-bit number, exact below 2^53. Larger ones occur in damaged pages and as NO_PAGE only. */
function readUint64(bytes: Buffer, offset: number): number {
  return bytes.readUInt32LE(offset) + bytes.readUInt32LE(offset + 4) * 2 ** 32;
}

/** The child page of a branch entry: 48 bits in three parts. */
function readChild(page: Buffer, node: number): number {
  return page.readUInt32LE(node) + page.readUInt16LE(node + 4) * 2 ** 32;
}
