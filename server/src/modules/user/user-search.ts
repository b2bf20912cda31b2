import { normaliseEmail } from '@eunbit/schema/email-address';
import { Market } from '@eunbit/schema/market';
import { splitName } from '@eunbit/schema/person-name';
import { parsePhone } from '@eunbit/schema/phone-number';
import { normaliseTag } from '@eunbit/schema/tag';
import type { QueryFilter } from 'mongoose';
import { textIs } from '../../common/indexed-text.ts';
import { toLiteralPattern } from '../../common/literal-pattern.ts';
import { accountName } from '../account/account.service.ts';
import type { UserRecord } from '../account/user.record.ts';

/** Which customers of a store a list shows. */
export interface CustomerSearch {
  readonly search: string;
  /** In any spelling; null or blank for any. */
  readonly tag: string | null;
}

/** The fields that accounts and guests have in common, by which both are found. */
type Found = Pick<UserRecord, 'location' | 'firstname' | 'lastname' | 'email' | 'phone' | 'tags'>;

/** Characters of the search text that are used: the maximum length of an email address. */
const MAXIMUM_SEARCH_LENGTH = 254;

/** Matches a full name in one text, such as `홍길동`, `Mina Lee` or `LEE MINA`. */
function wholeNames(text: string): QueryFilter<Found>[] {
  const { firstname, lastname } = splitName(accountName(text));
  if (!firstname || !lastname) return [];
  return [
    { firstname, lastname },
    { firstname: lastname, lastname: firstname },
  ];
}

/** Parses a search text; null if it is blank. */
function looked(search: string) {
  const text = search.trim().slice(0, MAXIMUM_SEARCH_LENGTH);
  return text === ''
    ? null
    : { text, name: accountName(text), email: new RegExp(`^${toLiteralPattern(normaliseEmail(text))}`) };
}

/** Filters for accounts of a store with exactly this name or phone number. */
function exactly(location: Market, { text, name }: { text: string; name: string }): QueryFilter<Found>[] {
  const phone = parsePhone(text, location);
  const ways: QueryFilter<Found>[] = [
    { firstname: name },
    { lastname: name },
    ...wholeNames(text),
    ...(phone ? [{ phone: textIs(phone) }] : []),
  ];
  return ways.map((way) => ({ location, ...way }));
}

/**
 * Filter for the accounts of a store that a search matches; a blank search matches all. Names must be complete
 * (STAFF-11), an email address may be a prefix, and a phone number may be in any notation. Each alternative has an
 * index, so that no search scans the collection.
 */
export function userFilter(location: Market, search: string): QueryFilter<Found> {
  const wanted = looked(search);
  if (!wanted) return { location };
  return { $or: [...exactly(location, wanted), { location, email: wanted.email }] };
}

/**
 * The same for those who have a tag. A search and a tag meet few: either has an index.
 */
export function customerFilter(location: Market, { search, tag }: CustomerSearch): QueryFilter<Found> {
  const filter = userFilter(location, search);
  const tags = normaliseTag(tag ?? '');
  return tags ? { ...filter, location, tags } : filter;
}

/**
 * The same for both stores, with exact matches separate from prefix matches, which may be many; null for a blank
 * search.
 */
export function userFilters(
  search: string,
): { readonly exact: QueryFilter<UserRecord>; readonly beginning: QueryFilter<UserRecord> } | null {
  const wanted = looked(search);
  if (!wanted) return null;
  const exact = { $or: Object.values(Market).flatMap((market) => exactly(market, wanted)) };
  return { exact, beginning: { email: wanted.email } };
}
