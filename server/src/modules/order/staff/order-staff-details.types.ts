import { EmailKind, EmailStatus } from '@eunbit/schema/email';
import type { Language } from '@eunbit/schema/market';
import { RefundStatus } from '@eunbit/schema/order-refund';
import { DisputeStatus } from '@eunbit/schema/payment-reversal';
import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { LanguageEnum } from '../../../common/market.types.ts';
import { MoneyType } from '../../../common/money.types.ts';
import { ValidationError } from '../../../common/result.types.ts';
import { EmailBounceType } from '../../email/index.ts';
import { IdempotencyKeyField } from '../../idempotency/index.ts';
import { CashReceiptFailureType } from '../cash-receipt/cash-receipt.types.ts';
import { OrderError } from '../order.errors.ts';
import { RefundFailureType } from '../refund-account/refund-account.types.ts';
import { EscrowDeliveryType } from './escrow-delivery.types.ts';

@ObjectType('OrderNote', { description: 'A staff note on an order; customers never see it.' })
export class OrderNoteType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'The note.' })
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;

  /** Not in the API, which returns the name instead. */
  by!: string;

  /** Not in the API either. */
  mentions?: string[];
}

@ObjectType('OrderMention', { description: 'A colleague whom a note mentions.' })
export class OrderMentionType {
  @Field(() => ID, { description: 'Account id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Their name; null if the account was deleted.' })
  name!: string | null;
}

@ObjectType('OrderEmail', { description: 'An email about an order.' })
export class OrderEmailType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => EmailKind, { description: 'Its purpose.' })
  kind!: EmailKind;

  @Field(() => String, { description: 'Recipient address.' })
  to!: string;

  @Field(() => EmailStatus, { description: 'Status.' })
  status!: EmailStatus;

  @Field(() => String, { nullable: true, description: 'Subject; null before it is sent.' })
  subject!: string | null;

  @Field(() => Date, { description: 'When it was queued.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was sent; null before.' })
  sentAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed; null if none has.' })
  error!: string | null;

  @Field(() => EmailBounceType, {
    nullable: true,
    description: 'What the provider reported after it was sent; null if nothing.',
  })
  bounce!: EmailBounceType | null;
}

registerEnumType(DisputeStatus, {
  name: 'DisputeStatus',
  description: 'Status of a dispute.',
  valuesConfig: {
    NEEDS_RESPONSE: { description: 'The bank waits for evidence.' },
    UNDER_REVIEW: { description: 'The bank is deciding.' },
    WON: { description: 'Won: the money was returned to the shop.' },
    LOST: { description: 'Lost: the cardholder keeps the money.' },
    CLOSED: { description: 'Ended without a decision, such as a closed inquiry.' },
  },
});

@ObjectType('RefundSettlement', { description: 'How staff made a refund that had failed at the provider.' })
export class RefundSettlementType {
  @Field(() => String, { description: 'Explanation by staff.' })
  note!: string;

  @Field(() => Date, { description: 'When staff recorded it.' })
  at!: Date;

  /** Not in the API, which returns the name instead. */
  by!: string;
}

@ObjectType('OrderRefund', { description: "A refund of an order's payment at the payment provider." })
export class OrderRefundType {
  @Field(() => ID, { description: 'Id at the provider.' })
  id!: string;

  @Field(() => MoneyType, { description: 'Refunded amount.' })
  amount!: MoneyType;

  @Field(() => RefundStatus, {
    description:
      "Status at the provider: SUCCEEDED may still fail at the bank; FAILED means that the money was returned to the shop's account. Never CANCELLED.",
  })
  status!: RefundStatus;

  @Field(() => String, { nullable: true, description: 'Reason code of the provider; null if none was given.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Failure code of the provider; null if it did not fail.' })
  failureReason!: string | null;

  @Field(() => Date, { description: 'When it was made.' })
  madeAt!: Date;

  @Field(() => RefundSettlementType, {
    nullable: true,
    description: 'How staff made the refund after it failed; null if they did not.',
  })
  settled!: RefundSettlementType | null;
}

@ObjectType('OrderDispute', {
  description: 'A chargeback: the cardholder disputes the payment of an order at their bank.',
})
export class OrderDisputeType {
  @Field(() => ID, { description: 'Id at the provider.' })
  id!: string;

  @Field(() => MoneyType, { description: 'Disputed amount; may be less than the order total.' })
  amount!: MoneyType;

  @Field(() => DisputeStatus, { description: 'Status.' })
  status!: DisputeStatus;

  @Field(() => String, { description: 'Reason code of the provider.' })
  reason!: string;

  @Field(() => Date, { nullable: true, description: 'Deadline for evidence; null if none is awaited.' })
  evidenceDueBy!: Date | null;

  @Field(() => Date, { description: 'When it was opened.' })
  openedAt!: Date;
}

@ObjectType('OrderCustomer', { description: 'The account that an order belongs to.' })
export class OrderCustomerType {
  @Field(() => ID, { description: 'The account.' })
  id!: string;
}

@ObjectType('OrderStaffDetails', { description: 'Staff-only details of an order.' })
export class OrderStaffDetailsType {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => OrderCustomerType, { nullable: true, description: 'The member who ordered; null for guests.' })
  customer!: OrderCustomerType | null;

  @Field(() => Boolean, { description: 'Whether it has a pass code, for revealPassCode.' })
  hasPassCode!: boolean;

  @Field(() => Boolean, { description: 'Whether it has to be refunded by hand, see settleRefund.' })
  isRefundedByHand!: boolean;

  @Field(() => [OrderRefundType], { description: 'Refunds at the payment provider, oldest first.' })
  refunds!: OrderRefundType[];

  @Field(() => [OrderDisputeType], { description: 'Disputes at the payment provider, oldest first.' })
  disputes!: OrderDisputeType[];

  /** The customer's address; not in the API, where it belongs to the order. */
  email!: string;

  @Field(() => Boolean, { description: 'Whether the provider is currently making its refund.' })
  isRefundUnderWay!: boolean;

  @Field(() => RefundFailureType, { nullable: true, description: 'Why its refund last failed; null if it did not.' })
  refundFailure!: RefundFailureType | null;

  @Field(() => CashReceiptFailureType, {
    nullable: true,
    description: 'Why its cash receipt last failed; null if it did not.',
  })
  cashReceiptFailure!: CashReceiptFailureType | null;

  @Field(() => EscrowDeliveryType, {
    nullable: true,
    description: 'Its parcels at the escrow provider; null if none have to be registered.',
  })
  escrowDelivery!: EscrowDeliveryType | null;

  @Field(() => LanguageEnum, { description: 'Language of emails to the customer.' })
  language!: Language;

  @Field(() => [OrderNoteType], { description: 'Notes of staff, newest first.' })
  notes!: OrderNoteType[];

  /** Not in the API, which returns the URLs of the payment pages instead, later edits included (ORDER-35). */
  intentId!: string | null;
  laterIntentIds!: readonly string[];
}

@InputType({ description: 'A note on an order.' })
export class CreateOrderNoteInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The note, 1 to 1,000 characters.' })
  text!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Colleagues to mention and notify, up to 10.' })
  mentionIds!: string[];

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'The order whose pass code is revealed.' })
export class RevealPassCodeInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@InputType({ description: 'The order that was refunded by hand.' })
export class SettleRefundInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@InputType({ description: 'How a refund was made that had failed at the provider.' })
export class SettleFailedRefundInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The refund, by its id at the provider.' })
  refundId!: string;

  @Field(() => String, { description: 'Explanation, 1 to 1,000 characters.' })
  note!: string;
}

@ObjectType({ description: 'The change was saved.' })
export class OrderStaffDetailsUpdated {
  @Field(() => OrderStaffDetailsType, { description: 'The details after the change.' })
  file!: OrderStaffDetailsType;
}

export const OrderStaffDetailsResult = createUnionType({
  name: 'OrderStaffDetailsResult',
  description: 'Outcome of staff operations on an order other than status changes.',
  types: () => [OrderStaffDetailsUpdated, ValidationError, OrderError] as const,
});

@ObjectType({ description: 'The pass code of a guest order. The audit log records the access.' })
export class PassCodeShown {
  @Field(() => String, { description: 'The code with which the guest opens the order.' })
  passCode!: string;
}

export const RevealPassCodeResult = createUnionType({
  name: 'RevealPassCodeResult',
  description: 'Outcome of revealPassCode.',
  types: () => [PassCodeShown, OrderError] as const,
});
