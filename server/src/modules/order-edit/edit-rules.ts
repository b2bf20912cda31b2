import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { canEdit, type EditSettlement, MAXIMUM_ORDER_EDITS, type OrderEditor } from '@eunbit/schema/order-edit';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { refuse } from '../../common/refusal.ts';
import { type EditedContents, hasSentUnits, type OrderRecord } from '../order/index.ts';

/** Why an order is not open for this editor, for example because something was shipped; null if it is open (ORDER-31). */
export function whyNotOpen(order: Pick<OrderRecord, 'status' | 'fulfilments' | 'edits'>, editor: OrderEditor) {
  if (!canEdit('STAFF', order.status) || hasSentUnits(order)) return refuse('ORDER_CLOSED', 'edit.closed');
  if (!canEdit(editor, order.status)) return refuse('EDIT_TOO_LATE', 'edit.tooLate');
  return (order.edits?.length ?? 0) >= MAXIMUM_ORDER_EDITS ? refuse('TOO_MANY_EDITS', 'edit.tooMany') : null;
}

/** Messages for buyers in place of those with instructions for staff. */
const TO_BUYERS: Readonly<Partial<Record<ApiMessageKey, ApiMessageKey>>> = {
  'edit.costsMore': 'edit.ownCostsMore',
  'edit.virtualAccount': 'edit.ownCostsMore',
  'edit.requested': 'edit.ownRequested',
  'edit.tooManyRequests': 'edit.ownTooManyRequests',
};

export const wordFor = (editor: OrderEditor, key: ApiMessageKey): ApiMessageKey =>
  (editor === 'BUYER' && TO_BUYERS[key]) || key;

const SETTLEMENTS: Readonly<Partial<Record<PaymentStatus, EditSettlement>>> = {
  PAID: 'REFUND',
  AUTHORISED: 'CHARGE_LESS',
  AWAITING_PAYMENT: 'AWAIT_LESS',
};

/**
 * How a lower total is settled (ORDER-40); null if the payment allows no other amount: a virtual account takes exactly the amount
 * that it was opened for, a capture in progress has a fixed amount, and without an authorisation nothing can be captured.
 */
export function settlementOf({ method, status }: OrderRecord['payment']): EditSettlement | null {
  if (method === 'VIRTUAL_ACCOUNT' && status === 'AWAITING_PAYMENT') return null;
  return SETTLEMENTS[status] ?? null;
}

type Priced = Pick<EditedContents, 'amounts'>;

/** The reduction of the total by an edit, and the tax in it, minor units; 0 if the total is not lower. */
export function takenOff({ before, after }: { readonly before: Priced; readonly after: Priced }) {
  const amount = Math.max(0, before.amounts.total - after.amounts.total);
  return { amount, tax: Math.min(amount, Math.max(0, before.amounts.tax - after.amounts.tax)) };
}
