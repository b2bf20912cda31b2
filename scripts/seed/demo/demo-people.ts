import { createHash } from 'node:crypto';
import type { Market } from '@eunbit/schema/market';
import type { UserRecord } from '@eunbit/server/modules/account/user.model';
import { Types } from 'mongoose';
import { createChance } from './chance.ts';
import { DEMO_PLACES, type DemoPlace } from './demo-places.ts';

/** Number of people per store: some buy repeatedly, some once, and some only ask. */
export const DEMO_PEOPLE = 700;
const MEMBER_SHARE = 0.4;

/** Names in their usual spelling, with the form used in an email address. */
const FAMILY_NAMES: Readonly<Record<Market, readonly string[]>> = {
  KR: '김 kim,이 lee,박 park,최 choi,정 jung,강 kang,조 cho,윤 yoon,장 jang,임 lim,한 han,오 oh,서 seo,신 shin,권 kwon'.split(
    ',',
  ),
  US: 'Smith,Johnson,Williams,Brown,Garcia,Miller,Davis,Nguyen,Martinez,Lee,Anderson,Clark,Patel,Kim,Rivera'.split(','),
};
const GIVEN_NAMES: Readonly<Record<Market, readonly string[]>> = {
  KR: '서연 seoyeon,민준 minjun,지우 jiwoo,서준 seojun,하은 haeun,도윤 doyun,수빈 subin,예준 yejun,지민 jimin,현우 hyunwoo,유진 yujin,은지 eunji,태현 taehyun,나영 nayoung,성호 sungho,미경 mikyung,영수 youngsoo,다은 daeun'.split(
    ',',
  ),
  US: 'Olivia,James,Emma,Liam,Sophia,Noah,Ava,Ethan,Grace,Daniel,Mia,Lucas,Hannah,Jordan,Chloe,Marcus,Nora,Victor'.split(
    ',',
  ),
};

export interface DemoPerson {
  /** Id of the account; null for a guest. */
  readonly userId: string | null;
  readonly market: Market;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly place: DemoPlace & { readonly apt: string };
}

const pickOne = <Thing>(things: readonly Thing[], at: number): Thing => things[Math.floor(at * things.length)] as Thing;

/** A person of a store, deterministic for seed and number. Phone numbers are from ranges that are never assigned. */
export function demoPerson(seed: number, market: Market, number: number): DemoPerson {
  const chance = createChance(seed, market, 'person', number);
  const [lastName = '', familyInLatin = lastName] = pickOne(FAMILY_NAMES[market], chance.next()).split(' ');
  const [firstName = '', givenInLatin = firstName] = pickOne(GIVEN_NAMES[market], chance.next()).split(' ');
  const isMember = chance.happens(MEMBER_SHARE);
  const id = createHash('sha256').update(`${seed}:${market}:account:${number}`).digest('hex').slice(0, 24);
  const place = pickOne(DEMO_PLACES[market], chance.next());
  const [building, flat] = [101 + chance.upTo(11), 100 * (1 + chance.upTo(17)) + 1 + chance.upTo(3)];
  return {
    userId: isMember ? id : null,
    market,
    firstName,
    lastName,
    email: `${givenInLatin}.${familyInLatin}${number}@demo.example`.toLowerCase(),
    phone:
      market === 'KR'
        ? `+82100000${String(number).padStart(4, '0')}`
        : `+1415555${String(100 + (number % 100)).padStart(4, '0')}`,
    place: { ...place, apt: market === 'KR' ? `${building}동 ${flat}호` : chance.happens(0.6) ? `Apt ${flat}` : '' },
  };
}

/** The person who made a purchase. */
export function demoBuyer(seed: number, market: Market, visitId: string): DemoPerson {
  return demoPerson(seed, market, createChance(seed, visitId, 'buyer').upTo(DEMO_PEOPLE - 1));
}

/** The account of a member. Nobody can sign in with it, since it has no password. */
export function demoAccount(person: DemoPerson & { readonly userId: string }, createdAt: Date): UserRecord {
  const { userId, market, firstName, lastName, email, phone } = person;
  return {
    _id: new Types.ObjectId(userId),
    email,
    pendingEmail: null,
    passwordHash: null,
    socialIds: [],
    firstName: firstName.toUpperCase(),
    lastName: lastName.toUpperCase(),
    phone,
    role: 'USER',
    blocked: false,
    language: market === 'KR' ? 'ko' : 'en',
    location: market,
    orderEmails: true,
    createdAt,
  };
}
