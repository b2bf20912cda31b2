import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AllowStep, ConfirmIdentity } from '../../../common/allow.ts';
import { validationError } from '../../../common/result.types.ts';
import { toDelayRecord } from '../order.inputs.ts';
import type { OrderContext } from '../order.module.ts';
import { presentBulkRow } from '../order-result.presenter.ts';
import { refundAuthority } from '../refund-authority.ts';
import { OrdersUpdated, UpdateOrderStatusesInput, UpdateOrdersResult } from './order-bulk.types.ts';

@Resolver()
export class OrderBulkResolver {
  @AllowStep()
  @ConfirmIdentity('large refunds')
  @Mutation(() => UpdateOrdersResult, {
    description:
      'Moves many orders one status forward; orders whose status or payment does not allow it are skipped and listed.',
  })
  async updateOrderStatuses(
    @Arg('input', () => UpdateOrderStatusesInput, { description: 'The step.' }) input: UpdateOrderStatusesInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrdersResult> {
    const change = { status: input.status, delay: toDelayRecord(input.delay) };
    const mover = { authority: refundAuthority(context), isUndoable: input.isUndoable };
    const result = await context.services.orderBulk.move(input.orderNumbers, change, mover);
    if ('refused' in result) return validationError(result.refused.failures, context.language);
    return Object.assign(new OrdersUpdated(), { orders: result.value.map((row) => presentBulkRow(row, context)) });
  }
}
