import { Market } from '@eunbit/schema/market';
import { useLocation } from 'react-router';
import type { MessageId } from '../gql/message-id.ts';
import { chooseStore, useStores } from './stores.ts';

/**
 * The store whose time zone a screen uses: the store that the screen shows. If it shows both, KR or, if KR is closed, the open
 * one.
 */
export function clockOf(pathname: string, open: readonly Market[] = Object.values(Market)): Market {
  const [, store] = /^\/?\w+_(ko|us)(\/|$)/.exec(pathname) ?? [];
  if (store) return store === 'us' ? 'US' : 'KR';
  return chooseStore('KR', open);
}

export const useClock = (): Market => clockOf(useLocation().pathname, useStores());

export const CLOCK_NAME: Readonly<Record<Market, MessageId>> = { KR: 'app.clock.kr', US: 'app.clock.us' };
