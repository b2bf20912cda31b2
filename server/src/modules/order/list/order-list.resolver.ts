import { Market } from '@eunbit/schema/market';
import { NO_FILTER, type OrderFilter, OrderSort } from '@eunbit/schema/order-list';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../common/allow.ts';
import { badRequest } from '../../../common/bad-request.ts';
import { isObjectId } from '../../../common/object-id.ts';
import { AlsoWhenClosed } from '../../../common/open-stores.ts';
import type { Page } from '../../../common/pagination.ts';
import type { OrderContext } from '../order.module.ts';
import { presentOrder } from '../order.presenter.ts';
import { OrderConnection, type OrderType } from '../order.types.ts';
import { OrderCountsType, OrderFilterInput } from './order-list.types.ts';

/** Throws `BAD_REQUEST` for a malformed id: ignoring it would return more orders than requested. */
function toFilter(given: OrderFilterInput | null): OrderFilter {
  const filter = { ...NO_FILTER, ...given, search: given?.search ?? '' };
  for (const name of ['productId', 'assigneeId'] as const) {
    const id = filter[name];
    if (typeof id === 'string' && !isObjectId(id)) throw badRequest(`\`${name}\` is no id.`);
  }
  return filter;
}

@Resolver()
export class OrderListResolver {
  @Allow('order:read')
  @AlsoWhenClosed()
  @Query(() => OrderConnection, {
    description:
      'Orders of a store, for staff. `totalCount` is exact for all orders and for a status alone; other filters count up to 1,000.',
  })
  async orders(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('filter', () => OrderFilterInput, { nullable: true, description: 'Filter; all rows if omitted.' })
    filter: OrderFilterInput | null,
    @Arg('sort', () => OrderSort, { defaultValue: OrderSort.NEWEST, description: 'Sort order.' })
    sort: OrderSort,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Number of rows, 1 to 100.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: '`endCursor` of the previous page, with the same sort order.',
    })
    after: string | undefined,
    @Ctx() context: OrderContext,
  ): Promise<Page<OrderType>> {
    const page = await context.services.orderList.list({ market, filter: toFilter(filter), sort, first, after });
    return { ...page, edges: page.edges.map(({ node, cursor }) => ({ node: presentOrder(node, context), cursor })) };
  }

  @Allow('order:read')
  @AlsoWhenClosed()
  @Query(() => OrderCountsType, { description: 'Order counts of a store, by the filters of the order list.' })
  orderCounts(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Ctx() { services }: OrderContext,
  ): Promise<OrderCountsType> {
    return services.orderList.counts(market);
  }

  @Allow('order:read')
  @Query(() => [Market], {
    description: 'Closed stores that still have orders, with parcels, returns and refunds for staff to handle.',
  })
  closedStores(@Ctx() { services, stores }: OrderContext): Promise<Market[]> {
    return services.orderList.closedStores(stores);
  }
}
