import { Market } from '@eunbit/schema/market';
import { OrderPeriod } from '@eunbit/schema/order';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../common/allow.ts';
import { type NumberedConnection, toNumberedConnection } from '../../../common/numbered-page.ts';
import { AlsoWhenClosed } from '../../../common/open-stores.ts';
import type { Viewer } from '../../../common/request-context.ts';
import { thrownError } from '../../../common/thrown-error.ts';
import { CancelOrderInput } from '../order.inputs.ts';
import type { OrderContext } from '../order.module.ts';
import { presentOrder } from '../order.presenter.ts';
import { UpdateOrderResult } from '../order.results.ts';
import { MemberOrderConnection, MemberOrderPageArgs, OrderType } from '../order.types.ts';
import { presentOrderResult } from '../order-result.presenter.ts';
import type { BuyerClaim } from '../order-tokens.ts';

/** The signed-in member. `own` operations are authorised for members only. */
export function requireViewer({ viewer, language }: OrderContext): Viewer {
  if (!viewer) throw thrownError('UNAUTHENTICATED', 'unauthenticated', language);
  return viewer;
}

/** The caller's claim to be the buyer of the order. */
export function toBuyerClaim({ viewer }: OrderContext, accessToken: string | null = null): BuyerClaim {
  return { accessToken, userId: viewer?.id ?? null };
}

@Resolver()
export class OwnOrdersResolver {
  @Allow('own')
  @AlsoWhenClosed()
  @Query(() => MemberOrderConnection, { description: "A page of the caller's orders in a store, newest first." })
  async myOrders(
    @Arg('market', () => Market, { nullable: true, description: 'The store; the store of the request if omitted.' })
    market: Market | undefined,
    @Arg('period', () => OrderPeriod, {
      defaultValue: OrderPeriod.ALL,
      description: 'Period in which they were placed.',
    })
    period: OrderPeriod,
    @Arg('search', () => String, {
      defaultValue: '',
      description:
        'Part of a product name or of an order number, ignoring dashes; only the first 100 characters count.',
    })
    search: string,
    @Args(() => MemberOrderPageArgs) request: MemberOrderPageArgs,
    @Ctx() context: OrderContext,
  ): Promise<NumberedConnection<OrderType>> {
    const { id } = requireViewer(context);
    const filter = { market: market ?? context.market, period, search };
    const page = await context.services.ownOrders.list(id, filter, request);
    return toNumberedConnection(
      page,
      page.rows.map((order) => presentOrder(order, context)),
    );
  }

  @Allow('own')
  @Query(() => [OrderType], { description: "The caller's 10 newest orders of both stores, newest first." })
  async orderHistory(@Ctx() context: OrderContext): Promise<OrderType[]> {
    const orders = await context.services.ownOrders.history(requireViewer(context).id);
    return orders.map((order) => presentOrder(order, context));
  }

  @Allow('own')
  @Query(() => OrderType, {
    nullable: true,
    description: "One of the caller's orders; null if the number is unknown or the order belongs to somebody else.",
  })
  async myOrder(
    @Arg('number', () => String, { description: 'Order number; dashes, spaces and case do not matter.' })
    number: string,
    @Ctx() context: OrderContext,
  ): Promise<OrderType | null> {
    const order = await context.services.ownOrders.ofMember(requireViewer(context).id, number);
    return order && presentOrder(order, context);
  }

  @Allow('public')
  @Mutation(() => UpdateOrderResult, {
    description:
      "Cancels one's own order while isCancellableByBuyer: units are restocked, money is refunded, and an email is sent.",
  })
  async cancelOrder(
    @Arg('input', () => CancelOrderInput, { description: 'The order and the reason.' }) input: CancelOrderInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    const { orderNumber, accessToken, reason, detail = '' } = input;
    const buyer = toBuyerClaim(context, accessToken);
    const cancellation = { reason, detail: detail ?? '' };
    const cancelled = await context.services.orderCancellation.cancel(orderNumber, buyer, cancellation);
    const isCancelledAlready = cancelled && 'conflict' in cancelled && cancelled.conflict.status === 'ORDER_CANCELLED';
    return presentOrderResult(cancelled, context, isCancelledAlready ? 'order.closed' : 'cancel.tooLate');
  }
}
