import { STORAGE } from '@eunbit/schema/wire';
import { useEffect } from 'react';
import { getLocalStorage, readText, writeText } from '../../../browser/storage.ts';
import { withViewed } from './viewed.ts';

/** Records a view of the product once its page is hydrated; the page's first script has done so before. Null while it is loading. */
export function useRecordViewed(productNumber: number | null): void {
  useEffect(() => {
    if (productNumber === null) return;
    const storage = getLocalStorage();
    writeText(storage, STORAGE.viewed, withViewed(readText(storage, STORAGE.viewed), productNumber));
  }, [productNumber]);
}
