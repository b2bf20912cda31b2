import { apiMessage } from '@eunbit/schema/api-messages';
import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import { formatMoney } from '@eunbit/schema/money';
import type { OrderRecord } from './order.record.ts';
import { UnpaidOrderError } from './order.results.ts';

/** Names what is still to be paid of an order that was to be shipped, in minor units. */
export function presentUnpaidOrder(
  { market }: Pick<OrderRecord, 'market'>,
  amount: number,
  { language }: { readonly language: Language },
): UnpaidOrderError {
  const outstanding = { amount, currency: CURRENCY_BY_MARKET[market] };
  const text = formatMoney(outstanding, { place: 'order' });
  return Object.assign(new UnpaidOrderError(), {
    message: apiMessage('order.unpaid', language, { outstanding: text }),
    outstanding,
  });
}
