import type { AddressFields } from './address.ts';
import { BuyerNoteField, type BuyerNotes } from './buyer-notes.ts';
import type { OrderStatus } from './order.ts';

/** Maximum edits of one order; the order keeps their history. */
export const MAXIMUM_ORDER_EDITS = 50;
/** Longest reason for an edit, in characters. */
export const MAXIMUM_EDIT_REASON_LENGTH = 200;

/** Maximum products of an edited order: the tax of one sale is requested for at most this many. */
export const MAXIMUM_ORDER_LINES = 100;

/** Desired units of a product in an order. */
export interface WantedLine {
  readonly productId: string;
  readonly quantity: number;
}

/** How the difference is settled if an edited order has another total (ORDER-40). */
export const EditSettlement = {
  NOTHING: 'NOTHING',
  REFUND: 'REFUND',
  CHARGE_LESS: 'CHARGE_LESS',
  AWAIT_LESS: 'AWAIT_LESS',
  PAYMENT_REQUEST: 'PAYMENT_REQUEST',
  AUTHORISE_MORE: 'AUTHORISE_MORE',
  AWAIT_MORE: 'AWAIT_MORE',
} as const;
export type EditSettlement = (typeof EditSettlement)[keyof typeof EditSettlement];

/** Who made an edit. */
export const OrderEditor = { STAFF: 'STAFF', BUYER: 'BUYER' } as const;
export type OrderEditor = (typeof OrderEditor)[keyof typeof OrderEditor];

/** Where an order is delivered, and how its carrier reaches the buyer. */
export interface OrderDestination extends BuyerNotes {
  readonly address: AddressFields;
  readonly phone: string;
}

const EDITABLE: Readonly<Record<OrderEditor, readonly OrderStatus[]>> = {
  STAFF: ['PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED', 'ORDER_DELAYED'],
  BUYER: ['PREPARING_FOR_SHIPMENT'],
};

/** Whether staff, or the buyer, can still edit an order with this status (ORDER-31). */
export function canEdit(editor: OrderEditor, status: OrderStatus): boolean {
  return EDITABLE[editor].includes(status);
}

/** Fields of an order that an edit changes, as people compare them. */
export const OrderEditField = {
  RECIPIENT: 'RECIPIENT',
  ADDRESS: 'ADDRESS',
  PHONE: 'PHONE',
  ...BuyerNoteField,
  LINES: 'LINES',
  SHIPPING: 'SHIPPING',
  TAX: 'TAX',
  TOTAL: 'TOTAL',
} as const;
export type OrderEditField = (typeof OrderEditField)[keyof typeof OrderEditField];
