import type { Market } from '@eunbit/schema/market';

/** A person as the shop stores them; the same for the same number in every run. */
export interface Buyer {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** With calling code. */
  readonly phone: string;
}

/** Weighted as families are: the first is every fifth. */
const KOREAN_FAMILIES = ['김', '김', '이', '이', '박', '최', '정', '강', '조', '윤', '장', '임', '한', '오'];
const KOREAN_NAMES = [
  '서연',
  '민준',
  '하늘',
  '지우',
  '도윤',
  '예은',
  '시우',
  '수아',
  '주원',
  '채원',
  '은서',
  '현우',
  '지안',
];
const FAMILIES = ['SMITH', 'JOHNSON', 'LEE', 'BROWN', 'GARCIA', 'MILLER', 'DAVIS', 'LOPEZ', 'WILSON', 'KIM', 'CLARK'];
const NAMES = [
  'MINA',
  'JAMES',
  'OLIVIA',
  'NOAH',
  'EMMA',
  'LIAM',
  'AVA',
  'LUCAS',
  'MIA',
  'HENRY',
  'ELLA',
  'JACK',
  'ZOE',
];

/** A number that looks like chance, the same for the same two, from 0 and below the limit. */
export function pick(index: number, salt: number, limit: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % limit;
}

export function pickFrom<T>(values: readonly T[], index: number, salt: number): T {
  return values[pick(index, salt, values.length)] as T;
}

export function buyerOf(market: Market, index: number): Buyer {
  const isKorean = market === 'KR';
  const digits = String(pick(index, 3, 100_000_000)).padStart(8, '0');
  return {
    firstname: pickFrom(isKorean ? KOREAN_NAMES : NAMES, index, 1),
    lastname: pickFrom(isKorean ? KOREAN_FAMILIES : FAMILIES, index, 2),
    email: `${market.toLowerCase()}.buyer${index}@example.com`,
    phone: isKorean ? `+8210${digits}` : `+1212${digits.slice(-7)}`,
  };
}
