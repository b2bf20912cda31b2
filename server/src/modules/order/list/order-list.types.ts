import { PaymentMethod } from '@eunbit/schema/checkout';
import { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import { OrderStatus } from '@eunbit/schema/order';
import { CustomerKind, OrderAttention, type OrderFilter, OrderSort } from '@eunbit/schema/order-list';
import { PaymentSummary } from '@eunbit/schema/payment-status';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../common/scalars.ts';

/** What each attention means, in the API: also where the work of the back office is listed. */
export const ORDER_ATTENTION_VALUES: Readonly<Record<OrderAttention, { readonly description: string }>> = {
  DEPOSIT_TO_CHECK: { description: 'A deposit that nobody has confirmed yet.' },
  DEPOSIT_DIFFERS: { description: 'A deposit that falls short.' },
  DEPOSIT_SURPLUS: { description: 'More has come than was ordered for, and has to go back.' },
  SHIPPED_UNPAID: { description: 'Has left without its deposit.' },
  PAYMENT_LAPSED: { description: 'A card authorisation that ended before the money was taken.' },
  CASH_RECEIPT_DUE: { description: 'A cash receipt to be issued for money that has come.' },
  DELAY_OVERDUE: { description: 'A delay whose promised date has passed.' },
  SHIPMENT_FAILED: { description: 'A shipment that could not be made.' },
  REVERSAL_OPEN: { description: 'A dispute to answer, or a refund that failed, at the payment provider.' },
  ESCROW_DELIVERY_DUE: { description: "Shipped parcels to be registered in the console of the escrow's provider." },
  REFUND_BY_HAND: { description: 'Money to be sent back by hand, because no provider can.' },
  PART_REFUND_BY_HAND: { description: 'A part of a transfer to be sent back by hand.' },
};

registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'Which order of a list comes first.',
  valuesConfig: {
    NEWEST: { description: 'The newest.' },
    OLDEST: { description: 'The oldest.' },
    HIGHEST_TOTAL: { description: 'The one with the highest total.' },
    LOWEST_TOTAL: { description: 'The one with the lowest total.' },
  },
});
registerEnumType(OrderAttention, {
  name: 'OrderAttention',
  description: 'What orders wait for staff to do beside moving them on.',
  valuesConfig: ORDER_ATTENTION_VALUES,
});

registerEnumType(PaymentSummary, {
  name: 'PaymentSummary',
  description: 'What is paid of an order, in short: its `PaymentStatus` with what went back (PAYMENT-49). Derived.',
  valuesConfig: {
    AWAITING_PAYMENT: { description: 'Not paid, or not all of it.' },
    AUTHORISED: { description: 'The money is set aside on the card, or being taken.' },
    PAID: { description: 'Paid, and nothing of it went back.' },
    PARTLY_REFUNDED: { description: 'Paid; a part went back.' },
    REFUNDED: { description: 'Paid; all of it went back.' },
    VOID: { description: 'Closed before anything was paid.' },
    FAILED: { description: 'The authorisation ended before the money was taken.' },
  },
});

@InputType({ description: 'Which orders of a store; what is left out or null is no condition.' })
export class OrderFilterInput implements Partial<OrderFilter> {
  @Field(() => OrderStatus, { nullable: true, description: 'One status.' })
  status!: OrderStatus | null;

  @Field(() => CustomerKind, { nullable: true, description: 'Members or guests.' })
  customerKind!: CustomerKind | null;

  @Field(() => FulfilmentStatus, { nullable: true, description: 'How far their units are.' })
  fulfilmentStatus!: FulfilmentStatus | null;

  @Field(() => PaymentMethod, { nullable: true, description: 'One way of paying.' })
  paymentMethod!: PaymentMethod | null;

  @Field(() => PaymentSummary, { nullable: true, description: 'What is paid of them.' })
  paymentSummary!: PaymentSummary | null;

  @Field(() => OrderAttention, { nullable: true, description: 'What they wait for.' })
  attention!: OrderAttention | null;

  @Field(() => LocalDate, { nullable: true, description: 'First day, in the store, on which they were placed.' })
  from!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day, like `from`.' })
  to!: string | null;

  @Field(() => ID, { nullable: true, description: 'A product that is among their lines.' })
  productId!: string | null;

  @Field(() => String, { nullable: true, description: 'One of their tags, however it is typed.' })
  tag!: string | null;

  @Field(() => ID, { nullable: true, description: 'The member of staff to whom they are assigned.' })
  assigneeId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Beginning of the number, of a name, of the email address or of the phone number, or the last four digits of ' +
      'it. Case, spaces and dashes do not matter; one or two characters have to be all of it. Of more than 1,000 orders ' +
      'that begin like this, 1,000 are looked at.',
  })
  search?: string;
}

@ObjectType('OrderStatusCount', { description: 'How many orders of a store have a status.' })
export class OrderStatusCountType {
  @Field(() => OrderStatus, { description: 'The status.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'How many have it now.' })
  count!: number;
}

@ObjectType('OrderPaymentSummaryCount', { description: 'How many orders of a store are paid in this way.' })
export class OrderPaymentSummaryCountType {
  @Field(() => PaymentSummary, { description: 'What is paid of them.' })
  paymentSummary!: PaymentSummary;

  @Field(() => Int, { description: 'How many, up to 1,000.' })
  count!: number;
}

@ObjectType('OrderAttentionCount', { description: 'How many orders of a store wait for something.' })
export class OrderAttentionCountType {
  @Field(() => OrderAttention, { description: 'What they wait for.' })
  attention!: OrderAttention;

  @Field(() => Int, { description: 'How many; of a status all, of others up to 1,000.' })
  count!: number;
}

@ObjectType('OrderCounts', { description: 'The orders of a store, counted.' })
export class OrderCountsType {
  @Field(() => [OrderStatusCountType], { description: 'Every status, in the order in which orders pass them.' })
  byStatus!: readonly OrderStatusCountType[];

  @Field(() => [OrderPaymentSummaryCountType], { description: 'What few orders are at a time.' })
  byPaymentSummary!: readonly OrderPaymentSummaryCountType[];

  @Field(() => [OrderAttentionCountType], { description: 'Everything that orders may wait for.' })
  byAttention!: readonly OrderAttentionCountType[];
}
