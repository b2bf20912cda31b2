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

@ObjectType('OrderNote', { description: 'What a member of staff noted on an order; customers never see it.' })
export class OrderNoteType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'The note.' })
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;

  /** Not in the API, which names them. */
  by!: string;

  /** Not in the API either. */
  mentions?: string[];
}

@ObjectType('OrderMention', { description: 'A colleague whom a note names.' })
export class OrderMentionType {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Their name; null when the account is gone.' })
  name!: string | null;
}

@ObjectType('OrderEmail', { description: 'An email about an order.' })
export class OrderEmailType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => EmailKind, { description: 'What it is for.' })
  kind!: EmailKind;

  @Field(() => String, { description: 'To whom it goes.' })
  to!: string;

  @Field(() => EmailStatus, { description: 'Where it stands.' })
  status!: EmailStatus;

  @Field(() => String, { nullable: true, description: 'Its subject; null until it was sent.' })
  subject!: string | null;

  @Field(() => Date, { description: 'When it was ordered.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was sent; null before.' })
  sentAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why the last try failed; null when all is well.' })
  error!: string | null;

  @Field(() => EmailBounceType, {
    nullable: true,
    description: 'What the provider told of it after it was sent; null for nothing.',
  })
  bounce!: EmailBounceType | null;
}

registerEnumType(DisputeStatus, {
  name: 'DisputeStatus',
  description: 'How far a dispute is.',
  valuesConfig: {
    NEEDS_RESPONSE: { description: 'The bank waits for evidence.' },
    UNDER_REVIEW: { description: 'The bank decides.' },
    WON: { description: 'The money is back.' },
    LOST: { description: 'The money is gone.' },
    CLOSED: { description: 'Ended without a decision, such as an inquiry that led to nothing.' },
  },
});

@ObjectType('RefundSettlement', { description: 'How staff paid a refund back that had failed at the provider.' })
export class RefundSettlementType {
  @Field(() => String, { description: 'How, in their words.' })
  note!: string;

  @Field(() => Date, { description: 'When they noted it.' })
  at!: Date;

  /** Not in the API, which names them. */
  by!: string;
}

@ObjectType('OrderRefund', { description: "A refund of an order's payment at the payment provider." })
export class OrderRefundType {
  @Field(() => ID, { description: "The provider's." })
  id!: string;

  @Field(() => MoneyType, { description: 'What went back.' })
  amount!: MoneyType;

  @Field(() => RefundStatus, {
    description:
      "How far it is at the provider: SUCCEEDED may still fail at the bank; FAILED means that the money is at the shop's account again. Never CANCELLED.",
  })
  status!: RefundStatus;

  @Field(() => String, { nullable: true, description: "In the provider's codes; null where none was given." })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: "Why it failed, in the provider's codes; null otherwise." })
  failureReason!: string | null;

  @Field(() => Date, { description: 'When it was made.' })
  madeAt!: Date;

  @Field(() => RefundSettlementType, {
    nullable: true,
    description: 'How staff settled it after it had failed; null where they did not.',
  })
  settled!: RefundSettlementType | null;
}

@ObjectType('OrderDispute', { description: "A cardholder's objection to an order's payment at their bank." })
export class OrderDisputeType {
  @Field(() => ID, { description: "The provider's." })
  id!: string;

  @Field(() => MoneyType, { description: 'What is disputed; may be less than the order.' })
  amount!: MoneyType;

  @Field(() => DisputeStatus, { description: 'How far it is.' })
  status!: DisputeStatus;

  @Field(() => String, { description: "In the provider's codes." })
  reason!: string;

  @Field(() => Date, { nullable: true, description: 'When evidence has to be there; null where none is awaited.' })
  evidenceDueBy!: Date | null;

  @Field(() => Date, { description: 'When it was opened.' })
  openedAt!: Date;
}

@ObjectType('OrderCustomer', { description: 'The account that an order belongs to.' })
export class OrderCustomerType {
  @Field(() => ID, { description: 'The account.' })
  id!: string;
}

@ObjectType('OrderStaffDetails', { description: 'What staff have about an order beside the order itself.' })
export class OrderStaffDetailsType {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => OrderCustomerType, { nullable: true, description: 'The member who ordered; null for guests.' })
  customer!: OrderCustomerType | null;

  @Field(() => Boolean, { description: 'Whether there is a pass code that revealPassCode shows.' })
  hasPassCode!: boolean;

  @Field(() => Boolean, { description: 'Whether its money has to be sent back by hand, see settleRefund.' })
  isRefundedByHand!: boolean;

  @Field(() => [OrderRefundType], { description: 'Refunds at the payment provider, oldest first.' })
  refunds!: OrderRefundType[];

  @Field(() => [OrderDisputeType], { description: 'Disputes at the payment provider, oldest first.' })
  disputes!: OrderDisputeType[];

  /** Of the customer; not in the API, where the order has it. */
  email!: string;

  @Field(() => Boolean, { description: 'Whether the provider is being asked to send its money back.' })
  isRefundUnderWay!: boolean;

  @Field(() => RefundFailureType, { nullable: true, description: 'Why that failed last; null where it did not.' })
  refundFailure!: RefundFailureType | null;

  @Field(() => CashReceiptFailureType, {
    nullable: true,
    description: 'Why its cash receipt failed last; null where it did not.',
  })
  cashReceiptFailure!: CashReceiptFailureType | null;

  @Field(() => EscrowDeliveryType, {
    nullable: true,
    description: 'Its parcels at the provider of the escrow; null where none are to be registered.',
  })
  escrowDelivery!: EscrowDeliveryType | null;

  @Field(() => LanguageEnum, { description: 'The language in which the customer is written to.' })
  language!: Language;

  @Field(() => [OrderNoteType], { description: 'Notes of staff, newest first.' })
  notes!: OrderNoteType[];

  /** Not in the API, which has the addresses of their pages: the payment, and those of later edits (ORDER-35). */
  intentId!: string | null;
  laterIntentIds!: readonly string[];
}

@InputType({ description: 'A note on an order.' })
export class CreateOrderNoteInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The note, 1 to 1,000 characters.' })
  text!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Colleagues whom it names and who are told, up to 10.' })
  mentionIds!: string[];

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'The order whose pass code is shown.' })
export class RevealPassCodeInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@InputType({ description: 'The order whose money was sent back.' })
export class SettleRefundInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@InputType({ description: 'How a refund was paid that had failed at the provider.' })
export class SettleFailedRefundInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: "The refund, by the provider's id." })
  refundId!: string;

  @Field(() => String, { description: 'How, 1 to 1,000 characters.' })
  note!: string;
}

@ObjectType({ description: 'Saved.' })
export class OrderStaffDetailsUpdated {
  @Field(() => OrderStaffDetailsType, { description: 'What staff have about the order now.' })
  file!: OrderStaffDetailsType;
}

export const OrderStaffDetailsResult = createUnionType({
  name: 'OrderStaffDetailsResult',
  description: 'Outcome of what staff do for an order beside its status.',
  types: () => [OrderStaffDetailsUpdated, ValidationError, OrderError] as const,
});

@ObjectType({ description: 'The pass code of a guest order. That it was shown is in the log.' })
export class PassCodeShown {
  @Field(() => String, { description: 'What the guest types to see the order.' })
  passCode!: string;
}

export const RevealPassCodeResult = createUnionType({
  name: 'RevealPassCodeResult',
  description: 'Outcome of revealPassCode.',
  types: () => [PassCodeShown, OrderError] as const,
});
