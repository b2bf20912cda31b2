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
    PREPARING_FOR_SHIPMENT: { description: 'New; being checked by staff.' },
    ORDER_CONFIRMED: { description: 'Confirmed; for deposits, the money has come.' },
    ORDER_DELAYED: { description: 'Will be shipped later than promised.' },
    ORDER_CANCELLED: { description: 'Cancelled and closed; units went back into stock.' },
    ORDER_SHIPPED: { description: 'Handed to the carrier; closed.' },
  },
});
registerEnumType(OrderPeriod, {
  name: 'OrderPeriod',
  description: "Which of their orders members look at, by the calendar of the store's home city.",
  valuesConfig: {
    ALL: { description: 'All of them.' },
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
    WRONG_ADDRESS: { description: 'It would go to the wrong address.' },
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
  description: 'Where the payment of an order stands.',
  valuesConfig: {
    AWAITING_PAYMENT: { description: 'Not paid, or not all of it.' },
    AUTHORISED: { description: 'Escrow: the money is set aside on the card; it is taken when the order is shipped.' },
    CAPTURE_DUE: { description: 'Escrow: shipped; the money is being taken.' },
    FAILED: { description: 'Escrow: the authorisation ended before the money was taken. Nothing was paid.' },
    RELEASE_DUE: { description: 'Cancelled before the money was taken; the provider is being told.' },
    PAID: { description: 'Paid; of what went back of it, see `refundedAmount`.' },
    REFUND_DUE: { description: 'Cancelled after payment; the refund is on its way.' },
    REFUNDED: { description: 'Cancelled and paid back, but for what a dispute has taken.' },
    VOID: { description: 'Cancelled before anything was paid.' },
  },
});

registerEnumType(CustomerKind, {
  name: 'CustomerKind',
  description: 'Who ordered.',
  valuesConfig: { MEMBER: { description: 'Signed in.' }, GUEST: { description: 'Without an account.' } },
});

@ObjectType('OrderDelay', { description: 'What the customer is told about a delay.' })
export class OrderDelayType {
  @Field(() => DelayReason, { description: 'Reason.' })
  reason!: DelayReason;

  @Field(() => Date, { nullable: true, description: 'Expected shipping date; null when unknown.' })
  until!: Date | null;

  @Field(() => String, { nullable: true, description: 'Anything else, as typed by staff.' })
  detail!: string | null;
}

@ObjectType('OrderCancellation', { description: 'Why a buyer cancelled.' })
export class OrderCancellationType {
  @Field(() => CancelReason, { description: 'Reason.' })
  reason!: CancelReason;

  @Field(() => String, { nullable: true, description: 'Anything else, as typed by the buyer.' })
  detail!: string | null;
}

@ObjectType('OrderStatusChange', { description: 'One entry of the history.' })
export class OrderStatusChangeType {
  @Field(() => OrderStatus, { description: 'Status from then on.' })
  status!: OrderStatus;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => OrderDelayType, { nullable: true, description: 'Set on delays.' })
  delay!: OrderDelayType | null;

  @Field(() => OrderCancellationType, { nullable: true, description: 'Set when the buyer cancelled.' })
  cancellation!: OrderCancellationType | null;

  @Field(() => Boolean, { description: 'Whether it takes the entry before it back, which was wrong.' })
  isCorrection!: boolean;

  @Field(() => Boolean, { description: 'Whether a later correction says that it was wrong.' })
  isTakenBack!: boolean;

  @Field(() => String, { nullable: true, description: 'For staff: why it was wrong; null for other entries.' })
  correctionReason!: string | null;
}

@ObjectType('OrderPayment', { description: 'How an order is paid.' })
export class OrderPaymentType {
  @Field(() => PaymentMethod, { description: 'Way of paying.' })
  method!: PaymentMethod;

  @Field(() => PaymentStatus, { description: 'Where it stands, in the steps that the shop takes by itself.' })
  status!: PaymentStatus;

  @Field(() => MoneyType, { description: 'All that came in, less what a bank took back.' })
  paidAmount!: MoneyType;

  @Field(() => MoneyType, { description: 'All that went back to the shopper; refunds that failed are left out.' })
  refundedAmount!: MoneyType;

  @Field(() => Date, {
    nullable: true,
    description:
      'When what was left of the money of a cancelled order went back; null before, and where nothing had to.',
  })
  refundedAt!: Date | null;

  @Field(() => MoneyType, {
    description:
      'What of the money that came in can still go back: not what went back or is on its way, nor what a dispute holds or has taken.',
  })
  refundableAmount!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'What disputes of the card payment hold or have taken; zero where there is none, or the shop has won it.',
  })
  disputedAmount!: MoneyType;

  @Field(() => MoneyType, { description: 'What is still to be paid; zero while the money is set aside on a card.' })
  outstandingAmount!: MoneyType;

  @Field(() => MoneyType, { description: 'What of it is more than the order costs and still has to go back.' })
  surplusAmount!: MoneyType;

  @Field(() => String, {
    nullable: true,
    description: 'The card that paid, `Visa •••• 4242`; null for other ways of paying and where it was not kept.',
  })
  card!: string | null;

  @Field(() => BankType, { nullable: true, description: 'Deposits and virtual accounts: the account to pay into.' })
  bank!: BankType | null;

  @Field(() => String, { nullable: true, description: 'Deposits and virtual accounts: name the transfer will carry.' })
  depositorName!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Deposits and virtual accounts: to be paid by; 3 days after the order, or as staff say. Null where nobody knows, as after a delay.',
  })
  dueAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Deposits and virtual accounts: when the order is cancelled by itself if nothing has come; null where it is not, as after a delay without a date.',
  })
  cancelsAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Escrow, until the money was taken: when the authorisation ends.',
  })
  authorisedUntil!: Date | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: "Virtual accounts: what has come in; another amount than the order's is for staff to decide on.",
  })
  depositedAmount!: MoneyType | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Virtual accounts: when the bank took a deposit back last, of which it had told; null if it never did.',
  })
  depositTakenBackAt!: Date | null;

  @Field(() => RefundAccountType, {
    nullable: true,
    description: 'Cancelled transfers: the account that the money goes to; null until it is known.',
  })
  refundAccount!: RefundAccountType | null;

  @Field(() => Boolean, { description: 'Whether updateRefundAccount takes an account now.' })
  isRefundAccountWanted!: boolean;

  @Field(() => CashReceiptType, {
    nullable: true,
    description: 'Korean transfers: the receipt that is issued for the money; null where there is none.',
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

@ObjectType('PromisedDelivery', { description: 'Between which days an order is to arrive.' })
export class PromisedDeliveryType {
  @Field(() => LocalDate, { description: 'First day.' })
  earliest!: string;

  @Field(() => LocalDate, { description: 'Last day.' })
  latest!: string;
}

@ObjectType('Order', {
  description: 'A sale. Complete in itself: later changes of products or rates leave it alone.',
  implements: Node,
})
export class OrderType extends BuyerNotesType {
  /** Not a GraphQL field: the source for field resolvers of other modules. */
  record!: OrderRecord;

  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What people read and type: EB-YYMMDD-XXXXXXXX.' })
  number!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => Date, { description: 'When it was placed.' })
  createdAt!: Date;

  @Field(() => CustomerKind, { description: 'Member or guest.' })
  customerKind!: CustomerKind;

  @Field(() => OrderStatus, { description: 'Current status.' })
  status!: OrderStatus;

  @Field(() => [OrderStatusChangeType], { description: 'All statuses, oldest first.' })
  statusHistory!: OrderStatusChangeType[];

  @Field(() => UndoableChangeType, {
    nullable: true,
    description: 'For staff: its last status change, while it can be undone; null otherwise.',
  })
  undoableChange!: UndoableChangeType | null;

  @Field(() => Boolean, { description: 'Whether the buyer may cancel it now, with cancelOrder.' })
  isCancellableByBuyer!: boolean;

  @Field(() => CancellationPreviewType, { description: 'What cancelling it would do with its money now.' })
  cancellationPreview!: CancellationPreviewType;

  @Field(() => String, { description: 'Email of the buyer.' })
  email!: string;

  @Field(() => String, { description: 'Phone of the buyer.' })
  phone!: string;

  @Field(() => AddressType, { description: 'Where it goes.' })
  address!: AddressType;

  @Field(() => AddressCheck, {
    nullable: true,
    description: 'What was known of a US address when it was ordered; null in Korea.',
  })
  addressCheck!: AddressCheck | null;

  @Field(() => [OrderLineType], { description: 'What was sold.' })
  lines!: OrderLineType[];

  @Field(() => MoneyType, { description: 'Sum of the lines.' })
  subtotal!: MoneyType;

  @Field(() => ShippingOption, { description: 'Way of shipping.' })
  shippingOption!: ShippingOption;

  @Field(() => PromisedDeliveryType, {
    nullable: true,
    description: 'When it was promised to arrive; null where the money was awaited first.',
  })
  promisedDelivery!: PromisedDeliveryType | null;

  @Field(() => MoneyType, { description: 'Price of shipping.' })
  shippingPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'Sales tax on goods and shipping.' })
  tax!: MoneyType;

  @Field(() => MoneyType, { description: 'What of the tax is on shipping.' })
  shippingTax!: MoneyType;

  @Field(() => String, { description: 'Percent as text, frozen when the order was placed.' })
  taxRate!: string;

  @Field(() => TaxSource, { description: 'Where the tax came from.' })
  taxSource!: TaxSource;

  @Field(() => MoneyType, { description: 'Subtotal, shipping and tax.' })
  total!: MoneyType;

  @Field(() => OrderPaymentType, { description: 'How it is paid.' })
  payment!: OrderPaymentType;

  @Field(() => FulfilmentStatus, { description: 'How far its units are; beside its status, which staff set.' })
  fulfilmentStatus!: FulfilmentStatus;

  @Field(() => [FulfilmentType], { description: 'What has left together, oldest first.' })
  fulfilments!: FulfilmentType[];

  @Field(() => [TrackingType], { description: 'Parcels of everything that has left.' })
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
  description: 'What happened to an order.',
  valuesConfig: {
    PLACED: { description: 'It is new.' },
    STATUS_CHANGED: { description: 'Its status, payment or parcels changed.' },
  },
});

@ObjectType('OrderEvent', { description: 'Something happened to an order.' })
export class OrderEventType {
  @Field(() => OrderEventKind, { description: 'What happened.' })
  kind!: keyof typeof OrderEventKind;

  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;

  @Field(() => String, { description: 'Place of the order in a list that begins with the newest.' })
  cursor!: string;
}
