import type { Language, Market } from '@eunbit/schema/market';
import { storeClock } from '../../common/csv-values.ts';
import type { UserRecord } from '../account/user.record.ts';

export const USER_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  ko: ['가입일', '성', '이름', '이메일', '전화번호', '언어', '직책', '리뷰 차단'],
  en: ['Member since', 'Last name', 'First name', 'Email', 'Phone', 'Language', 'Position', 'Blocked'],
};

/** CSV rows of accounts, one per account. */
export async function* userRows(users: AsyncIterable<UserRecord>, market: Market) {
  const clock = storeClock(market);
  for await (const { createdAt, lastname, firstname, email, phone, language, role, blocked } of users) {
    yield [clock(createdAt), lastname, firstname, email, phone ?? null, language, role, blocked ? 'yes' : 'no'];
  }
}
