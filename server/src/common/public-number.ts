import type { Market } from '@eunbit/schema/market';
import { storeDay } from './store-time.ts';
import { randomReadable } from './tokens.ts';

/** `<prefix>-YYMMDD-XXXXXXXX`: the day, and 40 random bits so that numbers cannot be guessed. */
export function newPublicNumber(prefix: string, market: Market, at: Date): string {
  return `${prefix}-${storeDay(market, at).slice(2).replaceAll('-', '')}-${randomReadable(8)}`;
}
