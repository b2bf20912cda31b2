import type { Market } from '@eunbit/schema/market';
import { useLocation } from 'react-router';
import type { MessageId } from '../gql/message-id.ts';

/** The store whose time all times of a screen are in: of the store it shows, or Seoul's where it shows both. */
export function clockOf(pathname: string): Market {
  return /^\/?\w+_us(\/|$)/.test(pathname) ? 'US' : 'KR';
}

export const useClock = (): Market => clockOf(useLocation().pathname);

export const CLOCK_NAME: Readonly<Record<Market, MessageId>> = { KR: 'app.clock.kr', US: 'app.clock.us' };
