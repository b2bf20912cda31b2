import { MAXIMUM_STAFF_SEARCH_LENGTH } from '@eunbit/schema/order-list';
import { formatPhone, parsePhone } from '@eunbit/schema/phone-number';
import { normalisePublicNumber } from '@eunbit/schema/public-number';
import type { QueryFilter } from 'mongoose';
import { foldText } from '../../../common/fold-text.ts';
import type { OrderRecord } from '../order.record.ts';

/** Shorter texts match whole keys only: as a prefix, one family name would match a fifth of all buyers. */
const SHORTEST_BEGINNING = 3;
/** Number of trailing digits of a phone number that form a separate key. */
const LAST_DIGITS = 4;

type Searched = Pick<OrderRecord, 'market' | 'number' | 'email' | 'phone' | 'address'> & {
  readonly payment: { readonly depositorName: string | null };
};

/** The normalised keys by which staff find an order; a search matches their prefixes. */
export function buildSearchKeys({ market, number, email, phone, address, payment }: Searched): string[] {
  const bareNumber = foldText(number);
  const stored = parsePhone(phone, market);
  // In national format, without extension.
  const digits = (stored ? formatPhone(stored) : phone).replace(/\D/g, '');
  const [given, family] = [foldText(address.firstName), foldText(address.lastName)];
  const keys = [
    bareNumber,
    // The number without the common prefix, and its random part.
    bareNumber.slice(2),
    bareNumber.slice(-8),
    foldText(email),
    stored ?? '',
    digits,
    digits.slice(-LAST_DIGITS),
    given,
    family,
    family + given,
    given + family,
    foldText(payment.depositorName ?? ''),
  ];
  return [...new Set(keys.filter((key) => key !== ''))];
}

/** The search text as a whole key and, if long enough, as a prefix; null if it is empty. */
export function searchKeys(typed: string): { readonly whole: string; readonly beginning: RegExp | null } | null {
  const text = typed.slice(0, MAXIMUM_STAFF_SEARCH_LENGTH);
  const number = normalisePublicNumber(text);
  const whole = number.startsWith('EB-') ? foldText(number) : (parsePhone(text, 'US') ?? foldText(text));
  if (whole === '') return null;
  // Escaped, so that input cannot inject a pattern.
  const literal = whole.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return { whole, beginning: whole.length < SHORTEST_BEGINNING ? null : new RegExp(`^${literal}`) };
}

/** Filters orders by a key that starts with the text; null if the text is empty. */
export function searchKeyFilter(typed: string): QueryFilter<OrderRecord> | null {
  const keys = searchKeys(typed);
  return keys && { searchKeys: keys.beginning ?? keys.whole };
}
