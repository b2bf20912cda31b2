import { Market } from '@eunbit/schema/market';
import { Arg, Ctx, Resolver, Root, type SubscribeResolverData, Subscription } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { keysetCursor } from '../../common/keyset.ts';
import { AlsoWhenClosed } from '../../common/open-stores.ts';
import { thrownError } from '../../common/thrown-error.ts';
import { KEYSET_OF } from './list/order-filter.ts';
import type { OrderContext } from './order.module.ts';
import { presentOrder } from './order.presenter.ts';
import type { OrderRecord } from './order.record.ts';
import { OrderEventType, OrderType } from './order.types.ts';
import type { OrderChange } from './order-live.ts';

type Subscribing<Args> = SubscribeResolverData<unknown, Args, OrderContext>;

/**
 * Yields orders until one may no longer be opened because its owner has changed. Not a generator: a generator that awaits the
 * next order would not notice that its subscriber has disconnected.
 */
function whileOpen(
  orders: AsyncIterableIterator<OrderRecord>,
  mayOpen: (order: OrderRecord) => boolean,
): AsyncIterableIterator<OrderRecord> {
  const end = async (): Promise<IteratorResult<OrderRecord>> => {
    await orders.return?.();
    return { value: undefined, done: true };
  };
  return {
    async next() {
      const step = await orders.next();
      return step.done || mayOpen(step.value) ? step : end();
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Subscribes to the order that a token opens or, without a token, to all orders of the signed-in member. */
async function followOwnOrders({ args, context }: Subscribing<{ accessToken?: string | null }>) {
  const { services, viewer, language } = context;
  const { accessToken = null } = args;
  if (accessToken === null) {
    if (!viewer) throw thrownError('UNAUTHENTICATED', 'unauthenticated', language);
    return services.orderEvents.subscribe(`ordersOf:${viewer.id}`);
  }
  const userId = viewer?.id ?? null;
  const order = await services.order.byAccessToken(accessToken, userId);
  if (!order) throw thrownError('ORDER_NOT_FOUND', 'order.notFound', language);
  const changes = services.orderEvents.subscribe(`order:${order._id}`);
  return whileOpen(changes, (changed) => services.orderTokens.opens(changed, { accessToken, userId }));
}

@Resolver()
export class OrderSubscription {
  @Allow('public')
  @Subscription(() => OrderType, {
    subscribe: followOwnOrders,
    description:
      "Changes of the caller's own orders: of the order that the token opens or, without a token, of all " +
      'orders of the signed-in member. Ends if events were missed: read the orders again and resubscribe.',
  })
  orderStatusChanged(
    @Root() order: OrderRecord,
    @Arg('accessToken', () => String, {
      nullable: true,
      description: 'Access token from the purchase or from lookUpGuestOrder.',
    })
    _accessToken: string | undefined,
    @Ctx() context: OrderContext,
  ): OrderType {
    return presentOrder(order, context);
  }

  @Allow('order:read')
  @AlsoWhenClosed()
  @Subscription(() => OrderEventType, {
    subscribe: ({ args, context }: Subscribing<{ market: Market }>) =>
      context.services.orderEvents.subscribe(`orders:${args.market}`),
    description: 'New and changed orders of a store, for staff. Ends if events were missed: read the list again.',
  })
  orderEvents(
    @Root() { kind, order }: OrderChange,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
    @Ctx() context: OrderContext,
  ): OrderEventType {
    return { kind, order: presentOrder(order, context), cursor: keysetCursor(KEYSET_OF.NEWEST, order) };
  }
}
