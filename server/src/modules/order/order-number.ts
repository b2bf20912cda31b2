import type { Market } from '@eunbit/schema/market';
import { randomReadable } from '../../common/tokens.ts';

/** Calendar days of a store are counted where it sells. */
export const TIME_ZONE: Readonly<Record<Market, string>> = { KR: 'Asia/Seoul', US: 'America/New_York' };

/** `EB-YYMMDD-XXXXXXXX`: the day for people, 40 random bits against guessing. */
export function newOrderNumber(market: Market, at: Date): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE[market] }).format(at);
  return `EB-${day.slice(2).replaceAll('-', '')}-${randomReadable(8)}`;
}
