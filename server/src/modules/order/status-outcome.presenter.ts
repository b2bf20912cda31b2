import { validationError } from '../../common/result.types.ts';
import { OrderError } from './order.errors.ts';
import type { OrderContext } from './order.module.ts';
import { presentOrder } from './order.presenter.ts';
import { OrderUpdated, type UpdateOrderStatusResult } from './order.results.ts';
import type { StatusOutcome } from './order.service.ts';
import { presentOrderConflict } from './order-conflict.presenter.ts';

/** What came of a step of an order, for its caller. */
export function presentStatusOutcome(change: StatusOutcome, context: OrderContext): typeof UpdateOrderStatusResult {
  const { language } = context;
  switch (change.outcome) {
    case 'saved':
      return Object.assign(new OrderUpdated(), { order: presentOrder(change.order, context) });
    case 'conflict':
      return presentOrderConflict(change.order, 'order.conflict', context);
    case 'invalid':
      return validationError(change.failures, language);
    case 'refused':
      return OrderError.create('STATUS_TRANSITION_REFUSED', 'status.refused', language);
    case 'unpaid':
      return OrderError.create('STATUS_TRANSITION_REFUSED', 'status.unpaid', language);
    case 'partlyShipped':
      return OrderError.create('STATUS_TRANSITION_REFUSED', 'status.partlyShipped', language);
    case 'depositNotAccepted':
      return OrderError.create('STATUS_TRANSITION_REFUSED', 'deposit.acceptNotAllowed', language);
    case 'aboveLimit':
      return OrderError.create('REFUND_ABOVE_LIMIT', 'refund.aboveLimit', language);
    case 'notFound':
      return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', language);
  }
}
