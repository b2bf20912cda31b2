import { OrderTimelineKind } from '@eunbit/schema/order-timeline';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../common/allow.ts';
import type { Page } from '../../../common/pagination.ts';
import type { OrderCollaborationContext } from '../order-collaboration.module.ts';
import { presentColleague } from '../order-collaboration.presenter.ts';
import { ColleagueType } from '../order-collaboration.types.ts';
import { OrderTimelineConnection, OrderTimelineEntryType } from './timeline.types.ts';

@Resolver(() => OrderTimelineEntryType)
export class TimelineResolver {
  @Allow('order:read')
  @Query(() => OrderTimelineConnection, {
    nullable: true,
    description:
      'Timeline of an order, newest first: status changes, staff actions, money, parcels, emails and ' +
      'notes; at most the newest 100 audit entries and 50 emails. Null if the number is unknown.',
  })
  orderTimeline(
    @Arg('orderNumber', () => String, { description: 'Order number; dashes, spaces and case do not matter.' })
    orderNumber: string,
    @Arg('kinds', () => [OrderTimelineKind], {
      nullable: true,
      description: 'Only entries of these kinds; all if omitted.',
    })
    kinds: OrderTimelineKind[] | null | undefined,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Number of rows, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the previous page.' })
    after: string | undefined,
    @Ctx() { services, language }: OrderCollaborationContext,
  ): Promise<Page<OrderTimelineEntryType> | null> {
    return services.orderTimeline.page(orderNumber, { kinds: kinds ?? null, first, after, language });
  }

  @FieldResolver(() => ColleagueType, {
    nullable: true,
    description: 'The staff member who did it; null for the shop, the customer, a provider or a carrier.',
  })
  async actor(
    @Root() { by }: OrderTimelineEntryType,
    @Ctx() { loaders }: OrderCollaborationContext,
  ): Promise<ColleagueType | null> {
    return by === null ? null : presentColleague(by, await loaders.colleagues.load(by));
  }
}
