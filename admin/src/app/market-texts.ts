import type { Market } from '@eunbit/schema/market';
import type { MessageId } from '../gql/message-id.ts';

export const MARKET_NAME: Readonly<Record<Market, MessageId>> = { KR: 'app.market.kr', US: 'app.market.us' };

/** Code and sign of the currency, as shown beside a market's flag. */
export const CURRENCY_LABEL: Readonly<Record<Market, string>> = { KR: 'KRW ₩', US: 'USD $' };
