import type { StoredDocument } from '../storage/stored-document.ts';
import type { View } from '../storage/view.ts';
import type { Pause } from '../yielding.ts';

/** The number of examined keys and documents. */
export interface Examined {
  keys: number;
  documents: number;
}

/**
 * Reads stored documents one by one. Between commands it is detached: it holds no iterator and no view, which would keep
 * old write sets in memory. Attached again, it continues after the last key in the given view.
 */
export interface Scan {
  /** The next document, or a pause. */
  next(): StoredDocument | Pause | undefined;
  /** Skips an entry without reading its document, for counting; false at the end. */
  skip(): boolean;
  /** The number of documents, if it is known without reading each entry. Valid before the first read only. */
  count?(): number | undefined;
  attach(view: View): void;
  detach(): void;
}

/** The view of an attached scan. */
export function readable(view: View | undefined): View {
  if (!view) throw new Error('a scan was read while it was detached');
  return view;
}
