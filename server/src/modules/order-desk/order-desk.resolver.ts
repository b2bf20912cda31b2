import { Market } from '@eunbit/schema/market';
import { MAXIMUM_MENTIONS } from '@eunbit/schema/order-desk';
import { validateTag } from '@eunbit/schema/tag';
import { validateOrderNote } from '@eunbit/schema/validation-order-note';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { AlsoWhenClosed } from '../../common/open-stores.ts';
import { holds } from '../../common/permissions.ts';
import { validationError } from '../../common/result.types.ts';
import {
  CreateOrderNoteInput,
  OrderError,
  OrderStaffDetailsResult,
  OrderStaffDetailsType,
  OrderStaffDetailsUpdated,
  OrderType,
  OrderUpdated,
  presentOrder,
  presentOrderStaffDetails,
} from '../order/index.ts';
import { OrderDeskError } from './order-desk.errors.ts';
import type { OrderDeskContext } from './order-desk.module.ts';
import { presentColleague, presentValue } from './order-desk.presenter.ts';
import type { DeskOutcome } from './order-desk.service.ts';
import {
  AddOrderTagInput,
  AssignOrderInput,
  ColleagueType,
  CustomerOrdersType,
  OrderDeskResult,
  RemoveOrderTagInput,
} from './order-desk.types.ts';

const REFUSALS = {
  notFound: { code: 'ORDER_NOT_FOUND', key: 'order.notFound' },
  full: { code: 'TAG_LIMIT', key: 'tags.tooMany' },
  changed: { code: 'ASSIGNEE_CHANGED', key: 'assignee.changed' },
  notStaff: { code: 'NOT_STAFF', key: 'assignee.notStaff' },
} as const;

async function toResult(change: Promise<DeskOutcome>, context: OrderDeskContext): Promise<typeof OrderDeskResult> {
  const result = await change;
  if (result.outcome === 'saved') {
    return Object.assign(new OrderUpdated(), { order: presentOrder(result.order, context) });
  }
  const { code, key } = REFUSALS[result.outcome];
  return OrderDeskError.create(code, key, context.language);
}

@Resolver(() => OrderType)
export class OrderDeskResolver {
  @FieldResolver(() => [String], { description: 'For staff: words by which they find it again, oldest first.' })
  tags(@Root() { record }: OrderType, @Ctx() { viewer }: OrderDeskContext): string[] {
    return viewer && holds(viewer, 'order:read') ? (record.tags ?? []) : [];
  }

  @FieldResolver(() => ColleagueType, { nullable: true, description: 'For staff: whose it is; null for nobody.' })
  async assignee(
    @Root() { record }: OrderType,
    @Ctx() { viewer, loaders }: OrderDeskContext,
  ): Promise<ColleagueType | null> {
    if (!record.assigneeId || !viewer || !holds(viewer, 'order:read')) return null;
    return presentColleague(record.assigneeId, await loaders.colleagues.load(record.assigneeId));
  }

  @Allow('order:read')
  @Query(() => [ColleagueType], { description: 'Everybody who works in the back office, oldest account first.' })
  async colleagues(@Ctx() { services }: OrderDeskContext): Promise<ColleagueType[]> {
    return (await services.orderDesk.colleagues()).map((user) => presentColleague(String(user._id), user));
  }

  @Allow('order:read')
  @AlsoWhenClosed()
  @Query(() => [String], { description: 'Tags that orders of a store have had, used last first, up to 50.' })
  orderTags(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Ctx() { services }: OrderDeskContext,
  ): Promise<string[]> {
    return services.orderDesk.suggestedTags(market);
  }

  @Allow('order:note')
  @Mutation(() => OrderDeskResult, { description: 'Tags an order, up to ten times. One that it has is no change.' })
  async addOrderTag(
    @Arg('input', () => AddOrderTagInput, { description: 'The tag.' }) { orderNumber, tag }: AddOrderTagInput,
    @Ctx() context: OrderDeskContext,
  ): Promise<typeof OrderDeskResult> {
    const failures = validateTag(tag);
    if (failures.length > 0) return validationError(failures, context.language);
    return toResult(context.services.orderDesk.addTag(orderNumber, tag, signedIn(context).id), context);
  }

  @Allow('order:note')
  @Mutation(() => OrderDeskResult, { description: 'Takes a tag off an order. One that it does not have is no change.' })
  removeOrderTag(
    @Arg('input', () => RemoveOrderTagInput, { description: 'The tag.' }) { orderNumber, tag }: RemoveOrderTagInput,
    @Ctx() context: OrderDeskContext,
  ): Promise<typeof OrderDeskResult> {
    return toResult(context.services.orderDesk.removeTag(orderNumber, tag, signedIn(context).id), context);
  }

  @Allow('order:note')
  @Mutation(() => OrderDeskResult, {
    description: 'Gives an order to a member of staff, or to nobody, if it still is whose the caller saw it to be.',
  })
  assignOrder(
    @Arg('input', () => AssignOrderInput, { description: 'The order and its assignee.' }) input: AssignOrderInput,
    @Ctx() context: OrderDeskContext,
  ): Promise<typeof OrderDeskResult> {
    const { orderNumber, assigneeId, expectedAssigneeId } = input;
    const wanted = { seen: expectedAssigneeId ?? null, assigneeId: assigneeId ?? null };
    return toResult(context.services.orderDesk.assign(orderNumber, wanted, signedIn(context).id), context);
  }

  @Allow('order:note')
  @Mutation(() => OrderStaffDetailsResult, {
    description: 'Adds a note to an order, and tells the colleagues whom it names; notes are never changed.',
  })
  async createOrderNote(
    @Arg('input', () => CreateOrderNoteInput, { description: 'The note.' }) input: CreateOrderNoteInput,
    @Ctx() context: OrderDeskContext,
  ): Promise<typeof OrderStaffDetailsResult> {
    const { services, language } = context;
    const failures = validateOrderNote(input);
    if (failures.length > 0) return validationError(failures, language);
    const { orderNumber, mentionIds } = input;
    if (mentionIds.length > MAXIMUM_MENTIONS) {
      return validationError([{ path: 'mentionIds', key: 'mention.tooMany' }], language);
    }
    const outcome = await services.idempotency.once(
      context,
      'createOrderNote',
      input,
      (recordCreated) => services.orderDesk.addNote(orderNumber, input, signedIn(context).id, recordCreated),
      () => Promise.resolve('saved' as const),
    );
    if (outcome === 'full') return validationError([{ path: 'text', key: 'note.tooMany' }], language);
    if (outcome === 'notStaff') return validationError([{ path: 'mentionIds', key: 'mention.notStaff' }], language);
    const order = outcome === 'saved' ? await services.orderReader.byNumber(orderNumber) : null;
    if (!order) return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', language);
    return Object.assign(new OrderStaffDetailsUpdated(), { file: presentOrderStaffDetails(order) });
  }
}

@Resolver(() => OrderStaffDetailsType)
export class CustomerOrdersResolver {
  @FieldResolver(() => CustomerOrdersType, { description: "The customer's other orders, and what they are worth." })
  async customerOrders(
    @Root() { orderNumber, customer, email }: OrderStaffDetailsType,
    @Ctx() context: OrderDeskContext,
  ): Promise<CustomerOrdersType> {
    const { deskOrders } = context.services;
    const whose = { userId: customer?.id ?? null, email };
    const [latest, values] = await Promise.all([deskOrders.othersOf(whose, orderNumber), deskOrders.valueOf(whose)]);
    return { latest: latest.map((order) => presentOrder(order, context)), values: values.map(presentValue) };
  }
}
