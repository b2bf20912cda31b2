import type { Language } from '@eunbit/schema/market';
import type { Shortage } from '../stock/index.ts';
import type { OrderRecord } from './order.record.ts';

/** The titles of the order's products that are out of stock, as a list for people. */
export function titlesOf({ lines }: OrderRecord, shortages: readonly Shortage[], language: Language): string {
  const missing = new Set(shortages.map(({ productId }) => productId));
  const titles = lines.filter(({ productId }) => missing.has(productId)).map(({ title }) => title[language]);
  return titles.join(', ');
}
