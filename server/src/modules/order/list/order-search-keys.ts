import { MAXIMUM_STAFF_SEARCH_LENGTH } from '@eunbit/schema/order-list';
import type { QueryFilter } from 'mongoose';
import type { OrderRecord } from '../order.record.ts';

/** Shorter texts are looked for as a whole: a single family name begins the names of a fifth of all buyers. */
const SHORTEST_BEGINNING = 3;
/** Of which digits of a phone number people remember the last four. */
const LAST_DIGITS = 4;

/** Full-width forms, the case of letters, and what separates words and digits do not matter. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-()·]/gu, '');
}

type Searched = Pick<OrderRecord, 'number' | 'email' | 'phone' | 'address'> & {
  readonly payment: { readonly depositorName: string | null };
};

/** Everything that staff find an order by, as it is compared; each is found by its beginning. */
export function buildSearchKeys({ number, email, phone, address, payment }: Searched): string[] {
  const bareNumber = bare(number);
  const digits = phone.replace(/\D/g, '').replace(/^82/, '0');
  const [given, family] = [bare(address.firstname), bare(address.lastname)];
  const keys = [
    bareNumber,
    // Without what all numbers begin with, and the random part alone.
    bareNumber.slice(2),
    bareNumber.slice(-8),
    bare(email),
    digits,
    digits.slice(-LAST_DIGITS),
    given,
    family,
    family + given,
    given + family,
    bare(payment.depositorName ?? ''),
  ];
  return [...new Set(keys.filter((key) => key !== ''))];
}

/** What was typed, as a whole key and as the beginning of one, where it is long enough; null where it is nothing. */
export function searchKeys(typed: string): { readonly whole: string; readonly beginning: RegExp | null } | null {
  const whole = bare(typed.slice(0, MAXIMUM_STAFF_SEARCH_LENGTH));
  if (whole === '') return null;
  // Every character stands for itself: no pattern can be smuggled in.
  const literal = whole.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return { whole, beginning: whole.length < SHORTEST_BEGINNING ? null : new RegExp(`^${literal}`) };
}

/** Orders that have a key which begins with what was typed; null where there is nothing to search for. */
export function searchKeyFilter(typed: string): QueryFilter<OrderRecord> | null {
  const keys = searchKeys(typed);
  return keys && { searchKeys: keys.beginning ?? keys.whole };
}
