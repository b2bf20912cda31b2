import { normaliseOrderNumber } from '@eunbit/schema/order';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { holds } from '../../common/permissions.ts';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import { OrderType } from '../order/index.ts';
import type { PaymentRequestContext } from './payment-request.module.ts';
import { presentCancelled, presentRequested, presentRequests, presentStarted } from './payment-request.presenter.ts';
import type { Found, StartedRequest } from './payment-request.service.ts';
import {
  CancelPaymentRequestInput,
  CancelPaymentRequestResult,
  CompleteOrderPaymentInput,
  ConfirmOrderChangeInput,
  OrderPaymentResult,
  PaymentRequestError,
  PaymentRequestResent,
  PaymentRequestType,
  RequestedPaymentType,
  SendPaymentRequestInput,
  SendPaymentRequestResult,
  StartOrderPaymentInput,
} from './payment-request.types.ts';

const presentStep = (step: Found<StartedRequest>, context: PaymentRequestContext) =>
  'value' in step ? presentStarted(step.value, context) : PaymentRequestError.of(step.refused, context.language);

/** Returns a result for an unreachable provider: nothing was changed, and the caller may retry. */
export async function orUnavailable<T>({ language }: PaymentRequestContext, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return PaymentRequestError.create('PAYMENT_PROVIDER_UNAVAILABLE', 'payment.unavailable', language);
  }
}

@Resolver(() => OrderType)
export class PaymentRequestResolver {
  @FieldResolver(() => [PaymentRequestType], {
    description: 'For staff: payment requests to the customer, newest first; at most 20.',
  })
  paymentRequests(@Root() { record }: OrderType, @Ctx() { viewer }: PaymentRequestContext): PaymentRequestType[] {
    return viewer && holds(viewer, 'order:read') ? presentRequests(record) : [];
  }

  @Allow('public')
  @Query(() => RequestedPaymentType, {
    nullable: true,
    description: 'The further payment that a link requests; null if the link is wrong.',
  })
  async orderPayment(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
    @Ctx() context: PaymentRequestContext,
  ): Promise<RequestedPaymentType | null> {
    const requested = await context.services.paymentRequests.find(token);
    return requested && presentRequested(requested, context);
  }

  @Allow('public')
  @Mutation(() => OrderPaymentResult, {
    description:
      'Agrees to the change that a link describes, and starts its payment. Calling it again returns the same result.',
  })
  startOrderPayment(
    @Arg('input', () => StartOrderPaymentInput, { description: 'The link.' }) { token }: StartOrderPaymentInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof OrderPaymentResult> {
    return orUnavailable(context, async () =>
      presentStep(await context.services.paymentRequests.start(token), context),
    );
  }

  @Allow('public')
  @Mutation(() => OrderPaymentResult, {
    description:
      'Agrees to a change of an order that awaits its deposit, and increases the deposit. Calling it again returns the same result.',
  })
  confirmOrderChange(
    @Arg('input', () => ConfirmOrderChangeInput, { description: 'The link.' }) { token }: ConfirmOrderChangeInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof OrderPaymentResult> {
    return orUnavailable(context, async () =>
      presentStep(await context.services.paymentRequests.accept(token), context),
    );
  }

  @Allow('public')
  @Mutation(() => OrderPaymentResult, {
    description:
      'Checks the payment of a link and applies its change if it succeeded; safe to call any number of times.',
  })
  completeOrderPayment(
    @Arg('input', () => CompleteOrderPaymentInput, { description: 'The link.' }) { token }: CompleteOrderPaymentInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof OrderPaymentResult> {
    return orUnavailable(context, async () =>
      presentStep(await context.services.paymentRequests.check(token), context),
    );
  }

  @Allow('order:edit')
  @Mutation(() => CancelPaymentRequestResult, {
    description: 'Cancels a payment request and releases what was held for it. A paid request stays paid.',
  })
  cancelPaymentRequest(
    @Arg('input', () => CancelPaymentRequestInput, { description: 'The request.' }) input: CancelPaymentRequestInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof CancelPaymentRequestResult> {
    const number = normaliseOrderNumber(input.orderNumber);
    return orUnavailable(context, async () =>
      presentCancelled(
        await context.services.paymentRequests.cancel(number, input.requestId, signedIn(context).id),
        context,
      ),
    );
  }

  @Allow('order:edit')
  @Mutation(() => SendPaymentRequestResult, {
    description: 'Resends the link of an open payment request; limited per order.',
  })
  async sendPaymentRequest(
    @Arg('input', () => SendPaymentRequestInput, { description: 'The request.' }) input: SendPaymentRequestInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof SendPaymentRequestResult> {
    const number = normaliseOrderNumber(input.orderNumber);
    const sent = await context.services.paymentRequests.resend(number, input.requestId, signedIn(context).id);
    if ('refused' in sent) return PaymentRequestError.of(sent.refused, context.language);
    return Object.assign(new PaymentRequestResent(), { email: sent.value });
  }
}
