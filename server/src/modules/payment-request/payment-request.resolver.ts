import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { holds } from '../../common/permissions.ts';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import { OrderType, OrderUpdated, presentOrder } from '../order/index.ts';
import { PaymentRequestError } from './payment-request.errors.ts';
import type { PaymentRequestContext } from './payment-request.module.ts';
import { presentChecked, presentRequested, presentRequests, presentStarted } from './payment-request.presenter.ts';
import {
  CancelPaymentRequestInput,
  CancelPaymentRequestResult,
  CompleteOrderPaymentInput,
  ConfirmOrderChangeInput,
  ConfirmOrderChangeResult,
  OrderPaymentResult,
  PaymentRequestResent,
  PaymentRequestType,
  RequestedPaymentType,
  SendPaymentRequestInput,
  SendPaymentRequestResult,
  StartOrderPaymentInput,
} from './payment-request.types.ts';

const ERRORS = {
  LINK_INVALID: 'paymentRequest.linkInvalid',
  REQUEST_NOT_FOUND: 'order.notFound',
  REQUEST_CLOSED: 'paymentRequest.closed',
  REQUEST_PROCESSING: 'paymentRequest.processing',
  NOTHING_TO_PAY: 'paymentRequest.nothingToPay',
  PAYMENT_NEEDED: 'paymentRequest.paymentNeeded',
  PAYMENT_PROVIDER_UNAVAILABLE: 'payment.unavailable',
  TOO_MANY_REQUESTS: 'requests.tooMany',
} as const satisfies Record<keyof typeof PaymentRequestError.codes, ApiMessageKey>;

export const refused = (
  code: keyof typeof ERRORS,
  { language }: PaymentRequestContext,
  key: ApiMessageKey = ERRORS[code],
) => PaymentRequestError.create(code, key, language);

/** Nothing was changed where the provider cannot be reached, and the caller may try again. */
export async function orUnavailable<T>(context: PaymentRequestContext, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return refused('PAYMENT_PROVIDER_UNAVAILABLE', context);
  }
}

@Resolver(() => OrderType)
export class PaymentRequestResolver {
  @FieldResolver(() => [PaymentRequestType], {
    description: 'For staff: further payments that the customer was asked for, newest first; at most 20.',
  })
  paymentRequests(@Root() { record }: OrderType, @Ctx() { viewer }: PaymentRequestContext): PaymentRequestType[] {
    return viewer && holds(viewer, 'order:read') ? presentRequests(record) : [];
  }

  @Allow('public')
  @Query(() => RequestedPaymentType, {
    nullable: true,
    description: 'The further payment that a link asks for; null for a link that is wrong.',
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
    description: 'Agrees to what a link asks for, and starts its payment. Calling it again answers the same.',
  })
  startOrderPayment(
    @Arg('input', () => StartOrderPaymentInput, { description: 'The link.' }) { token }: StartOrderPaymentInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof OrderPaymentResult> {
    return orUnavailable(context, async () => {
      const started = await context.services.paymentRequests.start(token);
      if (started === 'nothingToPay') return refused('NOTHING_TO_PAY', context);
      return started ? presentStarted(started, context) : refused('LINK_INVALID', context);
    });
  }

  @Allow('public')
  @Mutation(() => ConfirmOrderChangeResult, {
    description:
      'Agrees to the change of an order that awaits its deposit, which is then that much higher. Calling it again answers the same.',
  })
  confirmOrderChange(
    @Arg('input', () => ConfirmOrderChangeInput, { description: 'The link.' }) { token }: ConfirmOrderChangeInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof ConfirmOrderChangeResult> {
    return orUnavailable(context, async () => {
      const accepted = await context.services.paymentRequests.accept(token);
      if (accepted === 'paymentNeeded') return refused('PAYMENT_NEEDED', context);
      return accepted ? presentChecked(accepted, context) : refused('LINK_INVALID', context);
    });
  }

  @Allow('public')
  @Mutation(() => OrderPaymentResult, {
    description:
      'Looks at the payment of a link and does what it was for, if it succeeded. Safe to call any number of times.',
  })
  completeOrderPayment(
    @Arg('input', () => CompleteOrderPaymentInput, { description: 'The link.' }) { token }: CompleteOrderPaymentInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof OrderPaymentResult> {
    return orUnavailable(context, async () => {
      const checked = await context.services.paymentRequests.check(token);
      return checked ? presentChecked(checked, context) : refused('LINK_INVALID', context);
    });
  }

  @Allow('order:edit')
  @Mutation(() => CancelPaymentRequestResult, {
    description: 'Takes a payment request back, and gives back what was held for it. One that is paid stays paid.',
  })
  cancelPaymentRequest(
    @Arg('input', () => CancelPaymentRequestInput, { description: 'The request.' }) input: CancelPaymentRequestInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof CancelPaymentRequestResult> {
    const number = normaliseOrderNumber(input.orderNumber);
    return orUnavailable(context, async () => {
      const after = await context.services.paymentRequests.cancel(number, input.requestId, signedIn(context).id);
      if (!after) return refused('REQUEST_NOT_FOUND', context);
      if (after.isProcessing) return refused('REQUEST_PROCESSING', context);
      if (after.request.state === 'PAID') return refused('REQUEST_CLOSED', context, 'paymentRequest.paid');
      if (after.request.state === 'AUTHORISED') return refused('REQUEST_CLOSED', context, 'paymentRequest.authorised');
      if (after.request.state === 'ACCEPTED') return refused('REQUEST_CLOSED', context, 'paymentRequest.accepted');
      return Object.assign(new OrderUpdated(), { order: presentOrder(after.order, context) });
    });
  }

  @Allow('order:edit')
  @Mutation(() => SendPaymentRequestResult, {
    description: 'Sends the link of an open payment request again; limited per order.',
  })
  async sendPaymentRequest(
    @Arg('input', () => SendPaymentRequestInput, { description: 'The request.' }) input: SendPaymentRequestInput,
    @Ctx() context: PaymentRequestContext,
  ): Promise<typeof SendPaymentRequestResult> {
    const number = normaliseOrderNumber(input.orderNumber);
    const sent = await context.services.paymentRequests.resend(number, input.requestId, signedIn(context).id);
    if (sent === 'notFound') return refused('REQUEST_NOT_FOUND', context);
    if (sent === 'closed') return refused('REQUEST_CLOSED', context);
    if (sent === 'tooMany') return refused('TOO_MANY_REQUESTS', context);
    return Object.assign(new PaymentRequestResent(), sent);
  }
}
