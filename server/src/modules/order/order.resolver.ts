import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, AllowStep, ConfirmIdentity, signedIn } from '../../common/allow.ts';
import { holds } from '../../common/permissions.ts';
import { OrderError } from './order.errors.ts';
import { LookUpGuestOrderInput, toStatusChange, UpdateOrderStatusInput } from './order.inputs.ts';
import type { OrderContext } from './order.module.ts';
import { presentOrder } from './order.presenter.ts';
import { GuestOrderFound, OpenGuestOrderResult, UpdateOrderResult } from './order.results.ts';
import { OrderType } from './order.types.ts';
import { presentOrderResult } from './order-result.presenter.ts';
import { refundAuthority } from './refund-authority.ts';

@Resolver()
export class OrderResolver {
  @Allow('public')
  @Query(() => OrderType, {
    nullable: true,
    description: "A shopper's own order; null if the token is wrong or has expired.",
  })
  async guestOrder(
    @Arg('accessToken', () => String, { description: 'Access token from the purchase or from lookUpGuestOrder.' })
    accessToken: string,
    @Ctx() context: OrderContext,
  ): Promise<OrderType | null> {
    const order = await context.services.order.byAccessToken(accessToken, context.viewer?.id ?? null);
    return order && presentOrder(order, context);
  }

  @Allow('order:read')
  @Query(() => OrderType, { nullable: true, description: 'Any order, for staff; null if the number is unknown.' })
  async order(
    @Arg('number', () => String, { description: 'Order number; dashes, spaces and case do not matter.' })
    number: string,
    @Ctx() context: OrderContext,
  ): Promise<OrderType | null> {
    const order = await context.services.orderReader.byNumber(number);
    return order && presentOrder(order, context);
  }

  @Allow('public')
  @Mutation(() => OpenGuestOrderResult, {
    description: 'Opens a guest order by number and pass code; attempts are limited.',
  })
  async lookUpGuestOrder(
    @Arg('input', () => LookUpGuestOrderInput, { description: 'Number and pass code.' }) input: LookUpGuestOrderInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof OpenGuestOrderResult> {
    const opened = await context.services.order.lookUp(input.orderNumber, input.passCode, context.address);
    if ('refused' in opened) return OrderError.of(opened.refused, context.language);
    const { order, accessToken } = opened.value;
    return Object.assign(new GuestOrderFound(), { order: presentOrder(order, context), accessToken });
  }

  @AllowStep()
  @ConfirmIdentity('large refunds')
  @Mutation(() => UpdateOrderResult, {
    description:
      'Moves an order one status forward; the customer is notified by email. With `isUndoable`, status and ' +
      'email take effect some seconds later, unless undoStatusChanges is called first.',
  })
  async updateOrderStatus(
    @Arg('input', () => UpdateOrderStatusInput, { description: 'The step.' }) input: UpdateOrderStatusInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    const { orderNumber, expectedStatus } = input;
    const mover = {
      authority: refundAuthority(context),
      mayRecordPayment: holds(signedIn(context), 'order:recordPayment'),
      isUndoable: input.isUndoable,
    };
    const { order } = context.services;
    return presentOrderResult(
      await order.changeStatus(orderNumber, expectedStatus, toStatusChange(input), mover),
      context,
    );
  }
}
