import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { OrderError, OrdersUpdated, presentBulkRow } from '../order/index.ts';
import type { DeskChange } from './bulk-desk.service.ts';
import { UpdateDeskOfOrdersInput, UpdateDeskOfOrdersResult } from './bulk-desk.types.ts';
import type { OrderDeskContext } from './order-desk.module.ts';

const toChange = ({ change, tag, assigneeId }: UpdateDeskOfOrdersInput): DeskChange =>
  change === 'ASSIGN' ? { kind: change, assigneeId: assigneeId ?? null } : { kind: change, tag: tag ?? '' };

@Resolver()
export class BulkDeskResolver {
  @Allow('order:note')
  @Mutation(() => UpdateDeskOfOrdersResult, {
    description:
      'Adds or removes a tag of many orders, or assigns them; orders that cannot be changed are skipped ' +
      'and listed. An order that needs no change counts as done.',
  })
  async updateDeskOfOrders(
    @Arg('input', () => UpdateDeskOfOrdersInput, { description: 'The change.' }) input: UpdateDeskOfOrdersInput,
    @Ctx() context: OrderDeskContext,
  ): Promise<typeof UpdateDeskOfOrdersResult> {
    const { services, language } = context;
    const result = await services.bulkDesk.change(input.orderNumbers, toChange(input), signedIn(context).id);
    if ('refused' in result) return OrderError.of(result.refused, language);
    return Object.assign(new OrdersUpdated(), { orders: result.value.map((row) => presentBulkRow(row, context)) });
  }
}
