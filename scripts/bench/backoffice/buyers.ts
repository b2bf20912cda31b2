import type { Market } from '@eunbit/schema/market';
import { pick, pickFrom } from '../pick.ts';

/** A buyer record; deterministic for its index. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** With country code. */
  readonly phone: string;
}

/** Family names, weighted by frequency: one in five people has the first. */
const KOREAN_FAMILIES = '김 김 이 이 박 최 정 강 조 윤 장 임 한 오'.split(' ');
const KOREAN_NAMES = '서연 민준 하늘 지우 도윤 예은 시우 수아 주원 채원 은서 현우 지안'.split(' ');
const FAMILIES = 'SMITH JOHNSON LEE BROWN GARCIA MILLER DAVIS LOPEZ WILSON KIM CLARK'.split(' ');
const NAMES = 'MINA JAMES OLIVIA NOAH EMMA LIAM AVA LUCAS MIA HENRY ELLA JACK ZOE'.split(' ');

export function buildBuyer(market: Market, index: number): Buyer {
  const isKorean = market === 'KR';
  const digits = String(pick(index, 3, 100_000_000)).padStart(8, '0');
  return {
    firstName: pickFrom(isKorean ? KOREAN_NAMES : NAMES, index, 1),
    lastName: pickFrom(isKorean ? KOREAN_FAMILIES : FAMILIES, index, 2),
    email: `${market.toLowerCase()}.buyer${index}@example.com`,
    phone: isKorean ? `+8210${digits}` : `+1212${digits.slice(-7)}`,
  };
}
