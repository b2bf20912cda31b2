import { RefundDestination, RefundReason, RefundStatus, UnshippedUnits } from '@eunbit/schema/order-refund';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { MinorUnits } from '../../common/scalars.ts';
import { OrderConflictError, OrderError, OrderUpdated, RefundFailureType } from '../order/index.ts';

registerEnumType(RefundReason, {
  name: 'RefundReason',
  description: 'Why money of an order is refunded.',
  valuesConfig: {
    DAMAGED: { description: 'Something arrived damaged or faulty.' },
    WRONG_ITEM: { description: 'Something else arrived than was ordered.' },
    MISSING_ITEM: { description: 'Something was missing in the parcel.' },
    OUT_OF_STOCK: { description: 'Something cannot be delivered.' },
    LATE_DELIVERY: { description: 'It arrived late.' },
    PRICE_ADJUSTMENT: { description: 'The price is lowered afterwards.' },
    OVERPAID: { description: 'More came in than the order costs.' },
    ORDER_EDITED: { description: 'The order costs less after it was changed.' },
    RETURNED: { description: 'A return was settled.' },
    OTHER: { description: 'Another reason, in the note.' },
  },
});

registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'How far a refund is.',
  valuesConfig: {
    PENDING: { description: 'Will be made: by the payment provider, or by staff once the account is known.' },
    SUCCEEDED: { description: 'The money has gone, or will not be charged.' },
    FAILED: { description: 'The provider refused it, or its bank returned it.' },
    CANCELLED: { description: 'Staff took it back before any money moved.' },
  },
});

registerEnumType(RefundDestination, {
  name: 'RefundDestination',
  description: 'Where the money of a refund goes.',
  valuesConfig: {
    CARD: { description: 'Back to the card that paid.' },
    AUTHORISATION: { description: 'Nowhere: the authorised card is charged less when the order is shipped.' },
    BANK_ACCOUNT: { description: "To the customer's bank account, sent by staff." },
  },
});

registerEnumType(UnshippedUnits, {
  name: 'UnshippedUnits',
  description: 'What becomes of refunded units that have not left.',
  valuesConfig: {
    RESTOCK: { description: 'They are not sent, and go back into stock.' },
    WRITE_OFF: { description: 'They are not sent, and are written off.' },
    SHIP: { description: 'They are sent all the same.' },
  },
});

@ObjectType('RefundLine', { description: 'Units of a line that are refunded.' })
export class RefundLineType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Their price, without tax.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Their share of the sales tax.' })
  tax!: MoneyType;

  @Field(() => Int, { description: 'Of these units, those that are not sent because of the refund.' })
  withheld!: number;
}

@ObjectType('Refund', { description: 'Money of a part of an order that is refunded.' })
export class RefundType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => MoneyType, { description: 'What is refunded in all.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'What of it is sales tax.' })
  tax!: MoneyType;

  @Field(() => [RefundLineType], { description: 'What it is for; empty if it is for no line.' })
  lines!: RefundLineType[];

  @Field(() => MoneyType, { description: 'What of it is for shipping, without tax.' })
  shipping!: MoneyType;

  @Field(() => RefundReason, { description: 'Why.' })
  reason!: RefundReason;

  @Field(() => UnshippedUnits, {
    nullable: true,
    description: 'What became of those units that had not left; null if all had, or it is for no units.',
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
    description: 'What staff wrote about it; null for customers, or for nothing.',
  })
  note!: string | null;

  @Field(() => RefundFailureType, { nullable: true, description: 'The last failure; null for customers, or for none.' })
  failure!: RefundFailureType | null;

  @Field(() => Boolean, { description: 'Whether recordRefundSent takes it: staff only.' })
  isSentByHand!: boolean;

  @Field(() => Boolean, { description: 'Whether cancelRefund takes it: staff only.' })
  isCancellable!: boolean;

  @Field(() => Boolean, { description: 'Whether retryFailedRefund takes it: staff only.' })
  isRetryable!: boolean;

  /** Not in the API, which names them. */
  by!: string | null;
}

@InputType({ description: 'Units of a line that are to be refunded.' })
export class RefundLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units, at least 1.' })
  quantity!: number;
}

@InputType({ description: 'What of an order is to be refunded: units, shipping, or an amount.' })
export class RefundChoiceInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => [RefundLineInput], { description: 'Units of lines; empty for none.' })
  lines!: RefundLineInput[];

  @Field(() => MinorUnits, {
    description: "Of the price of shipping, without its tax, in the order's currency; 0 for none.",
  })
  shipping!: number;

  @Field(() => MinorUnits, {
    nullable: true,
    description:
      "In the order's currency. With lines or shipping: less than their shares. Without: the whole refund. Null for the shares.",
  })
  amount?: number | null;
}

@InputType({ description: 'A refund, with its reason.' })
export class RequestRefundInput extends RefundChoiceInput {
  @Field(() => RefundReason, { description: 'Why; ORDER_EDITED and RETURNED are for the shop itself.' })
  reason!: RefundReason;

  @Field(() => String, { nullable: true, description: 'Up to 500 characters, for staff; needed for OTHER.' })
  note?: string | null;

  @Field(() => UnshippedUnits, {
    nullable: true,
    description:
      'What becomes of the units that have not left; needed where there are some (`RefundShares.unshippedUnits`).',
  })
  unshipped?: UnshippedUnits | null;

  @Field(() => MinorUnits, {
    description:
      "What was left to refund when this was chosen, in the order's currency; another amount refuses the refund.",
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

@InputType({ description: 'A refund that staff have sent.' })
export class RecordRefundSentInput extends NamedRefund {}

@InputType({ description: 'A refund to cancel.' })
export class CancelRefundInput extends NamedRefund {}

@InputType({ description: 'A refund that failed.' })
export class RetryFailedRefundInput extends NamedRefund {}

@ObjectType('RefundableLine', { description: 'What of a line is not refunded yet.' })
export class RefundableLineType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Name in the language of the request.' })
  title!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => MoneyType, {
    description: 'Price of one unit, without tax; the average of units that have different prices (ORDER-39).',
  })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'The sales tax on these units.' })
  tax!: MoneyType;
}

@ObjectType('RefundShares', { description: 'What the chosen parts come to.' })
export class RefundSharesType {
  @Field(() => [RefundLineType], { description: 'The chosen lines.' })
  lines!: RefundLineType[];

  @Field(() => Int, {
    description:
      'How many of the chosen units have not left: a refund of them says what becomes of them (`UnshippedUnits`).',
  })
  unshippedUnits!: number;

  @Field(() => MoneyType, { description: 'Shipping, without tax.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'The sales tax on shipping.' })
  shippingTax!: MoneyType;

  @Field(() => MoneyType, { description: 'All of the sales tax in it.' })
  tax!: MoneyType;

  @Field(() => MoneyType, { description: 'What is refunded.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'What is left to refund after it.' })
  leftAfter!: MoneyType;
}

@ObjectType('RefundPreview', {
  description: 'What can be refunded of an order, and what is chosen. Nothing is changed.',
})
export class RefundPreviewType {
  @Field(() => MoneyType, { description: 'The largest possible refund.' })
  left!: MoneyType;

  @Field(() => MoneyType, {
    description: 'What of the money a dispute holds or has taken, and `left` is without; zero if there is none.',
  })
  disputed!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'What of the order the role of the caller still lets them pay back; null for no limit.',
  })
  limitLeft!: MoneyType | null;

  @Field(() => RefundDestination, { nullable: true, description: 'Where the money goes; null if none can go back.' })
  destination!: RefundDestination | null;

  @Field(() => [RefundableLineType], { description: 'The lines of the order with what is left of them.' })
  lines!: RefundableLineType[];

  @Field(() => MoneyType, { description: 'The price of shipping that is left, without tax.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'The sales tax on it.' })
  shippingTax!: MoneyType;

  @Field(() => RefundSharesType, {
    nullable: true,
    description: 'What the chosen parts come to; null if nothing is chosen.',
  })
  shares!: RefundSharesType | null;
}

@ObjectType({ description: 'The refund is noted; the customer is told once it is made.' })
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
