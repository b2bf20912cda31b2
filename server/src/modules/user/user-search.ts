import { normaliseEmail } from '@eunbit/schema/email-address';
import { Market } from '@eunbit/schema/market';
import { parsePhone } from '@eunbit/schema/phone-number';
import { normaliseTag } from '@eunbit/schema/tag';
import { stripInvisible } from '@eunbit/schema/typed-line';
import type { QueryFilter } from 'mongoose';
import { textIs } from '../../common/indexed-text.ts';
import { toLiteralPattern } from '../../common/literal-pattern.ts';
import { searchedName } from '../../common/name-keys.ts';
import type { UserRecord } from '../account/index.ts';

/** Filters of a customer list. */
export interface CustomerSearch {
  readonly search: string;
  /** In any spelling; null or blank for any. */
  readonly tag: string | null;
}

/** The search fields that accounts and guests share. */
type Found = Pick<UserRecord, 'location' | 'nameKeys' | 'email' | 'phone' | 'tags'>;

/** Characters of the search text that are used: the maximum length of an email address. */
const MAXIMUM_SEARCH_LENGTH = 254;

/** Parses a search text; null if it is blank. */
function parseSearch(search: string) {
  const text = stripInvisible(search).trim().slice(0, MAXIMUM_SEARCH_LENGTH);
  if (text === '') return null;
  return { text, name: searchedName(text), email: new RegExp(`^${toLiteralPattern(normaliseEmail(text))}`) };
}

type ParsedSearch = NonNullable<ReturnType<typeof parseSearch>>;

/** Matches a phone number, in any notation, in either store. */
function byPhone(location: Market, { text }: ParsedSearch): QueryFilter<Found>[] {
  const phone = parsePhone(text, location) ?? parsePhone(text, 'US');
  return phone ? [{ location, phone: textIs(phone) }] : [];
}

/**
 * Filter for the accounts of a store that a search matches; a blank search matches all. Parts of names (STAFF-11) and an
 * email address may be a prefix, and a phone number may be in any notation. Each alternative has an index, so that no
 * search scans the collection.
 */
export function userFilter(location: Market, search: string): QueryFilter<Found> {
  const wanted = parseSearch(search);
  if (!wanted) return { location };
  const { name, email } = wanted;
  return {
    $or: [
      ...(name ? [{ location, nameKeys: name.beginning ?? name.whole }] : []),
      ...byPhone(location, wanted),
      { location, email },
    ],
  };
}

/** The same with a tag. Search and tag match few customers each, and both have an index. */
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
  const wanted = parseSearch(search);
  if (!wanted) return null;
  const { name, email } = wanted;
  const stores = Object.values(Market);
  const exact = stores.flatMap((location) => [
    ...(name ? [{ location, nameKeys: name.whole }] : []),
    ...byPhone(location, wanted),
  ]);
  const beginning = name?.beginning;
  return {
    exact: { $or: exact.length > 0 ? exact : [{ email: normaliseEmail(wanted.text) }] },
    beginning: {
      $or: [{ email }, ...(beginning ? stores.map((location) => ({ location, nameKeys: beginning })) : [])],
    },
  };
}
