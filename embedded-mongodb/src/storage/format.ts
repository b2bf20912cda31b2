import { metaKey } from './keys.ts';
import type { Store } from './store.ts';
import { WriteSet } from './write-set.ts';

/**
 * The version of the storage format: keys, documents, catalog, oplog. It is incremented with every change that would
 * misread or misorder existing entries. Data files without a version have format 1.
 */
const FORMAT = 1;

/** Writes the format into a data file without one. Throws if the file has a later format. */
export function checkFormat(store: Store): void {
  const stored = store.view().get(metaKey('format'))?.toString('latin1');
  if (stored === undefined) {
    const writeSet = new WriteSet();
    writeSet.set(metaKey('format'), Buffer.from(String(FORMAT), 'latin1'));
    store.commit(writeSet);
  } else if (stored !== String(FORMAT)) {
    throw new Error(`the data have format ${stored}, while this server reads format ${FORMAT} only`);
  }
}
