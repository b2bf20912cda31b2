import { metaKey } from './keys.ts';
import type { Store } from './store.ts';
import { WriteSet } from './write-set.ts';

/**
 * The number of the form in which everything is stored: keys, documents, catalog, log. It goes up with every change after
 * which older entries would be misread or stand in a wrong order; data files without a number have the first form.
 */
const FORMAT = 1;

/** Notes the form of a data file that has no number yet. Throws where a later server has written it in another form. */
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
