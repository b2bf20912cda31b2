import { OrderTimelineKind } from '@eunbit/schema/order-timeline';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../common/allow.ts';
import type { Page } from '../../../common/pagination.ts';
import type { OrderDeskContext } from '../order-desk.module.ts';
import { presentColleague } from '../order-desk.presenter.ts';
import { ColleagueType } from '../order-desk.types.ts';
import { OrderTimelineConnection, OrderTimelineEntryType } from './timeline.types.ts';

@Resolver(() => OrderTimelineEntryType)
export class TimelineResolver {
  @Allow('order:read')
  @Query(() => OrderTimelineConnection, {
    nullable: true,
    description:
      'What happened to an order, newest first: its steps, what staff did, money, parcels, emails and notes; of the log the ' +
      'newest 100, of the emails the newest 50. Null when the number is unknown.',
  })
  orderTimeline(
    @Arg('orderNumber', () => String, { description: 'Order number; dashes, spaces and case do not matter.' })
    orderNumber: string,
    @Arg('kinds', () => [OrderTimelineKind], { nullable: true, description: 'Entries of these; all if omitted.' })
    kinds: OrderTimelineKind[] | null | undefined,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows wanted, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the page before.' })
    after: string | undefined,
    @Ctx() { services, language }: OrderDeskContext,
  ): Promise<Page<OrderTimelineEntryType> | null> {
    return services.orderTimeline.page(orderNumber, { kinds: kinds ?? null, first, after, language });
  }

  @FieldResolver(() => ColleagueType, {
    nullable: true,
    description: 'The staff member who did it; null for the shop, the customer, a provider or a carrier.',
  })
  async actor(
    @Root() { by }: OrderTimelineEntryType,
    @Ctx() { loaders }: OrderDeskContext,
  ): Promise<ColleagueType | null> {
    return by === null ? null : presentColleague(by, await loaders.colleagues.load(by));
  }
}
