import { RefundDestination, RefundReason, RefundStatus, UnshippedUnits } from '@eunbit/schema/order-refund';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { MinorUnits } from '../../common/scalars.ts';
import { OrderConflictError, OrderError, OrderUpdated, RefundFailureType } from '../order/index.ts';

registerEnumType(RefundReason, {
  name: 'RefundReason',
  description: 'Reason of a refund.',
  valuesConfig: {
    DAMAGED: { description: 'An item arrived damaged or faulty.' },
    WRONG_ITEM: { description: 'A wrong item was delivered.' },
    MISSING_ITEM: { description: 'An item was missing from the parcel.' },
    OUT_OF_STOCK: { description: 'An item cannot be delivered.' },
    LATE_DELIVERY: { description: 'It arrived late.' },
    PRICE_ADJUSTMENT: { description: 'The price was lowered after the purchase.' },
    OVERPAID: { description: 'More was paid than the order costs.' },
    ORDER_EDITED: { description: 'The order costs less after an edit.' },
    RETURNED: { description: 'A return was settled.' },
    OTHER: { description: 'Another reason, given in the note.' },
  },
});

registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'Status of a refund.',
  valuesConfig: {
    PENDING: { description: 'Not made yet: by the payment provider, or by staff once the account is known.' },
    SUCCEEDED: { description: 'The money was sent, or will not be charged.' },
    FAILED: { description: 'The provider refused it, or the bank returned it.' },
    CANCELLED: { description: 'Staff cancelled it before any money moved.' },
  },
});

registerEnumType(RefundDestination, {
  name: 'RefundDestination',
  description: 'Destination of a refund.',
  valuesConfig: {
    CARD: { description: 'The card that paid.' },
    AUTHORISATION: {
      description: 'No transfer: less of the card authorisation is captured when the order is shipped.',
    },
    BANK_ACCOUNT: { description: "The customer's bank account, by staff." },
  },
});

registerEnumType(UnshippedUnits, {
  name: 'UnshippedUnits',
  description: 'What happens to refunded units that were not shipped.',
  valuesConfig: {
    RESTOCK: { description: 'They are not shipped, and are restocked.' },
    WRITE_OFF: { description: 'They are not shipped, and are written off.' },
    SHIP: { description: 'They are shipped nevertheless.' },
  },
});

@ObjectType('RefundLine', { description: 'Refunded units of a line.' })
export class RefundLineType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Their price, without tax.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Their share of the sales tax.' })
  tax!: MoneyType;

  @Field(() => Int, { description: 'Of these units, those that are not shipped because of the refund.' })
  withheld!: number;
}

@ObjectType('Refund', { description: 'A refund of a part of an order.' })
export class RefundType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => MoneyType, { description: 'Total amount of the refund.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Part of the amount that is sales tax.' })
  tax!: MoneyType;

  @Field(() => [RefundLineType], { description: 'Refunded lines; empty if it refunds no units.' })
  lines!: RefundLineType[];

  @Field(() => MoneyType, { description: 'Part of the amount that refunds shipping, without tax.' })
  shipping!: MoneyType;

  @Field(() => RefundReason, { description: 'Reason.' })
  reason!: RefundReason;

  @Field(() => UnshippedUnits, {
    nullable: true,
    description:
      'What happens to refunded units that were not shipped; null if all were shipped, or if no units are refunded.',
  })
  unshipped!: UnshippedUnits | null;

  @Field(() => RefundDestination, { description: 'Where the money goes.' })
  destination!: RefundDestination;

  @Field(() => RefundStatus, { description: 'Status.' })
  status!: RefundStatus;

  @Field(() => Date, { description: 'When it was requested.' })
  at!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was made; null before.' })
  madeAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Staff's note; null if there is none, and for customers.",
  })
  note!: string | null;

  @Field(() => RefundFailureType, {
    nullable: true,
    description: 'The last failure; null if there is none, and for customers.',
  })
  failure!: RefundFailureType | null;

  @Field(() => Boolean, { description: 'Whether recordRefundSent can be called: staff only.' })
  isSentByHand!: boolean;

  @Field(() => Boolean, { description: 'Whether cancelRefund can be called: staff only.' })
  isCancellable!: boolean;

  @Field(() => Boolean, { description: 'Whether retryFailedRefund can be called: staff only.' })
  isRetryable!: boolean;

  /** Not in the API, which returns the name instead. */
  by!: string | null;
}

@InputType({ description: 'Units of a line to refund.' })
export class RefundLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units, at least 1.' })
  quantity!: number;
}

@InputType({ description: 'Parts of an order to refund: units, shipping, or an amount.' })
export class RefundChoiceInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => [RefundLineInput], { description: 'Units of lines; may be empty.' })
  lines!: RefundLineInput[];

  @Field(() => MinorUnits, {
    description: "Part of the shipping price, without tax, in the order's currency; may be 0.",
  })
  shipping!: number;

  @Field(() => MinorUnits, {
    nullable: true,
    description:
      "Amount in the order's currency. With lines or shipping: an amount below their shares. Without: the whole refund. Null for the shares.",
  })
  amount?: number | null;
}

@InputType({ description: 'A refund, with its reason.' })
export class RequestRefundInput extends RefundChoiceInput {
  @Field(() => RefundReason, { description: 'Reason; ORDER_EDITED and RETURNED are reserved for the shop itself.' })
  reason!: RefundReason;

  @Field(() => String, { nullable: true, description: 'Note for staff, up to 500 characters; required for OTHER.' })
  note?: string | null;

  @Field(() => UnshippedUnits, {
    nullable: true,
    description:
      'What happens to units that were not shipped; required if there are some (`RefundShares.unshippedUnits`).',
  })
  unshipped?: UnshippedUnits | null;

  @Field(() => MinorUnits, {
    description: "Maximum refund that the caller saw, in the order's currency; refused if it has changed since.",
  })
  expectedLeft!: number;
}

@InputType()
abstract class NamedRefund {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The refund.' })
  refundId!: string;
}

@InputType({ description: 'A refund that staff have sent by hand.' })
export class RecordRefundSentInput extends NamedRefund {}

@InputType({ description: 'A refund to cancel.' })
export class CancelRefundInput extends NamedRefund {}

@InputType({ description: 'A failed refund to retry.' })
export class RetryFailedRefundInput extends NamedRefund {}

@ObjectType('RefundableLine', { description: 'What can still be refunded of a line.' })
export class RefundableLineType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Name in the language of the request.' })
  title!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => MoneyType, {
    description: 'Price of one unit, without tax; the average if units have different prices (ORDER-39).',
  })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'The sales tax on these units.' })
  tax!: MoneyType;
}

@ObjectType('RefundShares', { description: 'Amounts of the chosen parts of a refund.' })
export class RefundSharesType {
  @Field(() => [RefundLineType], { description: 'The chosen lines.' })
  lines!: RefundLineType[];

  @Field(() => Int, {
    description: 'How many of the chosen units were not shipped; the refund must then specify `UnshippedUnits`.',
  })
  unshippedUnits!: number;

  @Field(() => MoneyType, { description: 'Shipping, without tax.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'The sales tax on shipping.' })
  shippingTax!: MoneyType;

  @Field(() => MoneyType, { description: 'Total sales tax of the refund.' })
  tax!: MoneyType;

  @Field(() => MoneyType, { description: 'Amount of the refund.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Amount that can still be refunded afterwards.' })
  leftAfter!: MoneyType;
}

@ObjectType('RefundPreview', {
  description: 'What can be refunded of an order, and the amounts of a choice. Nothing is changed.',
})
export class RefundPreviewType {
  @Field(() => MoneyType, { description: 'Maximum refund.' })
  left!: MoneyType;

  @Field(() => MoneyType, {
    description: 'Amount that a dispute holds or has taken, which is not part of `left`; zero if there is none.',
  })
  disputed!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description: "Amount that the refund limit of the caller's role still allows for this order; null for no limit.",
  })
  limitLeft!: MoneyType | null;

  @Field(() => RefundDestination, {
    nullable: true,
    description: 'Destination of the refund; null if nothing can be refunded.',
  })
  destination!: RefundDestination | null;

  @Field(() => [RefundableLineType], { description: 'The lines of the order, with what can still be refunded.' })
  lines!: RefundableLineType[];

  @Field(() => MoneyType, { description: 'Shipping price that can still be refunded, without tax.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'The sales tax on it.' })
  shippingTax!: MoneyType;

  @Field(() => RefundSharesType, {
    nullable: true,
    description: 'Amounts of the chosen parts; null if nothing is chosen.',
  })
  shares!: RefundSharesType | null;
}

@ObjectType({ description: 'The refund is pending; the customer is notified once it is made.' })
export class RefundRequested extends OrderUpdated {
  @Field(() => RefundType, { description: 'The refund.' })
  refund!: RefundType;
}

export const RefundPreviewResult = createUnionType({
  name: 'RefundPreviewResult',
  description: 'Outcome of refundPreview.',
  types: () => [RefundPreviewType, ValidationError, OrderError] as const,
});

export const RequestRefundResult = createUnionType({
  name: 'RequestRefundResult',
  description: 'Outcome of requestRefund.',
  types: () => [RefundRequested, OrderConflictError, ValidationError, OrderError] as const,
});
