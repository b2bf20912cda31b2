import { STORAGE } from '@eunbit/schema/wire';
import { useEffect } from 'react';
import { localStorageOrNull, readText, writeText } from '../../../browser/session-json.ts';
import { withViewed } from './viewed.ts';

/** Notes that a product is looked at, as soon as its page has come to life. Null while it is not known. */
export function useNoteViewed(productNumber: number | null): void {
  useEffect(() => {
    if (productNumber === null) return;
    const storage = localStorageOrNull();
    writeText(storage, STORAGE.viewed, withViewed(readText(storage, STORAGE.viewed), productNumber));
  }, [productNumber]);
}
