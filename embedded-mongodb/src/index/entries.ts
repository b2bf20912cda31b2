import type { Document } from '../bson/values.ts';
import type { Index } from '../catalog/collection.ts';
import { type IndexKeys, indexKeys } from '../key-string/index-keys.ts';
import { KEY_END } from '../key-string/key-string.ts';
import { indexPrefix, readUint48, uint48 } from '../storage/keys.ts';
import type { StoredDocument } from '../storage/stored-document.ts';
import type { WriteSet } from '../storage/write-set.ts';

/** The keys under which a document stands in an index. */
export interface Entries {
  index: Index;
  keys: IndexKeys;
}

const NOTHING = Buffer.alloc(0);

/** Nothing where a sparse or partial index leaves the document out. */
export function buildEntries(index: Index, document: Document): Entries {
  const none: IndexKeys = { keys: [], values: [], multikey: [], present: false };
  if (index.partial && !index.partial.includes(document)) return { index, keys: none };
  const keys = indexKeys(document, index.fields, index.collation?.fold);
  return { index, keys: index.sparse && !keys.present ? none : keys };
}

/** The store's keys of the entries that a document has in an index. */
export function buildEntryKeys(index: Index, { document, record }: StoredDocument): string[] {
  return buildEntries(index, document).keys.keys.map((key) => entryKey(index, key, record));
}

/** A unique entry ends with its key and holds the record; another one carries the record in its key. */
export function entryKey(index: Index, key: string, record: number): string {
  return indexPrefix(index.id) + key + entryEnd(index, record);
}

/** What follows the key in an entry. */
export function entryEnd(index: Index, record: number): string {
  return index.unique ? KEY_END : KEY_END + uint48(record);
}

/** The record that an entry stands for. */
export function decodeEntryRecord(index: Index, entry: string, value: Buffer): number {
  return index.unique ? readUint48(value.toString('latin1'), 0) : readUint48(entry, entry.length - 6);
}

/** Puts entries of a document into an index; tells whether that made it multikey in a field. */
export function addEntries(
  writeSet: WriteSet,
  { index, keys }: Entries,
  added: readonly string[],
  record: number,
): boolean {
  for (const entry of added) {
    writeSet.set(entryKey(index, entry, record), index.unique ? Buffer.from(uint48(record), 'latin1') : NOTHING);
  }
  let isNews = false;
  for (let field = 0; field < keys.multikey.length; field++) {
    if (!keys.multikey[field] || index.multikey[field]) continue;
    index.multikey[field] = true;
    isNews = true;
  }
  return isNews;
}

/** What a change of a document adds to an index and takes from it. */
export function difference(before: Entries, after: Entries): { entries: Entries; added: string[]; removed: string[] } {
  const [old, now] = [before.keys.keys, after.keys.keys];
  if (old.length === 1 && now.length === 1 && old[0] === now[0]) return { entries: after, added: [], removed: [] };
  const oldKeys = new Set(old);
  const newKeys = new Set(now);
  return {
    entries: after,
    added: now.filter((key) => !oldKeys.has(key)),
    removed: old.filter((key) => !newKeys.has(key)),
  };
}
