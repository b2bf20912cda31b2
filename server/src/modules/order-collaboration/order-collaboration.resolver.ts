import { Market } from '@eunbit/schema/market';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { AlsoWhenClosed } from '../../common/open-stores.ts';
import { holds } from '../../common/permissions.ts';
import {
  type Changed,
  CreateOrderNoteInput,
  OrderError,
  type OrderRefusal,
  OrderStaffDetailsResult,
  OrderStaffDetailsType,
  OrderStaffDetailsUpdated,
  OrderType,
  presentOrder,
  presentOrderResult,
  presentOrderStaffDetails,
  savedOrder,
  UpdateOrderResult,
} from '../order/index.ts';
import type { OrderCollaborationContext } from './order-collaboration.module.ts';
import { presentColleague, presentValue } from './order-collaboration.presenter.ts';
import {
  AddOrderTagInput,
  AssignOrderInput,
  ColleagueType,
  CustomerOrdersType,
  RemoveOrderTagInput,
} from './order-collaboration.types.ts';

@Resolver(() => OrderType)
export class OrderCollaborationResolver {
  @FieldResolver(() => [String], { description: 'For staff: tags, oldest first.' })
  tags(@Root() { record }: OrderType, @Ctx() { viewer }: OrderCollaborationContext): string[] {
    return viewer && holds(viewer, 'order:read') ? (record.tags ?? []) : [];
  }

  @FieldResolver(() => ColleagueType, {
    nullable: true,
    description: 'For staff: the staff member it is assigned to; null if unassigned.',
  })
  async assignee(
    @Root() { record }: OrderType,
    @Ctx() { viewer, loaders }: OrderCollaborationContext,
  ): Promise<ColleagueType | null> {
    if (!record.assigneeId || !viewer || !holds(viewer, 'order:read')) return null;
    return presentColleague(record.assigneeId, await loaders.colleagues.load(record.assigneeId));
  }

  @Allow('order:read')
  @Query(() => [ColleagueType], { description: 'All staff who work in the back office, oldest account first.' })
  async colleagues(@Ctx() { services }: OrderCollaborationContext): Promise<ColleagueType[]> {
    return (await services.orderCollaboration.colleagues()).map((user) => presentColleague(String(user._id), user));
  }

  @Allow('order:read')
  @AlsoWhenClosed()
  @Query(() => [String], { description: 'Tags that orders of a store have had, last used first, up to 50.' })
  orderTags(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Ctx() { services }: OrderCollaborationContext,
  ): Promise<string[]> {
    return services.orderCollaboration.suggestedTags(market);
  }

  @Allow('order:note')
  @Mutation(() => UpdateOrderResult, {
    description: 'Adds a tag to an order, which can have ten. No change if the order has it already.',
  })
  async addOrderTag(
    @Arg('input', () => AddOrderTagInput, { description: 'The tag.' }) { orderNumber, tag }: AddOrderTagInput,
    @Ctx() context: OrderCollaborationContext,
  ): Promise<typeof UpdateOrderResult> {
    const tagged = await context.services.orderCollaboration.addTag(orderNumber, tag, signedIn(context).id);
    return presentOrderResult(tagged, context);
  }

  @Allow('order:note')
  @Mutation(() => UpdateOrderResult, {
    description: 'Removes a tag of an order. No change if the order does not have it.',
  })
  async removeOrderTag(
    @Arg('input', () => RemoveOrderTagInput, { description: 'The tag.' }) { orderNumber, tag }: RemoveOrderTagInput,
    @Ctx() context: OrderCollaborationContext,
  ): Promise<typeof UpdateOrderResult> {
    const untagged = await context.services.orderCollaboration.removeTag(orderNumber, tag, signedIn(context).id);
    return presentOrderResult(untagged, context);
  }

  @Allow('order:note')
  @Mutation(() => UpdateOrderResult, {
    description: 'Assigns or unassigns an order, if its assignee is still the one that the caller saw.',
  })
  async assignOrder(
    @Arg('input', () => AssignOrderInput, { description: 'The order and its assignee.' }) input: AssignOrderInput,
    @Ctx() context: OrderCollaborationContext,
  ): Promise<typeof UpdateOrderResult> {
    const { orderNumber, assigneeId, expectedAssigneeId } = input;
    const wanted = { seen: expectedAssigneeId ?? null, assigneeId: assigneeId ?? null };
    const assigned = await context.services.orderCollaboration.assign(orderNumber, wanted, signedIn(context).id);
    return presentOrderResult(assigned, context, 'assignee.changed');
  }

  @Allow('order:note')
  @Mutation(() => OrderStaffDetailsResult, {
    description: 'Adds a note to an order and notifies the mentioned colleagues; notes are never changed.',
  })
  async createOrderNote(
    @Arg('input', () => CreateOrderNoteInput, { description: 'The note.' }) input: CreateOrderNoteInput,
    @Ctx() context: OrderCollaborationContext,
  ): Promise<typeof OrderStaffDetailsResult> {
    const { services, language } = context;
    const { orderNumber } = input;
    const noted = await services.idempotency.once<Changed<OrderRefusal> | null>(
      context,
      'createOrderNote',
      input,
      (recordCreated) => services.orderCollaboration.addNote(orderNumber, input, signedIn(context).id, recordCreated),
      async () => {
        const order = await services.orderReader.byNumber(orderNumber);
        return order && { order };
      },
    );
    if (noted && 'refused' in noted) return OrderError.of(noted.refused, language);
    const order = savedOrder(noted);
    if (!order) return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', language);
    return Object.assign(new OrderStaffDetailsUpdated(), { file: presentOrderStaffDetails(order) });
  }
}

@Resolver(() => OrderStaffDetailsType)
export class CustomerOrdersResolver {
  @FieldResolver(() => CustomerOrdersType, { description: "The customer's other orders, and their value." })
  async customerOrders(
    @Root() { orderNumber, customer, email }: OrderStaffDetailsType,
    @Ctx() context: OrderCollaborationContext,
  ): Promise<CustomerOrdersType> {
    const { customerOrdersReader } = context.services;
    const whose = { userId: customer?.id ?? null, email };
    const [latest, values] = await Promise.all([
      customerOrdersReader.othersOf(whose, orderNumber),
      customerOrdersReader.valueOf(whose),
    ]);
    return { latest: latest.map((order) => presentOrder(order, context)), values: values.map(presentValue) };
  }
}
