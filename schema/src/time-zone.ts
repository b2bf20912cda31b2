import type { Market } from './market.ts';

/** Calendar days of a store are counted where it sells. */
export const TIME_ZONE: Readonly<Record<Market, string>> = { KR: 'Asia/Seoul', US: 'America/New_York' };
