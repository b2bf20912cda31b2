import type { Market } from '@eunbit/schema/market';

/** The page of an order that was just placed. */
export const SUCCESS_PATH: Readonly<Record<Market, string>> = { KR: '/success_ko', US: '/success' };
