import type { AddressFields } from './address.ts';
import { BuyerNoteField, type BuyerNotes } from './buyer-notes.ts';
import type { OrderStatus } from './order.ts';

/** Most edits of one order; their history stays on it. */
export const MAXIMUM_ORDER_EDITS = 50;
/** Longest reason that staff give for an edit. */
export const MAXIMUM_EDIT_REASON_LENGTH = 200;

/** Most products of an edited order: what the tax of one sale is asked for. */
export const MAXIMUM_ORDER_LINES = 100;

/** Desired units of a product in an order. */
export interface WantedLine {
  readonly productId: string;
  readonly quantity: number;
}

/** What becomes of the difference where an edited order costs another amount (ORDER-40). */
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

/** Whom an edit was made by. */
export const OrderEditor = { STAFF: 'STAFF', BUYER: 'BUYER' } as const;
export type OrderEditor = (typeof OrderEditor)[keyof typeof OrderEditor];

/** Where an order goes and how its carrier reaches the buyer. */
export interface OrderDestination extends BuyerNotes {
  readonly address: AddressFields;
  readonly phone: string;
}

const EDITABLE: Readonly<Record<OrderEditor, readonly OrderStatus[]>> = {
  STAFF: ['PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED', 'ORDER_DELAYED'],
  BUYER: ['PREPARING_FOR_SHIPMENT'],
};

/** Until which status staff, or the buyer, correct an order (ORDER-31). */
export function canEdit(editor: OrderEditor, status: OrderStatus): boolean {
  return EDITABLE[editor].includes(status);
}

/** What of an order an edit changes, as people compare it. */
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
