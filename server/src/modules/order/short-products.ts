import type { Language } from '@eunbit/schema/market';
import type { Shortage } from '../stock/index.ts';
import type { OrderRecord } from './order.record.ts';

/** The products of an order of which units are missing, as people read them. */
export function titlesOf({ lines }: OrderRecord, shortages: readonly Shortage[], language: Language): string {
  const missing = new Set(shortages.map(({ productId }) => productId));
  const titles = lines.filter(({ productId }) => missing.has(productId)).map(({ title }) => title[language]);
  return titles.join(', ');
}
