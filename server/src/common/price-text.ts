import { CURRENCY_BY_MARKET, type Market } from '@eunbit/schema/market';
import { formatMoney } from '@eunbit/schema/money';

/** A store's price, in minor units, formatted as in its catalogue. */
export const priceText = (market: Market, price: number): string =>
  formatMoney({ amount: price, currency: CURRENCY_BY_MARKET[market] }, { place: 'catalogue' });
