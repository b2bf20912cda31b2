import type { CashReceiptKind } from '@eunbit/schema/cash-receipt';
import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { CancelReason, Carrier, DelayReason, OrderStatus } from '@eunbit/schema/order';
import type { PaymentStatus } from '../../../gql/graphql.ts';

/** Message keys of the API's enums. */
export const STATUS_TEXTS: Readonly<Record<OrderStatus, string>> = {
  PREPARING_FOR_SHIPMENT: 'order.status.preparing',
  ORDER_CONFIRMED: 'order.status.confirmed',
  ORDER_DELAYED: 'order.status.delayed',
  ORDER_CANCELLED: 'order.status.cancelled',
  ORDER_SHIPPED: 'order.status.shipped',
};

interface OrderProgress {
  readonly status: OrderStatus;
  readonly payment: { readonly status: PaymentStatus };
}

/** Message keys of an order's steps, oldest first; the last one is that of its status. */
export function getTimelineTexts(
  order: OrderProgress & { readonly statusHistory: readonly { readonly status: OrderStatus }[] },
): string[] {
  const earlier = order.statusHistory.slice(0, -1).map(({ status }) => STATUS_TEXTS[status]);
  return [...earlier, getStatusText(order)];
}

/** Message key of an order's status; an awaited deposit takes precedence over it. */
export function getStatusText(order: OrderProgress): string {
  const awaited = order.payment.status === 'AWAITING_PAYMENT' && order.status === 'PREPARING_FOR_SHIPMENT';
  return awaited ? 'order.payment.awaiting' : STATUS_TEXTS[order.status];
}

export const PAYMENT_STATUS_TEXTS: Readonly<Record<PaymentStatus, string>> = {
  AWAITING_PAYMENT: 'order.payment.awaiting',
  AUTHORISED: 'order.payment.authorised',
  CAPTURE_DUE: 'order.payment.captureDue',
  FAILED: 'order.payment.lapsed',
  RELEASE_DUE: 'order.payment.releaseDue',
  PAID: 'order.payment.paid',
  REFUND_DUE: 'order.payment.refundDue',
  REFUNDED: 'order.payment.refunded',
  VOID: 'order.payment.void',
};

export const PAYMENT_METHOD_TEXTS: Readonly<Record<PaymentMethod, string>> = {
  CARD: 'order.method.card',
  ESCROW: 'order.method.escrow',
  DEPOSIT: 'order.method.deposit',
  VIRTUAL_ACCOUNT: 'order.method.virtual',
  NONE: 'order.method.none',
};

export const CASH_RECEIPT_TEXTS: Readonly<Record<CashReceiptKind, string>> = {
  PERSONAL: 'order.receipt.personal',
  BUSINESS: 'order.receipt.business',
  SELF_ISSUED: 'order.receipt.selfIssued',
};

export const DELAY_TEXTS: Readonly<Record<DelayReason, string>> = {
  PREPARING_PRODUCT: 'order.delay.preparing',
  CUSTOMER_REQUEST: 'order.delay.customer',
  CUSTOM_ORDER: 'order.delay.custom',
  SCHEDULED_SHIPMENT: 'order.delay.scheduled',
  OVERSEA_SHIPMENT: 'order.delay.oversea',
  OTHER: 'order.delay.other',
};

export const CANCEL_TEXTS: Readonly<Record<CancelReason, string>> = {
  CHANGED_MIND: 'order.cancel.changedMind',
  ORDERED_BY_MISTAKE: 'order.cancel.mistake',
  WRONG_ADDRESS: 'order.cancel.address',
  TAKES_TOO_LONG: 'order.cancel.tooLong',
  OTHER: 'order.cancel.other',
};

export const CARRIER_TEXTS: Readonly<Record<Carrier, string>> = {
  CJ_LOGISTICS: 'order.carrier.cj',
  LOTTE: 'order.carrier.lotte',
  HANJIN: 'order.carrier.hanjin',
  KOREA_POST: 'order.carrier.koreaPost',
  LOGEN: 'order.carrier.logen',
  CU_PARCEL: 'order.carrier.cu',
  USPS: 'order.carrier.usps',
  UPS: 'order.carrier.ups',
  FEDEX: 'order.carrier.fedex',
};
