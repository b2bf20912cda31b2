import { PaymentMethod } from '@eunbit/schema/checkout';
import { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import { OrderStatus } from '@eunbit/schema/order';
import { CustomerKind, OrderAttention, type OrderFilter, OrderSort } from '@eunbit/schema/order-list';
import { PaymentSummary } from '@eunbit/schema/payment-status';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../common/scalars.ts';

/** Descriptions of the attention values in the API, also used by the list of open work. */
export const ORDER_ATTENTION_VALUES: Readonly<Record<OrderAttention, { readonly description: string }>> = {
  DEPOSIT_TO_CHECK: { description: 'A deposit is awaiting confirmation.' },
  DEPOSIT_DIFFERS: { description: 'A deposit is too low.' },
  DEPOSIT_SURPLUS: { description: 'A deposit is too high, and the surplus has to be refunded.' },
  SHIPPED_UNPAID: { description: 'It was shipped without its deposit.' },
  PAYMENT_LAPSED: { description: 'A card authorisation expired before capture.' },
  CASH_RECEIPT_DUE: { description: 'A cash receipt has to be issued for a received payment.' },
  DELAY_OVERDUE: { description: 'The promised date of a delay has passed.' },
  SHIPMENT_FAILED: { description: 'A shipment failed.' },
  REVERSAL_OPEN: { description: 'A dispute needs a response, or a refund failed at the payment provider.' },
  ESCROW_DELIVERY_DUE: { description: 'Shipped parcels have to be registered in the console of the escrow provider.' },
  REFUND_BY_HAND: { description: 'A refund has to be sent by hand, because no provider can.' },
  PART_REFUND_BY_HAND: { description: 'A part of a transfer has to be refunded by hand.' },
};

registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'Sort order of a list of orders.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    HIGHEST_TOTAL: { description: 'Highest total first.' },
    LOWEST_TOTAL: { description: 'Lowest total first.' },
  },
});
registerEnumType(OrderAttention, {
  name: 'OrderAttention',
  description: 'Tasks for staff on an order, besides moving its status forward.',
  valuesConfig: ORDER_ATTENTION_VALUES,
});

registerEnumType(PaymentSummary, {
  name: 'PaymentSummary',
  description: 'Short payment status of an order: its `PaymentStatus` combined with refunds (PAYMENT-49). Derived.',
  valuesConfig: {
    AWAITING_PAYMENT: { description: 'Not paid, or not completely.' },
    AUTHORISED: { description: 'Authorised on the card, or being captured.' },
    PAID: { description: 'Paid, without refunds.' },
    PARTLY_REFUNDED: { description: 'Paid; partly refunded.' },
    REFUNDED: { description: 'Paid; completely refunded.' },
    VOID: { description: 'Closed before any payment.' },
    FAILED: { description: 'The authorisation expired before capture.' },
  },
});

@InputType({ description: 'Filter for the orders of a store; a field that is omitted or null does not filter.' })
export class OrderFilterInput implements Partial<OrderFilter> {
  @Field(() => OrderStatus, { nullable: true, description: 'Their status.' })
  status!: OrderStatus | null;

  @Field(() => CustomerKind, { nullable: true, description: 'Members or guests.' })
  customerKind!: CustomerKind | null;

  @Field(() => FulfilmentStatus, { nullable: true, description: 'Their fulfilment status.' })
  fulfilmentStatus!: FulfilmentStatus | null;

  @Field(() => PaymentMethod, { nullable: true, description: 'Their payment method.' })
  paymentMethod!: PaymentMethod | null;

  @Field(() => PaymentSummary, { nullable: true, description: 'Their payment summary.' })
  paymentSummary!: PaymentSummary | null;

  @Field(() => OrderAttention, { nullable: true, description: 'The kind of attention.' })
  attention!: OrderAttention | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: "First day on which they were placed, by the store's calendar.",
  })
  from!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day, like `from`.' })
  to!: string | null;

  @Field(() => ID, { nullable: true, description: 'A product of their lines.' })
  productId!: string | null;

  @Field(() => String, { nullable: true, description: 'One of their tags; case and surrounding spaces do not matter.' })
  tag!: string | null;

  @Field(() => ID, { nullable: true, description: 'The staff member they are assigned to.' })
  assigneeId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Start of the order number, a name, the email address or the phone number, or the last four digits ' +
      'of the phone number. Case, spaces and dashes do not matter; one or two characters must match ' +
      'completely. At most 1,000 matching orders are searched.',
  })
  search?: string;
}

@ObjectType('OrderStatusCount', { description: 'Number of orders of a store with a status.' })
export class OrderStatusCountType {
  @Field(() => OrderStatus, { description: 'The status.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'Number of orders.' })
  count!: number;
}

@ObjectType('OrderPaymentSummaryCount', { description: 'Number of orders of a store with a payment summary.' })
export class OrderPaymentSummaryCountType {
  @Field(() => PaymentSummary, { description: 'Their payment summary.' })
  paymentSummary!: PaymentSummary;

  @Field(() => Int, { description: 'Number of orders, counted up to 1,000.' })
  count!: number;
}

@ObjectType('OrderAttentionCount', { description: 'Number of orders of a store that need a kind of attention.' })
export class OrderAttentionCountType {
  @Field(() => OrderAttention, { description: 'The kind of attention.' })
  attention!: OrderAttention;

  @Field(() => Int, { description: 'Number of orders, counted up to 1,000.' })
  count!: number;
}

@ObjectType('OrderCounts', { description: 'The orders of a store, counted.' })
export class OrderCountsType {
  @Field(() => [OrderStatusCountType], { description: 'Counts by status, in the order that orders pass through.' })
  byStatus!: readonly OrderStatusCountType[];

  @Field(() => [OrderPaymentSummaryCountType], {
    description: 'Counts by payment summary, for the less frequent ones.',
  })
  byPaymentSummary!: readonly OrderPaymentSummaryCountType[];

  @Field(() => [OrderAttentionCountType], { description: 'Counts by kind of attention.' })
  byAttention!: readonly OrderAttentionCountType[];
}
