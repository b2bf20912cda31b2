import type { Market } from '@eunbit/schema/market';
import { splitName } from '@eunbit/schema/person-name';
import { parsePhone } from '@eunbit/schema/phone-number';
import type { QueryFilter } from 'mongoose';
import { normaliseEmail } from '../../common/email-address.ts';
import { textIs } from '../../common/indexed-text.ts';
import { accountName } from '../account/account.service.ts';
import type { UserRecord } from '../account/user.model.ts';

/** Longest text that is looked for; e-mail addresses are no longer. */
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

/**
 * Which accounts of a store a search means; all of them for a blank one. A name has to be given whole (spec 002 §5), an
 * e-mail address may be its beginning, a phone number may be written in any way. Each of these has an index, so that no
 * search looks at every account.
 */
export function userFilter(location: Market, search: string): QueryFilter<UserRecord> {
  const text = search.trim().slice(0, MAXIMUM_SEARCH_LENGTH);
  if (text === '') return { location };
  const name = accountName(text);
  const phone = parsePhone(text, location);
  const ways: QueryFilter<UserRecord>[] = [
    { firstname: name },
    { lastname: name },
    ...wholeNames(text),
    { email: new RegExp(`^${literal(normaliseEmail(text))}`) },
    ...(phone ? [{ phone: textIs(phone) }] : []),
  ];
  return { $or: ways.map((way) => ({ location, ...way })) };
}
