import { CURRENCY_BY_MARKET, type Market } from '@eunbit/schema/market';
import { formatMoney } from '@eunbit/schema/money';

/** A price of a store, in minor units, as its catalogue writes it. */
export const priceText = (market: Market, price: number): string =>
  formatMoney({ amount: price, currency: CURRENCY_BY_MARKET[market] }, { place: 'catalogue' });
