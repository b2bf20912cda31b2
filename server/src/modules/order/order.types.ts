import { AddressCheck, PaymentMethod, ShippingOption, TaxSource } from '@eunbit/schema/checkout';
import { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import { Market } from '@eunbit/schema/market';
import {
  CancelReason,
  Carrier,
  DelayReason,
  OrderPeriod,
  OrderStatus,
  OWN_ORDERS_PAGE_SIZE,
} from '@eunbit/schema/order';
import { CustomerKind } from '@eunbit/schema/order-list';
import { PaymentStatus } from '@eunbit/schema/payment-status';
import { GraphQLURL } from 'graphql-scalars';
import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { Node } from '../../common/node.types.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { createConnectionType } from '../../common/pagination.ts';
import { LocalDate } from '../../common/scalars.ts';
import { AddressType, BankType, BuyerNotesType, OrderLineType } from '../purchase/index.ts';
import { CashReceiptType } from './cash-receipt/cash-receipt.types.ts';
import { FulfilmentType } from './fulfilment/fulfilment-view.types.ts';
import type { OrderRecord } from './order.record.ts';
import { RefundAccountType } from './refund-account/refund-account.types.ts';
import { CancellationPreviewType } from './status/cancellation-preview.types.ts';
import { UndoableChangeType } from './undo/undoable-change.types.ts';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Status of an order; only moves forward (ORDER-2).',
  valuesConfig: {
    PREPARING_FOR_SHIPMENT: { description: 'New; staff are checking it.' },
    ORDER_CONFIRMED: { description: 'Confirmed; for deposits: paid.' },
    ORDER_DELAYED: { description: 'Will be shipped later than promised.' },
    ORDER_CANCELLED: { description: 'Cancelled and closed; units went back into stock.' },
    ORDER_SHIPPED: { description: 'Handed to the carrier; closed.' },
  },
});
registerEnumType(OrderPeriod, {
  name: 'OrderPeriod',
  description: "Period filter for a member's orders, by the calendar of the store's home city.",
  valuesConfig: {
    ALL: { description: 'No filter.' },
    THIS_YEAR: { description: 'Placed this year.' },
    THIS_MONTH: { description: 'Placed this month.' },
  },
});
registerEnumType(CancelReason, {
  name: 'CancelReason',
  description: 'Why a buyer cancels.',
  valuesConfig: {
    CHANGED_MIND: { description: 'Changed their mind.' },
    ORDERED_BY_MISTAKE: { description: 'Ordered the wrong thing, or twice.' },
    WRONG_ADDRESS: { description: 'The delivery address is wrong.' },
    TAKES_TOO_LONG: { description: 'Delivery takes too long.' },
    OTHER: { description: 'Other.' },
  },
});
registerEnumType(DelayReason, {
  name: 'DelayReason',
  description: 'Why an order is delayed.',
  valuesConfig: {
    PREPARING_PRODUCT: { description: 'Preparing for the product.' },
    CUSTOMER_REQUEST: { description: 'Customer request.' },
    CUSTOM_ORDER: { description: 'Custom order.' },
    SCHEDULED_SHIPMENT: { description: 'Scheduled shipment.' },
    OVERSEA_SHIPMENT: { description: 'Oversea shipment.' },
    OTHER: { description: 'Other.' },
  },
});
registerEnumType(Carrier, {
  name: 'Carrier',
  description: 'Company that carries parcels.',
  valuesConfig: {
    CJ_LOGISTICS: { description: 'CJ대한통운.' },
    LOTTE: { description: '롯데글로벌로지스.' },
    HANJIN: { description: '한진택배.' },
    KOREA_POST: { description: '우체국택배.' },
    LOGEN: { description: '로젠택배.' },
    CU_PARCEL: { description: 'CU 편의점택배.' },
    USPS: { description: 'United States Postal Service.' },
    UPS: { description: 'UPS.' },
    FEDEX: { description: 'FedEx.' },
  },
});
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Payment status of an order.',
  valuesConfig: {
    AWAITING_PAYMENT: { description: 'Not paid, or not completely.' },
    AUTHORISED: { description: 'Escrow: authorised on the card; captured when the order is shipped.' },
    CAPTURE_DUE: { description: 'Escrow: shipped; capture is pending.' },
    FAILED: { description: 'Escrow: the authorisation expired before capture. Nothing was paid.' },
    RELEASE_DUE: { description: 'Cancelled before capture; the release of the authorisation is pending.' },
    PAID: { description: 'Paid; for refunds see `refundedAmount`.' },
    REFUND_DUE: { description: 'Cancelled after payment; the refund is pending.' },
    REFUNDED: { description: 'Cancelled and refunded, except for what a dispute has taken.' },
    VOID: { description: 'Cancelled before anything was paid.' },
  },
});

registerEnumType(CustomerKind, {
  name: 'CustomerKind',
  description: 'Kind of customer.',
  valuesConfig: {
    MEMBER: { description: 'Ordered with an account.' },
    GUEST: { description: 'Ordered without an account.' },
  },
});

@ObjectType('OrderDelay', { description: 'Details of a delay, as sent to the customer.' })
export class OrderDelayType {
  @Field(() => DelayReason, { description: 'Reason.' })
  reason!: DelayReason;

  @Field(() => Date, { nullable: true, description: 'Expected shipping date; null if unknown.' })
  until!: Date | null;

  @Field(() => String, { nullable: true, description: 'Further explanation, as typed by staff.' })
  detail!: string | null;
}

@ObjectType('OrderCancellation', { description: "The buyer's reason for a cancellation." })
export class OrderCancellationType {
  @Field(() => CancelReason, { description: 'Reason.' })
  reason!: CancelReason;

  @Field(() => String, { nullable: true, description: 'Further explanation, as typed by the buyer.' })
  detail!: string | null;
}

@ObjectType('OrderStatusChange', { description: 'One entry of the status history.' })
export class OrderStatusChangeType {
  @Field(() => OrderStatus, { description: 'Status since then.' })
  status!: OrderStatus;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => OrderDelayType, { nullable: true, description: 'Set if the status is ORDER_DELAYED.' })
  delay!: OrderDelayType | null;

  @Field(() => OrderCancellationType, { nullable: true, description: 'Set if the buyer cancelled.' })
  cancellation!: OrderCancellationType | null;

  @Field(() => Boolean, { description: 'Whether it reverts the previous entry, which was wrong.' })
  isCorrection!: boolean;

  @Field(() => Boolean, { description: 'Whether a later correction reverted it.' })
  isTakenBack!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'For staff: why the corrected status was wrong; null for other entries.',
  })
  correctionReason!: string | null;
}

@ObjectType('OrderPayment', { description: 'Payment of an order.' })
export class OrderPaymentType {
  @Field(() => PaymentMethod, { description: 'Payment method.' })
  method!: PaymentMethod;

  @Field(() => PaymentStatus, { description: 'Status, changed by the shop automatically.' })
  status!: PaymentStatus;

  @Field(() => MoneyType, { description: 'Sum of all payments received, less deposits that a bank cancelled.' })
  paidAmount!: MoneyType;

  @Field(() => MoneyType, { description: 'Sum of all refunds to the shopper; failed refunds are left out.' })
  refundedAmount!: MoneyType;

  @Field(() => Date, {
    nullable: true,
    description:
      "When the rest of a cancelled order's payment was refunded; null before, or if there was nothing to refund.",
  })
  refundedAt!: Date | null;

  @Field(() => MoneyType, {
    description:
      'Amount that can still be refunded: payments less refunds made or pending, and less what a dispute holds or has taken.',
  })
  refundableAmount!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'Amount that disputes of the card payment hold or have taken; zero if there is none, or if the shop won.',
  })
  disputedAmount!: MoneyType;

  @Field(() => MoneyType, { description: 'Amount still to be paid; zero while it is authorised on a card.' })
  outstandingAmount!: MoneyType;

  @Field(() => MoneyType, { description: 'Received amount above the order total that still has to be refunded.' })
  surplusAmount!: MoneyType;

  @Field(() => String, {
    nullable: true,
    description:
      'The card that paid, such as `Visa •••• 4242`; null for other payment methods, or if it was not stored.',
  })
  card!: string | null;

  @Field(() => BankType, { nullable: true, description: 'Deposits and virtual accounts: the account to transfer to.' })
  bank!: BankType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Deposits and virtual accounts: expected depositor name of the transfer.',
  })
  depositorName!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Deposits and virtual accounts: due date, 3 days after the order or as set by staff. Null if there is no date, as after a delay.',
  })
  dueAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Deposits and virtual accounts: when the order is cancelled automatically if nothing has arrived; null if it is not, as after a delay without a date.',
  })
  cancelsAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Escrow, until capture: when the authorisation expires.',
  })
  authorisedUntil!: Date | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Virtual accounts: received amount; staff decide if it differs from the order total.',
  })
  depositedAmount!: MoneyType | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Virtual accounts: when the bank last cancelled a reported deposit; null if it never did.',
  })
  depositTakenBackAt!: Date | null;

  @Field(() => RefundAccountType, {
    nullable: true,
    description: 'Cancelled transfers: the account for the refund; null until it is known.',
  })
  refundAccount!: RefundAccountType | null;

  @Field(() => Boolean, { description: 'Whether updateRefundAccount can be called now.' })
  isRefundAccountWanted!: boolean;

  @Field(() => CashReceiptType, {
    nullable: true,
    description: 'Korean transfers: the cash receipt for the payment; null if there is none.',
  })
  cashReceipt!: CashReceiptType | null;
}

@ObjectType('Tracking', { description: 'One parcel.' })
export class TrackingType {
  @Field(() => Carrier, { description: 'Carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'Number at the carrier.' })
  trackingNumber!: string;

  @Field(() => GraphQLURL, { description: "The carrier's page about the parcel." })
  url!: string;
}

@ObjectType('PromisedDelivery', { description: 'Promised delivery dates of an order.' })
export class PromisedDeliveryType {
  @Field(() => LocalDate, { description: 'Earliest day.' })
  earliest!: string;

  @Field(() => LocalDate, { description: 'Latest day.' })
  latest!: string;
}

@ObjectType('Order', {
  description: 'An order. Self-contained: later changes of products or rates do not affect it.',
  implements: Node,
})
export class OrderType extends BuyerNotesType {
  /** Not a GraphQL field: the source for field resolvers of other modules. */
  record!: OrderRecord;

  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Number shown to people: EB-YYMMDD-XXXXXXXX.' })
  number!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => Date, { description: 'When it was placed.' })
  createdAt!: Date;

  @Field(() => CustomerKind, { description: 'Member or guest.' })
  customerKind!: CustomerKind;

  @Field(() => OrderStatus, { description: 'Current status.' })
  status!: OrderStatus;

  @Field(() => [OrderStatusChangeType], { description: 'Status history, oldest first.' })
  statusHistory!: OrderStatusChangeType[];

  @Field(() => UndoableChangeType, {
    nullable: true,
    description: 'For staff: its last status change while it can be undone; null otherwise.',
  })
  undoableChange!: UndoableChangeType | null;

  @Field(() => Boolean, { description: 'Whether the buyer may cancel it now, by cancelOrder.' })
  isCancellableByBuyer!: boolean;

  @Field(() => CancellationPreviewType, { description: 'What cancelling the order now would do with its money.' })
  cancellationPreview!: CancellationPreviewType;

  @Field(() => String, { description: 'Email of the buyer.' })
  email!: string;

  @Field(() => String, { description: 'Phone of the buyer.' })
  phone!: string;

  @Field(() => AddressType, { description: 'Where it goes.' })
  address!: AddressType;

  @Field(() => AddressCheck, {
    nullable: true,
    description: 'Result of the US address check when the order was placed; null in Korea.',
  })
  addressCheck!: AddressCheck | null;

  @Field(() => [OrderLineType], { description: 'Ordered lines.' })
  lines!: OrderLineType[];

  @Field(() => MoneyType, { description: 'Sum of the lines.' })
  subtotal!: MoneyType;

  @Field(() => ShippingOption, { description: 'Shipping method.' })
  shippingOption!: ShippingOption;

  @Field(() => PromisedDeliveryType, {
    nullable: true,
    description: 'Promised delivery dates; null if the order awaited its payment first.',
  })
  promisedDelivery!: PromisedDeliveryType | null;

  @Field(() => MoneyType, { description: 'Price of shipping.' })
  shippingPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'Sales tax on goods and shipping.' })
  tax!: MoneyType;

  @Field(() => MoneyType, { description: 'Part of the tax that is on shipping.' })
  shippingTax!: MoneyType;

  @Field(() => String, { description: 'Percent as text, fixed when the order was placed.' })
  taxRate!: string;

  @Field(() => TaxSource, { description: 'How the tax was determined.' })
  taxSource!: TaxSource;

  @Field(() => MoneyType, { description: 'Subtotal, shipping and tax.' })
  total!: MoneyType;

  @Field(() => OrderPaymentType, { description: 'Its payment method.' })
  payment!: OrderPaymentType;

  @Field(() => FulfilmentStatus, {
    description: 'Fulfilment status of its units, independent of `status`, which staff set.',
  })
  fulfilmentStatus!: FulfilmentStatus;

  @Field(() => [FulfilmentType], { description: 'Fulfilments, oldest first.' })
  fulfilments!: FulfilmentType[];

  @Field(() => [TrackingType], { description: 'Parcels of all fulfilments.' })
  tracking!: TrackingType[];
}

export const OrderConnection = createConnectionType('Order', () => OrderType);

export const MemberOrderConnection = createNumberedConnectionType(
  'MemberOrder',
  () => OrderType,
  "a member's orders, newest first",
);

@ArgsType()
export class MemberOrderPageArgs extends createNumberedPageArgs(OWN_ORDERS_PAGE_SIZE) {}

export const OrderEventKind = { PLACED: 'PLACED', STATUS_CHANGED: 'STATUS_CHANGED' } as const;
registerEnumType(OrderEventKind, {
  name: 'OrderEventKind',
  description: 'Kind of order event.',
  valuesConfig: {
    PLACED: { description: 'The order was placed.' },
    STATUS_CHANGED: { description: 'Its status, payment or parcels changed.' },
  },
});

@ObjectType('OrderEvent', { description: 'A new or changed order.' })
export class OrderEventType {
  @Field(() => OrderEventKind, { description: 'What happened.' })
  kind!: keyof typeof OrderEventKind;

  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;

  @Field(() => String, { description: 'Cursor of the order in a list sorted by newest first.' })
  cursor!: string;
}
