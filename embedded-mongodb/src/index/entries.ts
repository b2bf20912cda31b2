import type { Document } from '../bson/values.ts';
import type { Index } from '../catalog/collection.ts';
import { type IndexKeys, indexKeys } from '../key-string/index-keys.ts';
import { KEY_END } from '../key-string/key-string.ts';
import { indexPrefix, readUint48, uint48 } from '../storage/keys.ts';
import type { StoredDocument } from '../storage/stored-document.ts';
import type { WriteSet } from '../storage/write-set.ts';

/** The keys of a document in an index. */
export interface Entries {
  index: Index;
  keys: IndexKeys;
}

/** The entries of a document; none if a sparse or partial index excludes it. */
export function buildEntries(index: Index, document: Document): Entries {
  const none: IndexKeys = { keys: [], values: [], multikey: [], present: false };
  if (index.partial && !index.partial.includes(document)) return { index, keys: none };
  const keys = indexKeys(document, index.fields, index.collation?.fold);
  return { index, keys: index.sparse && !keys.present ? none : keys };
}

/** The store keys of a document's entries in an index. */
export function buildEntryKeys(index: Index, { document, record }: StoredDocument): string[] {
  return buildEntries(index, document).keys.keys.map((key) => entryKey(index, key, record));
}

/**
 * The store key of an entry. Entries of unique indexes have the record at the start of their values, others at the end of
 * their keys. Values end with the forms of the indexed values, if these can be restored from the key.
 */
export function entryKey(index: Index, key: string, record: number): string {
  return indexPrefix(index.id) + key + entryEnd(index, record);
}

/** The suffix of an entry's store key. */
export function entryEnd(index: Index, record: number): string {
  return index.unique ? KEY_END : KEY_END + uint48(record);
}

/** The record number of an entry. */
export function decodeEntryRecord(index: Index, entry: string, value: Buffer): number {
  return index.unique ? readUint48(value.toString('latin1'), 0) : readUint48(entry, entry.length - 6);
}

/** The forms of the indexed values; empty if they cannot be restored from the key. */
export function decodeEntryForms(index: Index, value: Buffer): string {
  return value.toString('latin1', index.unique ? 6 : 0);
}

/** Few different values, which entries share. */
const formsOnly = new Map<string, Buffer>();

function entryValue(index: Index, record: number, forms = ''): Buffer {
  if (index.unique) return Buffer.from(uint48(record) + forms, 'latin1');
  const value = formsOnly.get(forms) ?? Buffer.from(forms, 'latin1');
  formsOnly.set(forms, value);
  return value;
}

/** Adds entries of a document to an index; returns whether a field of the index became multikey. */
export function addEntries(
  writeSet: WriteSet,
  { index, keys }: Entries,
  added: readonly string[],
  record: number,
): boolean {
  const value = entryValue(index, record, keys.forms);
  for (const entry of added) writeSet.set(entryKey(index, entry, record), value);
  let isNews = false;
  for (let field = 0; field < keys.multikey.length; field++) {
    if (!keys.multikey[field] || index.multikey[field]) continue;
    index.multikey[field] = true;
    isNews = true;
  }
  return isNews;
}

/** The entries that a change of a document adds and removes. */
export function difference(before: Entries, after: Entries): { entries: Entries; added: string[]; removed: string[] } {
  const [old, now] = [before.keys.keys, after.keys.keys];
  if (old.length === 1 && now.length === 1 && old[0] === now[0]) {
    // The stored value of the entry changes with the form, for example if 5 becomes 5.0.
    return { entries: after, added: before.keys.forms === after.keys.forms ? [] : now, removed: [] };
  }
  const oldKeys = new Set(old);
  const newKeys = new Set(now);
  return {
    entries: after,
    added: now.filter((key) => !oldKeys.has(key)),
    removed: old.filter((key) => !newKeys.has(key)),
  };
}
