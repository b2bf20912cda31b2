import type { Market } from '@eunbit/schema/market';
import { randomReadable } from './tokens.ts';

/** Calendar days of a store are counted where it sells. */
const TIME_ZONE: Readonly<Record<Market, string>> = { KR: 'Asia/Seoul', US: 'America/New_York' };

/** `<prefix>-YYMMDD-XXXXXXXX`: the day for people, 40 random bits against guessing. */
export function newPublicNumber(prefix: string, market: Market, at: Date): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE[market] }).format(at);
  return `${prefix}-${day.slice(2).replaceAll('-', '')}-${randomReadable(8)}`;
}
