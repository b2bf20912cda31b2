import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_ORDER_SEARCH_LENGTH, type OrderPeriod } from '@eunbit/schema/order';
import { toReadable } from '@eunbit/schema/public-number';
import { normaliseLine } from '@eunbit/schema/typed-line';
import type { QueryFilter } from 'mongoose';
import { startOfMonth, startOfYear } from '../../../common/store-time.ts';
import type { OrderRecord } from '../order.record.ts';

/** The characters of a search text, each escaped for a regular expression. */
function literals(text: string): string[] {
  return [...text].map((character) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
}

/**
 * Filters orders whose number or product title contains a text, ignoring case; null if the text is empty. Dashes and
 * spaces are ignored in numbers. The input is escaped, so it cannot inject a pattern.
 */
export function searchFilter(typed: string): QueryFilter<OrderRecord> | null {
  const text = normaliseLine(typed)
    .replace(/\p{Cc}/gu, '')
    .slice(0, MAXIMUM_ORDER_SEARCH_LENGTH)
    .trim();
  if (text === '') return null;
  const title = new RegExp(literals(text).join(''), 'i');
  const digits = toReadable(text.replace(/[\s\p{Dash}#]/gu, '').toUpperCase());
  // Numbers are stored with dashes, so a dash may occur between any two characters.
  const number = digits === '' ? [] : [{ number: new RegExp(literals(digits).join('-?'), 'i') }];
  return { $or: [...number, { 'lines.title.ko': title }, { 'lines.title.en': title }] };
}

/** Filters orders of a period, in the time zone of the store. */
export function periodFilter(period: OrderPeriod, market: Market, now: Date): QueryFilter<OrderRecord> {
  if (period === 'ALL') return {};
  return { createdAt: { $gte: (period === 'THIS_YEAR' ? startOfYear : startOfMonth)(market, now) } };
}
