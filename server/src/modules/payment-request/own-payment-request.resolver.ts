import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { OrderType, openPaymentRequest } from '../order/index.ts';
import type { PaymentRequestContext } from './payment-request.module.ts';
import { presentCancelled, presentOpenRequest } from './payment-request.presenter.ts';
import { orUnavailable } from './payment-request.resolver.ts';
import {
  CancelOwnPaymentRequestInput,
  CancelPaymentRequestResult,
  PaymentRequestType,
} from './payment-request.types.ts';

/** The order, if the caller holds its access token or is the signed-in member who placed it. */
const findOwn = ({ services, viewer }: PaymentRequestContext, orderNumber: string, accessToken: string | null) =>
  services.ownOrders.ofBuyer(orderNumber, { accessToken, userId: viewer?.id ?? null });

/** Further payments of orders, for their buyers. */
@Resolver(() => OrderType)
export class OwnPaymentRequestResolver {
  @FieldResolver(() => PaymentRequestType, {
    nullable: true,
    description: 'The open payment request to the customer; null if there is none.',
  })
  openPaymentRequest(@Root() { record }: OrderType): PaymentRequestType | null {
    return presentOpenRequest(record);
  }

  @Allow('public')
  @Query(() => String, {
    nullable: true,
    description:
      "Token of the emailed link of an open payment request of one's own order; null if the order belongs " +
      'to somebody else, or the request is not open.',
  })
  async ownPaymentToken(
    @Arg('orderNumber', () => String, { description: 'Number of the order.' }) orderNumber: string,
    @Arg('requestId', () => ID, { description: 'The request.' }) requestId: string,
    @Arg('accessToken', () => String, {
      nullable: true,
      description: 'Access token of a guest; not needed for members, whom the session identifies.',
    })
    accessToken: string | undefined,
    @Ctx() context: PaymentRequestContext,
  ): Promise<string | null> {
    const order = await findOwn(context, orderNumber, accessToken ?? null);
    if (!order) return null;
    const request = openPaymentRequest(order);
    return request?.id === requestId ? context.services.orderTokens.payment(order, request) : null;
  }

  @Allow('public')
  @Mutation(() => CancelPaymentRequestResult, {
    description:
      "Declines a payment request of one's own order, which stays as it is. A request that is already " +
      'paid, authorised or agreed to is refused with OrderConflictError. Calling it again returns the same ' +
      'result.',
  })
  cancelOwnPaymentRequest(
    @Arg('input', () => CancelOwnPaymentRequestInput, { description: 'The request.' })
    input: CancelOwnPaymentRequestInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof CancelPaymentRequestResult> {
    return orUnavailable(context, async () => {
      const order = await findOwn(context, input.orderNumber, input.accessToken ?? null);
      return presentCancelled(await context.services.paymentRequests.decline(order, input.requestId), context);
    });
  }
}
