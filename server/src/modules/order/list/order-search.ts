import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_ORDER_SEARCH_LENGTH, type OrderPeriod } from '@eunbit/schema/order';
import type { QueryFilter } from 'mongoose';
import { startOfMonth, startOfYear } from '../../../common/store-time.ts';
import type { OrderRecord } from '../order.record.ts';

/** The characters of a search, one after the other, each matching nothing but itself. */
function literals(text: string): string[] {
  return [...text].map((character) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
}

/**
 * Orders whose number or one of whose products contains a text, in whatever case; null where there is nothing to search
 * for. Dashes and spaces are ignored in numbers. What is typed only ever stands for itself: no pattern can be smuggled in.
 */
export function searchFilter(typed: string): QueryFilter<OrderRecord> | null {
  const text = typed
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .slice(0, MAXIMUM_ORDER_SEARCH_LENGTH)
    .trim();
  if (text === '') return null;
  const title = new RegExp(literals(text).join(''), 'i');
  const digits = text.replace(/[\s-]/g, '');
  // A number is stored with its dashes: between two characters there may be one.
  const number = digits === '' ? [] : [{ number: new RegExp(literals(digits).join('-?'), 'i') }];
  return { $or: [...number, { 'lines.title.ko': title }, { 'lines.title.en': title }] };
}

/** Orders of a period, which is counted by the calendar of the store. */
export function periodFilter(period: OrderPeriod, market: Market, now: Date): QueryFilter<OrderRecord> {
  if (period === 'ALL') return {};
  return { createdAt: { $gte: (period === 'THIS_YEAR' ? startOfYear : startOfMonth)(market, now) } };
}
