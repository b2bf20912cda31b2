import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { holds } from '../../../common/permissions.ts';
import type { OrderContext } from '../order.module.ts';
import { OrderType } from '../order.types.ts';
import { orderActions } from './order-actions.ts';
import { OrderActionType } from './order-actions.types.ts';

@Resolver(() => OrderType)
export class OrderActionsResolver {
  @FieldResolver(() => [OrderActionType], {
    description:
      'For staff: what can be done with the order now, most urgent first. Excludes what its status, ' +
      'payment or units do not allow; empty for shoppers.',
  })
  async actions(@Root() { record }: OrderType, @Ctx() { viewer, loaders }: OrderContext): Promise<OrderActionType[]> {
    if (!viewer || !holds(viewer, 'order:read')) return [];
    const returns = record.returnsChangedAt ? await loaders.returnsByOrder.load(record.number) : null;
    const currency = CURRENCY_BY_MARKET[record.market];
    return orderActions(record, returns ?? [], viewer).map(({ amount, ...action }) => ({
      ...action,
      amount: amount === null ? null : { amount, currency },
    }));
  }
}
