import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { OrderError, OrdersUpdated, presentBulkRow } from '../order/index.ts';
import type { BulkChange } from './bulk-change.service.ts';
import { UpdateOrderTagsAndAssigneesInput, UpdateOrderTagsAndAssigneesResult } from './bulk-change.types.ts';
import type { OrderCollaborationContext } from './order-collaboration.module.ts';

const toChange = ({ change, tag, assigneeId }: UpdateOrderTagsAndAssigneesInput): BulkChange =>
  change === 'ASSIGN' ? { kind: change, assigneeId: assigneeId ?? null } : { kind: change, tag: tag ?? '' };

@Resolver()
export class BulkChangeResolver {
  @Allow('order:note')
  @Mutation(() => UpdateOrderTagsAndAssigneesResult, {
    description:
      'Adds or removes a tag of many orders, or assigns them; orders that cannot be changed are skipped ' +
      'and listed. An order that needs no change counts as done.',
  })
  async updateOrderTagsAndAssignees(
    @Arg('input', () => UpdateOrderTagsAndAssigneesInput, { description: 'The change.' })
    input: UpdateOrderTagsAndAssigneesInput,
    @Ctx() context: OrderCollaborationContext,
  ): Promise<typeof UpdateOrderTagsAndAssigneesResult> {
    const { services, language } = context;
    const result = await services.bulkChange.change(input.orderNumbers, toChange(input), signedIn(context).id);
    if ('refused' in result) return OrderError.of(result.refused, language);
    return Object.assign(new OrdersUpdated(), { orders: result.value.map((row) => presentBulkRow(row, context)) });
  }
}
