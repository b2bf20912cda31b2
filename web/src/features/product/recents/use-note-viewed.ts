import { STORAGE } from '@eunbit/schema/wire';
import { useEffect } from 'react';
import { getLocalStorage, readText, writeText } from '../../../browser/storage.ts';
import { withViewed } from './viewed.ts';

/** Notes that a product is looked at, as soon as its page has come to life. Null while it is not known. */
export function useNoteViewed(productNumber: number | null): void {
  useEffect(() => {
    if (productNumber === null) return;
    const storage = getLocalStorage();
    writeText(storage, STORAGE.viewed, withViewed(readText(storage, STORAGE.viewed), productNumber));
  }, [productNumber]);
}
