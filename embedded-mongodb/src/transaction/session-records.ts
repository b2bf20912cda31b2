import { encode } from '../bson/encode.ts';
import type { Document, Value } from '../bson/values.ts';
import { sessionKey, sessionPartKey } from '../storage/keys.ts';
import type { WriteSet } from '../storage/write-set.ts';

/** The results of a retryable write by statement number. */
export type StatementResults = Map<number, Document>;
export type StatementResult = [number: number, result: Document];

/** The persisted part of a session: one entry, and further ones for the parts of a long write. */
export interface SessionRecord {
  readonly key: string;
  readonly id: Document;
  /** The highest transaction number so far, of a transaction or a retryable write. */
  number: bigint;
  results: StatementResults;
  /** The number of entries of the newest write. */
  parts: number;
  /** The number of all entries: entries of an older write may follow those of the newest. */
  entries: number;
}

/** Adds the results of further statements of a retryable write. */
export function addResults(record: SessionRecord, results: readonly StatementResult[], writeSet: WriteSet): void {
  if (results.length === 0) return;
  for (const [statement, result] of results) record.results.set(statement, result);
  const statements: Value[] = results.map(([statement, result]) => ({ statement, result }));
  const { key, id, number, parts } = record;
  if (parts === 0) {
    replaceEntries(record, { id, number, statements, used: new Date() }, writeSet);
  } else {
    writeSet.set(sessionPartKey(key, parts), encode({ number, statements }));
    record.parts++;
    record.entries = Math.max(record.entries, record.parts);
  }
}

/** Records that the session's transaction was committed. */
export function recordCommit(record: SessionRecord, writeSet: WriteSet): void {
  const { id, number } = record;
  replaceEntries(record, { id, number, statements: [], committed: true, used: new Date() }, writeSet);
}

function replaceEntries(record: SessionRecord, first: Document, writeSet: WriteSet): void {
  removeEntries(record, writeSet);
  writeSet.set(sessionKey(record.key), encode(first));
  record.parts = 1;
  record.entries = 1;
}

export function removeEntries({ key, entries }: SessionRecord, writeSet: WriteSet): void {
  writeSet.set(sessionKey(key), null);
  for (let part = 1; part < entries; part++) writeSet.set(sessionPartKey(key, part), null);
}

/** Loads an entry; ignores entries of an older write. */
export function takeEntry(record: SessionRecord, { number, statements }: Document): void {
  record.entries++;
  if (number !== record.number) return;
  record.parts++;
  for (const { statement, result } of statements as Document[]) {
    record.results.set(statement as number, result as Document);
  }
}
