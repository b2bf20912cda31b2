import type { OrderStatus } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { isStepStatus, STEP_PERMISSIONS } from '@eunbit/schema/permission';
import { personName } from '@eunbit/schema/person-name';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { holds } from '../../../common/permissions.ts';
import { validationError } from '../../../common/result.types.ts';
import type { OrderContext } from '../order.module.ts';
import { presentBulkRow } from '../order-result.presenter.ts';
import { OrdersUpdated, UpdateOrdersResult } from '../status/order-bulk.types.ts';
import { UndoStatusChangesInput } from './undo.types.ts';
import { UndoableChangeType } from './undoable-change.types.ts';

@Resolver(() => UndoableChangeType)
export class StatusUndoResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Who made it; null if the account was deleted.' })
  async author(@Root() { by }: UndoableChangeType, @Ctx() { loaders }: OrderContext): Promise<string | null> {
    const name = await loaders.peopleOfOrders.load(by);
    return name && personName(name);
  }

  @Allow('order:read')
  @Mutation(() => UpdateOrdersResult, {
    description:
      'Undoes status changes that were made with `isUndoable`, of one or many orders, also those of a ' +
      'colleague. Changes that can no longer be undone, or whose step the caller may not take, stay and ' +
      'are listed: ORDER_CONFLICT if it is too late, STATUS_TRANSITION_REFUSED if the caller may not, ' +
      'INSUFFICIENT_STOCK if units that the change restocked are no longer available. Safe to repeat.',
  })
  async undoStatusChanges(
    @Arg('input', () => UndoStatusChangesInput, { description: 'The changes.' }) { changes }: UndoStatusChangesInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrdersResult> {
    if (changes.length > MAXIMUM_ORDERS_AT_ONCE) {
      return validationError([{ path: 'changes', key: 'orders.tooMany' }], context.language);
    }
    const viewer = signedIn(context);
    const mayUndo = (status: OrderStatus) => isStepStatus(status) && holds(viewer, STEP_PERMISSIONS[status]);
    const results = await context.services.statusUndo.undo(changes, { staffId: viewer.id, mayUndo });
    return Object.assign(new OrdersUpdated(), { orders: results.map((row) => presentBulkRow(row, context)) });
  }
}
