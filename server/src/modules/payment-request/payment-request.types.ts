import { Market } from '@eunbit/schema/market';
import { PaymentRequestKind, PaymentRequestStatus } from '@eunbit/schema/payment-request';
import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { MoneyType } from '../../common/money.types.ts';
import type { CodedRefusal } from '../../common/refusal.ts';
import { OrderConflictError, type OrderRecord, OrderUpdated, type PaymentRequestRecord } from '../order/index.ts';
import { CardProviderType } from '../payment/index.ts';

export const PaymentRequestError = createErrorType('PaymentRequest', {
  LINK_INVALID: 'The link is wrong, or it is older than a month.',
  REQUEST_NOT_FOUND: 'No such order, or no such payment was asked for.',
  REQUEST_CLOSED: 'It is paid or agreed to, was cancelled, declined or has expired.',
  REQUEST_PROCESSING: 'The provider is busy with the payment.',
  NOTHING_TO_PAY: 'It awaits no card: the customer agrees by confirmOrderChange.',
  PAYMENT_NEEDED: 'It is agreed to by its payment: startOrderPayment.',
  PAYMENT_PROVIDER_UNAVAILABLE: 'The provider cannot be reached; nothing was changed.',
  TOO_MANY_REQUESTS,
});
export type PaymentRequestError = InstanceType<typeof PaymentRequestError>;

/** Why nothing becomes of what was asked for about a payment request. */
export type PaymentRequestRefusal = CodedRefusal<PaymentRequestError['code']>;

registerEnumType(PaymentRequestKind, {
  name: 'PaymentRequestKind',
  description: 'How the customer of an order agrees to pay more for it.',
  valuesConfig: {
    PAYMENT: { description: 'They pay the difference by card: startOrderPayment.' },
    AUTHORISATION: {
      description:
        'They authorise the whole new sum by card, which replaces the authorisation of before and is charged when the order is shipped: startOrderPayment.',
    },
    AGREEMENT: { description: 'They say so, and pay it with the deposit that is awaited then: confirmOrderChange.' },
  },
});
registerEnumType(PaymentRequestStatus, {
  name: 'PaymentRequestStatus',
  description: 'What has become of a payment that was asked for.',
  valuesConfig: {
    OPEN: { description: 'It can be paid.' },
    PAID: { description: 'It is paid, and what it was for is done.' },
    AUTHORISED: { description: 'The new sum is authorised, and what it was for is done.' },
    ACCEPTED: { description: 'The customer agreed, and what it was for is done; its deposit is awaited.' },
    CANCELLED: { description: 'Staff took it back, or the order no longer allows it.' },
    DECLINED: { description: 'The customer keeps the order as it is.' },
    EXPIRED: { description: 'Nobody paid or agreed in time.' },
  },
});

@ObjectType('RequestedAuthorisation', {
  description: 'What the customer of an authorised order is asked to authorise.',
})
export class RequestedAuthorisationType {
  @Field(() => MoneyType, { description: 'The whole new sum, which is charged when the order is shipped.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'What the authorisation is over that it replaces, and that is released.' })
  replacedAmount!: MoneyType;
}

@ObjectType('PaymentRequest', { description: 'A further payment that the customer of an order is asked for.' })
export class PaymentRequestType {
  @Field(() => ID, { description: 'Of the request within the order.' })
  id!: string;

  @Field(() => PaymentRequestKind, { description: 'How the customer agrees to it.' })
  kind!: PaymentRequestKind;

  @Field(() => MoneyType, { description: 'How much more the order costs.' })
  amount!: MoneyType;

  @Field(() => RequestedAuthorisationType, {
    nullable: true,
    description: 'What AUTHORISATION has the customer authorise; null for other kinds.',
  })
  authorisation!: RequestedAuthorisationType | null;

  @Field(() => PaymentRequestStatus, { description: 'What has become of it.' })
  status!: PaymentRequestStatus;

  @Field(() => Date, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => Date, { description: 'Until when it can be paid, or agreed to.' })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was paid, authorised, agreed to, declined, cancelled or expired; null while it is open.',
  })
  endedAt!: Date | null;

  /** Not in the API. */
  order!: OrderRecord;
  record!: PaymentRequestRecord;
}

@ObjectType('DepositAfterAgreement', { description: 'What is to be transferred once the customer has agreed.' })
export class DepositAfterAgreementType {
  @Field(() => MoneyType, { description: 'In all, less what has come already.' })
  amount!: MoneyType;

  @Field(() => Date, { nullable: true, description: 'Until when; null where nobody knows, as after a delay.' })
  dueAt!: Date | null;
}

@ObjectType('RequestedPayment', { description: 'A further payment, as whoever has its link reads it.' })
export class RequestedPaymentType {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Market, { description: 'The store of the order.' })
  market!: Market;

  @Field(() => PaymentRequestType, { description: 'What is asked for.' })
  request!: PaymentRequestType;

  @Field(() => CardProviderType, {
    nullable: true,
    description: 'Who takes the card; null where the shop takes none.',
  })
  cardProvider!: CardProviderType | null;

  @Field(() => DepositAfterAgreementType, {
    nullable: true,
    description: 'What AGREEMENT has the customer transfer; null for other kinds, and once nothing is awaited.',
  })
  deposit!: DepositAfterAgreementType | null;
}

@ObjectType({ description: 'The payment waits for a card.' })
export class OrderPaymentStarted {
  @Field(() => String, { description: 'Lets the browser confirm this payment.' })
  clientSecret!: string;

  @Field(() => RequestedPaymentType, { description: 'What is paid.' })
  payment!: RequestedPaymentType;
}

@ObjectType({ description: 'What has become of a further payment.' })
export class OrderPaymentChecked {
  @Field(() => RequestedPaymentType, { description: 'The payment as it is now.' })
  payment!: RequestedPaymentType;

  @Field(() => Boolean, { description: 'Whether its outcome is not known yet; ask again in a moment.' })
  isProcessing!: boolean;

  @Field(() => String, { nullable: true, description: 'Why the last card was refused; null if none was.' })
  declined!: string | null;
}

@InputType({ description: 'The link of the payment to start.' })
export class StartOrderPaymentInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}

@InputType({ description: 'The link of the change to agree to.' })
export class ConfirmOrderChangeInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}

@InputType({ description: 'The link of the payment to look at.' })
export class CompleteOrderPaymentInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}

export const OrderPaymentResult = createUnionType({
  name: 'OrderPaymentResult',
  description: 'Outcome of startOrderPayment, confirmOrderChange and completeOrderPayment.',
  types: () => [OrderPaymentStarted, OrderPaymentChecked, PaymentRequestError] as const,
});

@InputType({ description: 'The payment request to take back.' })
export class CancelPaymentRequestInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The request.' })
  requestId!: string;
}

@InputType({ description: "The payment request of one's own order that is declined." })
export class CancelOwnPaymentRequestInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The request.' })
  requestId!: string;

  @Field(() => String, { nullable: true, description: 'Of a guest; members are known by their session.' })
  accessToken?: string;
}

@InputType({ description: 'The payment request whose link is to be sent again.' })
export class SendPaymentRequestInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The request.' })
  requestId!: string;
}

@ObjectType({ description: 'The link was sent again.' })
export class PaymentRequestResent {
  @Field(() => String, { description: 'Where the email goes.' })
  email!: string;
}

export const CancelPaymentRequestResult = createUnionType({
  name: 'CancelPaymentRequestResult',
  description: 'Outcome of cancelPaymentRequest and cancelOwnPaymentRequest.',
  types: () => [OrderUpdated, OrderConflictError, PaymentRequestError] as const,
});

export const SendPaymentRequestResult = createUnionType({
  name: 'SendPaymentRequestResult',
  description: 'Outcome of sendPaymentRequest.',
  types: () => [PaymentRequestResent, PaymentRequestError] as const,
});
