import { Market } from '@eunbit/schema/market';
import { splitName } from '@eunbit/schema/person-name';
import { parsePhone } from '@eunbit/schema/phone-number';
import type { QueryFilter } from 'mongoose';
import { normaliseEmail } from '../../common/email-address.ts';
import { textIs } from '../../common/indexed-text.ts';
import { accountName } from '../account/account.service.ts';
import type { UserRecord } from '../account/user.record.ts';

/** Longest text that is looked for; email addresses are no longer. */
const MAXIMUM_SEARCH_LENGTH = 254;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name in one piece, as `홍길동`, `Mina Lee` or `LEE MINA`. */
function wholeNames(text: string): QueryFilter<UserRecord>[] {
  const { firstname, lastname } = splitName(accountName(text));
  if (!firstname || !lastname) return [];
  return [
    { firstname, lastname },
    { firstname: lastname, lastname: firstname },
  ];
}

/** What a search looks for, apart from the store; null for a blank one. */
function looked(search: string) {
  const text = search.trim().slice(0, MAXIMUM_SEARCH_LENGTH);
  return text === '' ? null : { text, name: accountName(text), email: new RegExp(`^${literal(normaliseEmail(text))}`) };
}

/** Accounts of a store that have just the name or the phone number. */
function exactly(location: Market, { text, name }: { text: string; name: string }): QueryFilter<UserRecord>[] {
  const phone = parsePhone(text, location);
  const ways: QueryFilter<UserRecord>[] = [
    { firstname: name },
    { lastname: name },
    ...wholeNames(text),
    ...(phone ? [{ phone: textIs(phone) }] : []),
  ];
  return ways.map((way) => ({ location, ...way }));
}

/**
 * Which accounts of a store a search means; all of them for a blank one. A name has to be given whole (STAFF-11), an
 * email address may be its beginning, a phone number may be written in any way. Each of these has an index, so that no
 * search looks at every account.
 */
export function userFilter(location: Market, search: string): QueryFilter<UserRecord> {
  const wanted = looked(search);
  if (!wanted) return { location };
  return { $or: [...exactly(location, wanted), { location, email: wanted.email }] };
}

/** The same in both stores, exact finds apart from beginnings, of which there may be very many; null for a blank search. */
export function userFilters(
  search: string,
): { readonly exact: QueryFilter<UserRecord>; readonly beginning: QueryFilter<UserRecord> } | null {
  const wanted = looked(search);
  if (!wanted) return null;
  const exact = { $or: Object.values(Market).flatMap((market) => exactly(market, wanted)) };
  return { exact, beginning: { email: wanted.email } };
}
