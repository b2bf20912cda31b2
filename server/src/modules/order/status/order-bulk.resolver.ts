import { apiMessage } from '@eunbit/schema/api-messages';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AllowStep, ConfirmIdentity } from '../../../common/allow.ts';
import { validationError } from '../../../common/result.types.ts';
import { toDelayRecord } from '../order.inputs.ts';
import type { OrderContext } from '../order.module.ts';
import { presentOrder } from '../order.presenter.ts';
import { refundAuthority } from '../refund-authority.ts';
import type { BulkOutcome } from './order-bulk.service.ts';
import {
  OrdersUpdated,
  type UpdatedOrderType,
  UpdateOrderStatusesInput,
  UpdateOrderStatusesResult,
} from './order-bulk.types.ts';

const OPERATION_ERRORS = {
  skipped: { outcome: 'SKIPPED', code: 'STATUS_TRANSITION_REFUSED' },
  conflict: { outcome: 'SKIPPED', code: 'ORDER_CONFLICT' },
  notFound: { outcome: 'SKIPPED', code: 'ORDER_NOT_FOUND' },
  failed: { outcome: 'FAILED', code: null },
} as const;

function presentOutcome(answer: BulkOutcome, context: OrderContext): UpdatedOrderType {
  const order = 'order' in answer ? presentOrder(answer.order, context) : null;
  const about = { orderNumber: answer.number, order };
  if (answer.outcome === 'done') return { ...about, outcome: 'DONE', code: null, message: null };
  return { ...about, ...OPERATION_ERRORS[answer.outcome], message: apiMessage(answer.reason, context.language) };
}

@Resolver()
export class OrderBulkResolver {
  @AllowStep()
  @ConfirmIdentity('large refunds')
  @Mutation(() => UpdateOrderStatusesResult, {
    description:
      'Moves many orders one step forward; those whose status or money does not allow it are skipped and named.',
  })
  async updateOrderStatuses(
    @Arg('input', () => UpdateOrderStatusesInput, { description: 'The step.' }) input: UpdateOrderStatusesInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderStatusesResult> {
    const change = { status: input.status, delay: toDelayRecord(input.delay) };
    const mover = { authority: refundAuthority(context), isUndoable: input.isUndoable };
    const result = await context.services.orderBulk.move(input.orderNumbers, change, mover);
    if (result.outcome === 'invalid') return validationError(result.failures, context.language);
    const orders = result.outcomes.map((answer) => presentOutcome(answer, context));
    return Object.assign(new OrdersUpdated(), { orders });
  }
}
