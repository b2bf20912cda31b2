import { Market } from '@eunbit/schema/market';
import { PaymentRequestKind, PaymentRequestStatus } from '@eunbit/schema/payment-request';
import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { MoneyType } from '../../common/money.types.ts';
import type { CodedRefusal } from '../../common/refusal.ts';
import { OrderConflictError, type OrderRecord, OrderUpdated, type PaymentRequestRecord } from '../order/index.ts';
import { CardProviderType } from '../payment/index.ts';

export const PaymentRequestError = createErrorType('PaymentRequest', {
  LINK_INVALID: 'The link is wrong, or older than a month.',
  REQUEST_NOT_FOUND: 'No such order or payment request.',
  REQUEST_CLOSED: 'It was already paid or agreed to, or was cancelled, declined or expired.',
  REQUEST_PROCESSING: 'The provider is processing the payment.',
  NOTHING_TO_PAY: 'No card payment is needed: the customer agrees by confirmOrderChange.',
  PAYMENT_NEEDED: 'It is accepted by paying: startOrderPayment.',
  PAYMENT_PROVIDER_UNAVAILABLE: 'The provider cannot be reached; nothing was changed.',
  TOO_MANY_REQUESTS,
});
export type PaymentRequestError = InstanceType<typeof PaymentRequestError>;

/** Why a step on a payment request is refused. */
export type PaymentRequestRefusal = CodedRefusal<PaymentRequestError['code']>;

registerEnumType(PaymentRequestKind, {
  name: 'PaymentRequestKind',
  description: 'How the customer of an order accepts a higher price.',
  valuesConfig: {
    PAYMENT: { description: 'They pay the difference by card: startOrderPayment.' },
    AUTHORISATION: {
      description:
        'They authorise the whole new amount by card. It replaces the former authorisation and is charged when the order is shipped: startOrderPayment.',
    },
    AGREEMENT: { description: 'They agree, and the awaited deposit is increased: confirmOrderChange.' },
  },
});
registerEnumType(PaymentRequestStatus, {
  name: 'PaymentRequestStatus',
  description: 'Status of a payment request.',
  valuesConfig: {
    OPEN: { description: 'It can be paid.' },
    PAID: { description: 'It was paid, and the change was applied.' },
    AUTHORISED: { description: 'The new amount is authorised, and the change was applied.' },
    ACCEPTED: { description: 'The customer agreed, and the change was applied; the deposit is awaited.' },
    CANCELLED: { description: 'Staff cancelled it, or the order no longer allows it.' },
    DECLINED: { description: 'The customer declined and keeps the order as it is.' },
    EXPIRED: { description: 'It was not paid or agreed to in time.' },
  },
});

@ObjectType('RequestedAuthorisation', {
  description: 'The authorisation that the customer is asked for.',
})
export class RequestedAuthorisationType {
  @Field(() => MoneyType, { description: 'The whole new amount, charged when the order is shipped.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Amount of the former authorisation, which is replaced and released.' })
  replacedAmount!: MoneyType;
}

@ObjectType('PaymentRequest', { description: 'A request to the customer for a further payment.' })
export class PaymentRequestType {
  @Field(() => ID, { description: 'Id of the request within the order.' })
  id!: string;

  @Field(() => PaymentRequestKind, { description: 'How the customer accepts it.' })
  kind!: PaymentRequestKind;

  @Field(() => MoneyType, { description: 'Increase of the order total.' })
  amount!: MoneyType;

  @Field(() => RequestedAuthorisationType, {
    nullable: true,
    description: 'What the customer authorises, for AUTHORISATION; null for other kinds.',
  })
  authorisation!: RequestedAuthorisationType | null;

  @Field(() => PaymentRequestStatus, { description: 'What has become of it.' })
  status!: PaymentRequestStatus;

  @Field(() => Date, { description: 'When it was requested.' })
  requestedAt!: Date;

  @Field(() => Date, { description: 'Until when it can be paid or agreed to.' })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was paid, authorised, agreed to, declined, cancelled or expired; null while open.',
  })
  endedAt!: Date | null;

  /** Not in the API. */
  order!: OrderRecord;
  record!: PaymentRequestRecord;
}

@ObjectType('DepositAfterAgreement', { description: 'Deposit that is due once the customer has agreed.' })
export class DepositAfterAgreementType {
  @Field(() => MoneyType, { description: 'Whole amount, less what has arrived already.' })
  amount!: MoneyType;

  @Field(() => Date, { nullable: true, description: 'Due date; null if there is no date, as after a delay.' })
  dueAt!: Date | null;
}

@ObjectType('RequestedPayment', { description: 'A further payment, as the holder of its link sees it.' })
export class RequestedPaymentType {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Market, { description: 'The store of the order.' })
  market!: Market;

  @Field(() => PaymentRequestType, { description: 'The payment request.' })
  request!: PaymentRequestType;

  @Field(() => CardProviderType, {
    nullable: true,
    description: 'Provider that takes the card; null if the shop takes no cards.',
  })
  cardProvider!: CardProviderType | null;

  @Field(() => DepositAfterAgreementType, {
    nullable: true,
    description: 'The transfer that is due after an AGREEMENT; null for other kinds, and once nothing is awaited.',
  })
  deposit!: DepositAfterAgreementType | null;
}

@ObjectType({ description: 'The payment awaits a card.' })
export class OrderPaymentStarted {
  @Field(() => String, { description: 'Lets the browser confirm this payment.' })
  clientSecret!: string;

  @Field(() => RequestedPaymentType, { description: 'The payment.' })
  payment!: RequestedPaymentType;
}

@ObjectType({ description: 'Result of checking a requested payment.' })
export class OrderPaymentChecked {
  @Field(() => RequestedPaymentType, { description: 'The payment after the check.' })
  payment!: RequestedPaymentType;

  @Field(() => Boolean, { description: 'Whether the result is not known yet; check again in a moment.' })
  isProcessing!: boolean;

  @Field(() => String, { nullable: true, description: 'Why the last card was declined; null if none was.' })
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

@InputType({ description: 'The link of the payment to check.' })
export class CompleteOrderPaymentInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}

export const OrderPaymentResult = createUnionType({
  name: 'OrderPaymentResult',
  description: 'Outcome of startOrderPayment, confirmOrderChange and completeOrderPayment.',
  types: () => [OrderPaymentStarted, OrderPaymentChecked, PaymentRequestError] as const,
});

@InputType({ description: 'A payment request to cancel.' })
export class CancelPaymentRequestInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The request.' })
  requestId!: string;
}

@InputType({ description: "A payment request of one's own order to decline." })
export class CancelOwnPaymentRequestInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The request.' })
  requestId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Access token of a guest; not needed for members, whom the session identifies.',
  })
  accessToken?: string;
}

@InputType({ description: 'The payment request whose link is resent.' })
export class SendPaymentRequestInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The request.' })
  requestId!: string;
}

@ObjectType({ description: 'The link was resent.' })
export class PaymentRequestResent {
  @Field(() => String, { description: 'Address that the email goes to.' })
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
