import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import { presentOrder } from './order.presenter.ts';
import type { OrderRecord } from './order.record.ts';
import { OrderConflictError } from './order.results.ts';

/** Tells a caller that the order is another one by now, and shows it. */
export function presentOrderConflict(
  order: OrderRecord,
  key: ApiMessageKey,
  context: Parameters<typeof presentOrder>[1],
): OrderConflictError {
  return Object.assign(new OrderConflictError(), {
    message: apiMessage(key, context.language),
    order: presentOrder(order, context),
  });
}
