import type { Collection, Index } from '../catalog/collection.ts';
import { decodeEntryRecord, entryEnd } from '../index/entries.ts';
import { indexKeys } from '../key-string/index-keys.ts';
import { wholeKey } from '../key-string/key-string.ts';
import { afterPrefix } from '../key-string/shortened-key.ts';
import { documentKey, indexPrefix } from '../storage/keys.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import type { View } from '../storage/view.ts';
import { PAUSE, type Pause, sorted, withPauses } from '../yielding.ts';
import type { Examined } from './scan.ts';

export interface IndexEntry {
  /** The entry without the index's prefix. */
  key: string;
  record: number;
  /** The sort key: the entry with its unshortened key. */
  order: string;
  /** Information about the indexed values that the key lacks, in a covered query. */
  forms?: string;
}

/**
 * The entries of an index whose keys start with the same prefix, the part that shortened keys keep, in the order of the
 * values of their documents.
 */
export function* gatherKeyRun(
  beginning: string,
  index: Index,
  collection: Collection,
  view: View,
  examined: Examined,
): Generator<Pause, IndexEntry[]> {
  const entries: IndexEntry[] = [];
  for (const record of yield* readRecords(beginning, index, view, examined)) {
    if (record === PAUSE) yield PAUSE;
    else entries.push(...readDocumentEntries(beginning, index, collection, view, record));
  }
  return yield* sorted(entries, (left, right) => (left.order < right.order ? -1 : 1));
}

function* readRecords(
  beginning: string,
  index: Index,
  view: View,
  examined: Examined,
): Generator<Pause, Iterable<number | Pause>> {
  const prefix = indexPrefix(index.id);
  const records = new Set<number>();
  for (const entry of withPauses(view.range(prefix + beginning, prefix + afterPrefix(beginning)))) {
    if (entry === PAUSE) yield PAUSE;
    else {
      examined.keys++;
      records.add(decodeEntryRecord(index, entry.key, entry.value));
    }
  }
  return withPauses(records);
}

function readDocumentEntries(
  beginning: string,
  index: Index,
  collection: Collection,
  view: View,
  record: number,
): IndexEntry[] {
  const bytes = view.get(documentKey(collection.id, record));
  if (!bytes) return [];
  const document = new StoredDocument(record, bytes).withFields(
    new Set(index.fields.map(({ path }) => path[0] as string)),
  );
  const { keys, values } = indexKeys(document, index.fields);
  const descending = index.fields.map((field) => field.descending);
  const end = entryEnd(index, record);
  return keys.flatMap((key, at) =>
    key.startsWith(beginning) ? [{ key: key + end, record, order: wholeKey(values[at] ?? [], descending) + end }] : [],
  );
}
