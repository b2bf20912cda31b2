import { normaliseOrderNumber } from '@eunbit/schema/order';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { getCartKey } from '../cart/index.ts';
import type { PaymentContext } from './payment.module.ts';
import { AcknowledgeOrderInput, OrderAcknowledged, UnseenOrder } from './unseen-order.types.ts';

@Resolver()
export class UnseenOrderResolver {
  @Allow('public')
  @Query(() => UnseenOrder, {
    nullable: true,
    description: "The caller's newest order in this store that no page has shown them yet; null where there is none.",
  })
  async unseenOrder(@Ctx() context: PaymentContext): Promise<UnseenOrder | null> {
    const key = getCartKey(context);
    const order = key && (await context.services.unseenOrders.find(key.id, context.market));
    return order && { number: order.number };
  }

  @Allow('public')
  @Mutation(() => OrderAcknowledged, {
    description: 'Says that the caller sees their order. Twice is as good as once.',
  })
  async acknowledgeOrder(
    @Arg('input', () => AcknowledgeOrderInput, { description: 'The order.' }) { orderNumber }: AcknowledgeOrderInput,
    @Ctx() context: PaymentContext,
  ): Promise<OrderAcknowledged> {
    const key = getCartKey(context);
    const { unseenOrders } = context.services;
    const accessToken = key && (await unseenOrders.acknowledge(key.id, normaliseOrderNumber(orderNumber)));
    return Object.assign(new OrderAcknowledged(), { accessToken });
  }
}
