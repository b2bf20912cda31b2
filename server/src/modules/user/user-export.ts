import type { CellValue } from '@eunbit/schema/csv';
import type { Language, Market } from '@eunbit/schema/market';
import { formatPhone } from '@eunbit/schema/phone-number';
import { plainAmount, storeClock } from '../../common/csv-values.ts';
import type { UserRecord } from '../account/index.ts';
import type { BuyerSums, GuestRecord, ReadBuyerSums } from '../order/index.ts';

/** Customers whose orders are summed with one command. */
const BATCH = 200;

const CONTACT = {
  ko: ['성', '이름', '이메일', '전화번호'],
  en: ['Last name', 'First name', 'Email', 'Phone'],
} as const;
const VALUE = {
  ko: ['태그', '주문 수', '첫 주문', '마지막 주문', '구매액 (KRW)', '구매액 (USD)'],
  en: ['Tags', 'Orders', 'First order', 'Last order', 'Value (KRW)', 'Value (USD)'],
} as const;

export const USER_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  ko: ['가입일', ...CONTACT.ko, '언어', '직책', '리뷰 차단', ...VALUE.ko],
  en: ['Member since', ...CONTACT.en, 'Language', 'Position', 'Blocked', ...VALUE.en],
};

export const GUEST_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  ko: [...CONTACT.ko, ...VALUE.ko],
  en: [...CONTACT.en, ...VALUE.en],
};

/** Pairs customers with the totals of their orders, one batch at a time in memory. */
async function* withSums<T>(
  customers: AsyncIterable<T>,
  getKey: (customer: T) => string,
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, BuyerSums>>,
): AsyncGenerator<readonly [T, BuyerSums | undefined]> {
  let batch: T[] = [];
  async function* pair() {
    const sums = await read(batch.map(getKey));
    for (const customer of batch) yield [customer, sums.get(getKey(customer))] as const;
    batch = [];
  }
  for await (const customer of customers) {
    batch.push(customer);
    if (batch.length === BATCH) yield* pair();
  }
  if (batch.length > 0) yield* pair();
}

function toValueCells(tags: readonly string[], sums: BuyerSums | undefined, clock: (at: Date) => string): CellValue[] {
  const valueIn = (currency: 'KRW' | 'USD') => {
    const value = sums?.value.find((one) => one.currency === currency);
    return value ? plainAmount(value.amount, currency) : null;
  };
  const [first, last] = [sums?.firstOrderAt, sums?.lastOrderAt].map((at) => (at ? clock(at) : null));
  return [tags.join('; '), sums?.orderCount ?? 0, first ?? null, last ?? null, valueIn('KRW'), valueIn('USD')];
}

/** CSV rows of accounts, one per account. */
export async function* userRows(users: AsyncIterable<UserRecord>, market: Market, sums: ReadBuyerSums) {
  const clock = storeClock(market);
  for await (const [user, own] of withSums(users, ({ _id }) => String(_id), sums.ofMembers)) {
    const { createdAt, lastName, firstName, email, phone, language, role, blocked, tags = [] } = user;
    const account = [
      clock(createdAt),
      lastName,
      firstName,
      email,
      phone && formatPhone(phone),
      language,
      role,
      blocked ? 'yes' : 'no',
    ];
    yield [...account, ...toValueCells(tags, own, clock)];
  }
}

/** CSV rows of guests, one per email address. */
export async function* guestRows(guests: AsyncIterable<GuestRecord>, market: Market, sums: ReadBuyerSums) {
  const clock = storeClock(market);
  for await (const [guest, own] of withSums(guests, ({ email }) => email, sums.ofGuests)) {
    const { lastName, firstName, email, phone, tags = [] } = guest;
    yield [lastName, firstName, email, phone && formatPhone(phone), ...toValueCells(tags, own, clock)];
  }
}
