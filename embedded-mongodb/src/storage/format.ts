/**
 * The version of the storage format: keys, documents, catalog, oplog, journal. It is incremented with every change that
 * would misread or misorder existing entries.
 * - 1, also in data files without a version: no journal. A server that does not know the journal would ignore acknowledged
 *   writes, and must refuse the folder.
 * - 2: the journal.
 */
export const FORMAT = '2';

const READABLE = [undefined, '1', FORMAT];

/** Throws if a data file has a later format. */
export function checkFormat(stored: string | undefined): void {
  if (READABLE.includes(stored)) return;
  throw new Error(`the data have format ${stored}, while this server reads formats up to ${FORMAT} only`);
}
