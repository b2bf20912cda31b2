import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import type { BulkRow } from './bulk-row.ts';
import type { Changed } from './decision.ts';
import { OrderError, type OrderRefusal } from './order.errors.ts';
import { presentOrder } from './order.presenter.ts';
import type { OrderRecord } from './order.record.ts';
import { OrderConflictError, OrderUpdated, type UpdateOrderResult } from './order.results.ts';
import { titlesOf } from './short-products.ts';
import type { UpdatedOrderType } from './status/order-bulk.types.ts';

type Context = Parameters<typeof presentOrder>[1];

/** The result for one order of a bulk operation. */
export function presentBulkRow(
  { number, order, problem, shortages = [], note }: BulkRow,
  context: Context,
): UpdatedOrderType {
  const about = { orderNumber: number, order: order && presentOrder(order, context) };
  const { language } = context;
  if (!problem) return { ...about, outcome: 'DONE', code: null, message: note ? apiMessage(note, language) : null };
  if (problem === 'failed')
    return { ...about, outcome: 'FAILED', code: null, message: apiMessage('internal', language) };
  const products = order ? titlesOf(order, shortages, language) : '';
  return { ...about, outcome: 'SKIPPED', code: problem.code, message: apiMessage(problem.key, language, { products }) };
}

/** The error for an order that has changed since the caller read it, with the current order. */
export function presentOrderConflict(order: OrderRecord, key: ApiMessageKey, context: Context): OrderConflictError {
  return Object.assign(new OrderConflictError(), {
    message: apiMessage(key, context.language),
    order: presentOrder(order, context),
  });
}

/** The result of a mutation that changes an order; null if the order does not exist or is not the caller's. */
export function presentOrderResult(
  changed: Changed<OrderRefusal> | null,
  context: Context,
  conflictKey: ApiMessageKey = 'order.conflict',
): typeof UpdateOrderResult {
  if (!changed) return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', context.language);
  if ('order' in changed) return Object.assign(new OrderUpdated(), { order: presentOrder(changed.order, context) });
  if ('conflict' in changed) return presentOrderConflict(changed.conflict, conflictKey, context);
  return OrderError.of(changed.refused, context.language);
}
