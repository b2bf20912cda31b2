import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import { personName } from '@eunbit/schema/person-name';
import type { OrderLoaders } from './order.loader.ts';
import { presentOrder } from './order.presenter.ts';
import type { OrderRecord } from './order.record.ts';
import { OrderConflictError } from './order.results.ts';
import type { OrderContext } from './order.wiring.ts';
import { secondsLeft } from './undo-rules.ts';

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

/** Says who is changing an order, for how long that can still be undone. */
export async function pendingMessage(
  { pendingChange }: Pick<OrderRecord, 'pendingChange'>,
  { language, loaders }: Pick<OrderContext, 'language'> & { readonly loaders: Pick<OrderLoaders, 'peopleOfOrders'> },
): Promise<string> {
  if (!pendingChange) return apiMessage('order.conflict', language);
  const name = await loaders.peopleOfOrders.load(pendingChange.by);
  const seconds = secondsLeft(pendingChange, new Date());
  return apiMessage('order.pending', language, { name: name ? personName(name) : '', seconds });
}

/** The same as an error, with the order. */
export async function presentPendingConflict(
  order: OrderRecord,
  context: Parameters<typeof presentOrder>[1] & { readonly loaders: Pick<OrderLoaders, 'peopleOfOrders'> },
): Promise<OrderConflictError> {
  const message = await pendingMessage(order, context);
  return Object.assign(new OrderConflictError(), { message, order: presentOrder(order, context) });
}
