import type { CashReceiptKind } from '@eunbit/schema/cash-receipt';
import type { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import type { CancelReason, Carrier, DelayReason, OrderStatus } from '@eunbit/schema/order';
import type { OrderAttention } from '@eunbit/schema/order-list';
import type { RefundReason } from '@eunbit/schema/order-refund';
import type { ShipmentState, TrackerStatus } from '@eunbit/schema/shipment';
import type {
  AddressCheck,
  CustomerKind,
  PaymentMethod,
  PaymentStatus,
  PaymentSummary,
  ShippingOption,
} from '../gql/graphql.ts';
import type { MessageId } from '../gql/message-id.ts';

export const STATUS_TEXT: Readonly<Record<OrderStatus, MessageId>> = {
  PREPARING_FOR_SHIPMENT: 'orders.status.preparing',
  ORDER_CONFIRMED: 'orders.status.confirmed',
  ORDER_DELAYED: 'orders.status.delayed',
  ORDER_CANCELLED: 'orders.status.cancelled',
  ORDER_SHIPPED: 'orders.status.shipped',
};

export const CUSTOMER_TEXT: Readonly<Record<CustomerKind, MessageId>> = {
  MEMBER: 'orders.customer.member',
  GUEST: 'orders.customer.guest',
};

export const ADDRESS_CHECK_TEXT: Readonly<Record<AddressCheck, MessageId>> = {
  VERIFIED: 'orders.detail.addressCheck.verified',
  KEPT: 'orders.detail.addressCheck.kept',
  UNVERIFIED: 'orders.detail.addressCheck.unverified',
};

export const ATTENTION_TEXT: Readonly<Record<OrderAttention, MessageId>> = {
  DEPOSIT_TO_CHECK: 'orders.attention.deposit',
  DEPOSIT_DIFFERS: 'orders.attention.differs',
  DEPOSIT_SURPLUS: 'orders.attention.surplus',
  SHIPPED_UNPAID: 'orders.attention.shippedUnpaid',
  PAYMENT_LAPSED: 'orders.attention.lapsed',
  CASH_RECEIPT_DUE: 'orders.attention.cashReceipt',
  DELAY_OVERDUE: 'orders.attention.overdue',
  SHIPMENT_FAILED: 'orders.attention.shipment',
  REVERSAL_OPEN: 'orders.attention.reversal',
  ESCROW_DELIVERY_DUE: 'orders.attention.escrowDelivery',
  REFUND_BY_HAND: 'orders.attention.refund',
  PART_REFUND_BY_HAND: 'orders.attention.partRefund',
};

export const REFUND_REASON_TEXT: Readonly<Record<RefundReason, MessageId>> = {
  DAMAGED: 'orders.refunds.reason.damaged',
  WRONG_ITEM: 'orders.refunds.reason.wrongItem',
  MISSING_ITEM: 'orders.refunds.reason.missingItem',
  OUT_OF_STOCK: 'orders.refunds.reason.outOfStock',
  LATE_DELIVERY: 'orders.refunds.reason.lateDelivery',
  PRICE_ADJUSTMENT: 'orders.refunds.reason.priceAdjustment',
  OVERPAID: 'orders.refunds.reason.overpaid',
  ORDER_EDITED: 'orders.refunds.reason.orderEdited',
  RETURNED: 'orders.refunds.reason.returned',
  OTHER: 'orders.refunds.reason.other',
};

export const SHIPMENT_TEXT: Readonly<Record<ShipmentState, MessageId>> = {
  DUE: 'orders.shipment.state.due',
  BOUGHT: 'orders.shipment.state.bought',
  FAILED: 'orders.shipment.state.failed',
  MANUAL: 'orders.shipment.state.manual',
  VOIDED: 'orders.shipment.state.voided',
};

export const TRACKER_TEXT: Readonly<Record<TrackerStatus, MessageId>> = {
  UNKNOWN: 'orders.tracker.unknown',
  PRE_TRANSIT: 'orders.tracker.preTransit',
  IN_TRANSIT: 'orders.tracker.inTransit',
  OUT_FOR_DELIVERY: 'orders.tracker.outForDelivery',
  ATTEMPTED: 'orders.tracker.attempted',
  DELIVERED: 'orders.tracker.delivered',
  AVAILABLE_FOR_PICKUP: 'orders.tracker.availableForPickup',
  RETURN_TO_SENDER: 'orders.tracker.returnToSender',
  FAILURE: 'orders.tracker.failure',
  CANCELLED: 'orders.tracker.cancelled',
};

export const DELAY_REASON_TEXT: Readonly<Record<DelayReason, MessageId>> = {
  PREPARING_PRODUCT: 'orders.delayReason.preparingProduct',
  CUSTOMER_REQUEST: 'orders.delayReason.customerRequest',
  CUSTOM_ORDER: 'orders.delayReason.customOrder',
  SCHEDULED_SHIPMENT: 'orders.delayReason.scheduledShipment',
  OVERSEA_SHIPMENT: 'orders.delayReason.overseaShipment',
  OTHER: 'orders.delayReason.other',
};

export const CANCEL_REASON_TEXT: Readonly<Record<CancelReason, MessageId>> = {
  CHANGED_MIND: 'orders.cancelReason.changedMind',
  ORDERED_BY_MISTAKE: 'orders.cancelReason.mistake',
  WRONG_ADDRESS: 'orders.cancelReason.address',
  TAKES_TOO_LONG: 'orders.cancelReason.tooLong',
  OTHER: 'orders.cancelReason.other',
};

export const FULFILMENT_STATUS_TEXT: Readonly<Record<FulfilmentStatus, MessageId>> = {
  OPEN: 'orders.fulfilment.open',
  PARTLY_SHIPPED: 'orders.fulfilment.partlyShipped',
  SHIPPED: 'orders.fulfilment.shipped',
  DELIVERED: 'orders.fulfilment.delivered',
  RETURNED: 'orders.fulfilment.returned',
  CANCELLED: 'orders.fulfilment.cancelled',
};

export const CARRIER_TEXT: Readonly<Record<Carrier, MessageId>> = {
  CJ_LOGISTICS: 'orders.carrier.cj',
  LOTTE: 'orders.carrier.lotte',
  HANJIN: 'orders.carrier.hanjin',
  KOREA_POST: 'orders.carrier.koreaPost',
  LOGEN: 'orders.carrier.logen',
  CU_PARCEL: 'orders.carrier.cu',
  USPS: 'orders.carrier.usps',
  UPS: 'orders.carrier.ups',
  FEDEX: 'orders.carrier.fedex',
};

export const PAYMENT_METHOD_TEXT: Readonly<Record<PaymentMethod, MessageId>> = {
  CARD: 'orders.payment.card',
  ESCROW: 'orders.payment.escrow',
  DEPOSIT: 'orders.payment.deposit',
  VIRTUAL_ACCOUNT: 'orders.payment.virtual',
  NONE: 'orders.payment.none',
};

export const PAYMENT_STATUS_TEXT: Readonly<Record<PaymentStatus, MessageId>> = {
  AWAITING_PAYMENT: 'orders.payment.awaitingDeposit',
  AUTHORISED: 'orders.payment.authorised',
  CAPTURE_DUE: 'orders.payment.captureDue',
  FAILED: 'orders.payment.lapsed',
  RELEASE_DUE: 'orders.payment.releaseDue',
  PAID: 'orders.payment.paid',
  REFUND_DUE: 'orders.payment.refundDue',
  REFUNDED: 'orders.payment.refunded',
  VOID: 'orders.payment.void',
};

/** Takes the `amount` that is awaited, or that went back in part. */
export const PAYMENT_SUMMARY_TEXT: Readonly<Record<PaymentSummary, MessageId>> = {
  AWAITING_PAYMENT: 'orders.paid.awaiting',
  AUTHORISED: 'orders.paid.authorised',
  PAID: 'orders.paid.paid',
  PARTLY_REFUNDED: 'orders.paid.partlyRefunded',
  REFUNDED: 'orders.paid.refunded',
  VOID: 'orders.paid.void',
  FAILED: 'orders.paid.failed',
};

/** The same as a choice, without amounts. */
export const PAYMENT_SUMMARY_CHOICE_TEXT: Readonly<Record<PaymentSummary, MessageId>> = {
  ...PAYMENT_SUMMARY_TEXT,
  AWAITING_PAYMENT: 'orders.paid.choice.awaiting',
  PARTLY_REFUNDED: 'orders.paid.choice.partlyRefunded',
};

export const CASH_RECEIPT_TEXT: Readonly<Record<CashReceiptKind, MessageId>> = {
  PERSONAL: 'orders.cashReceipt.personal',
  BUSINESS: 'orders.cashReceipt.business',
  SELF_ISSUED: 'orders.cashReceipt.selfIssued',
};

export const SHIPPING_TEXT: Readonly<Record<ShippingOption, MessageId>> = {
  FREE: 'orders.shipping.free',
  STANDARD: 'orders.shipping.standard',
  EXPEDITED: 'orders.shipping.expedited',
  EXPRESS: 'orders.shipping.express',
};
