import type { StoredDocument } from '../storage/stored-document.ts';
import type { View } from '../storage/view.ts';
import type { Pause } from '../yielding.ts';

/** What a scan looked at. */
export interface Examined {
  keys: number;
  documents: number;
}

/**
 * Reads stored documents one by one. Between commands it is detached: it then holds no iterator and no view, which would
 * keep what was written at its time in memory, and goes on later from the key it had reached, in the state it is given.
 */
export interface Scan {
  /** The next document, or a pause on the way to it. */
  next(): StoredDocument | Pause | undefined;
  /** The next entry without its document, for counting. */
  skip(): boolean;
  /** How many documents are left, where that is known without a look at each entry. Only before the first was read. */
  count?(): number | undefined;
  attach(view: View): void;
  detach(): void;
}

/** The view of a scan that is attached to one. */
export function readable(view: View | undefined): View {
  if (!view) throw new Error('a scan was read while it was detached');
  return view;
}
