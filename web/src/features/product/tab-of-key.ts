import { wrapIndex } from './gallery-index.ts';

/** The tab that a key leads to from the chosen one; null for keys that tabs do not know. */
export function tabOfKey(key: string, chosen: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return wrapIndex(chosen, 1, count);
    case 'ArrowLeft':
      return wrapIndex(chosen, -1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
