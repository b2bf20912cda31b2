import type { OrderEditField, OrderEditor } from '@eunbit/schema/order-edit';
import type { MessageId } from '../../../../gql/message-id.ts';

export const EDITOR_TEXT: Readonly<Record<OrderEditor, MessageId>> = {
  STAFF: 'orders.edits.by.staff',
  BUYER: 'orders.edits.by.buyer',
};

/** What is told once an edit was sent. */
export const EDIT_DONE_TEXT: Readonly<Record<'OrderEdited' | 'OrderEditProposed', MessageId>> = {
  OrderEdited: 'orders.edit.saved',
  OrderEditProposed: 'orders.edit.proposed',
};

export const EDIT_FIELD_TEXT: Readonly<Record<OrderEditField, MessageId>> = {
  RECIPIENT: 'orders.edits.field.recipient',
  ADDRESS: 'orders.edits.field.address',
  PHONE: 'orders.edits.field.phone',
  DELIVERY_NOTE: 'orders.edits.field.deliveryNote',
  GIFT_MESSAGE: 'orders.edits.field.giftMessage',
  LINES: 'orders.edits.field.lines',
  SHIPPING: 'orders.edits.field.shipping',
  TAX: 'orders.edits.field.tax',
  TOTAL: 'orders.edits.field.total',
};
