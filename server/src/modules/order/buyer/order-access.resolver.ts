import { apiMessage } from '@eunbit/schema/api-messages';
import { validateOrderAccessRequest } from '@eunbit/schema/validation-order';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../common/allow.ts';
import { validationError } from '../../../common/result.types.ts';
import { OrderError } from '../order.errors.ts';
import { ClaimOrdersInput, OpenOrderLinkInput, RequestOrderAccessInput } from '../order.inputs.ts';
import type { OrderContext } from '../order.module.ts';
import { presentOrder } from '../order.presenter.ts';
import {
  ClaimOrdersResult,
  GuestOrderFound,
  OpenGuestOrderResult,
  OrderLinkRequested,
  OrdersClaimed,
  RequestOrderLinkResult,
} from '../order.results.ts';
import { requireViewer } from './own-orders.resolver.ts';

const tooMany = ({ language }: OrderContext) => OrderError.create('TOO_MANY_REQUESTS', 'requests.tooMany', language);
const invalidLink = ({ language }: OrderContext) => OrderError.create('LINK_INVALID', 'link.invalid', language);

/** Access to orders by links sent to their email addresses. */
@Resolver()
export class OrderAccessResolver {
  @Allow('public')
  @Mutation(() => RequestOrderLinkResult, {
    description:
      'For guests who have lost their pass code: emails a link to the order, to its email address. The ' +
      'answer does not reveal whether the order exists; requests are limited.',
  })
  async requestOrderAccess(
    @Arg('input', () => RequestOrderAccessInput, { description: 'Number and email address.' })
    input: RequestOrderAccessInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof RequestOrderLinkResult> {
    const failures = validateOrderAccessRequest(input);
    if (failures.length > 0) return validationError(failures, context.language);
    const { orderNumber, email } = input;
    const waitSeconds = await context.services.orderAccess.request(orderNumber, email, context.address);
    if (waitSeconds > 0) {
      return OrderError.create('TOO_MANY_REQUESTS', 'requests.tooManyForNow', context.language, waitSeconds);
    }
    return Object.assign(new OrderLinkRequested(), {
      message: apiMessage('orderAccess.requested', context.language),
    });
  }

  @Allow('public')
  @Mutation(() => OpenGuestOrderResult, {
    description: 'Opens a guest order by an emailed link, which works once and for a day.',
  })
  async openOrderLink(
    @Arg('input', () => OpenOrderLinkInput, { description: 'The link.' }) { token }: OpenOrderLinkInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof OpenGuestOrderResult> {
    const opened = await context.services.orderAccess.open(token);
    if (!opened) return invalidLink(context);
    const { order, accessToken } = opened;
    return Object.assign(new GuestOrderFound(), { order: presentOrder(order, context), accessToken });
  }

  @Allow('own')
  @Mutation(() => RequestOrderLinkResult, {
    description:
      'Emails the caller a link that claims the guest orders of their address. The answer does not reveal ' +
      'whether there are any; requests are limited.',
  })
  async requestOrderClaim(@Ctx() context: OrderContext): Promise<typeof RequestOrderLinkResult> {
    const { services, language } = context;
    if (!(await services.orderClaim.request(requireViewer(context), language))) return tooMany(context);
    return Object.assign(new OrderLinkRequested(), { message: apiMessage('orderClaim.requested', language) });
  }

  @Allow('own')
  @Mutation(() => ClaimOrdersResult, {
    description: "Moves the guest orders of the caller's email address to their account, by an emailed link.",
  })
  async claimOrders(
    @Arg('input', () => ClaimOrdersInput, { description: 'The link.' }) { token }: ClaimOrdersInput,
    @Ctx() context: OrderContext,
  ): Promise<OrdersClaimed | OrderError> {
    const count = await context.services.orderClaim.claim(token, requireViewer(context));
    return count === null ? invalidLink(context) : Object.assign(new OrdersClaimed(), { count });
  }
}
