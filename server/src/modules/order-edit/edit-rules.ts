import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { canEdit, type EditSettlement, MAXIMUM_ORDER_EDITS, type OrderEditor } from '@eunbit/schema/order-edit';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { refuse } from '../../common/refusal.ts';
import { type EditedContents, hasSentUnits, type OrderRecord } from '../order/index.ts';

/** Whether nothing of an order has left and it is open for this editor; null if so (ORDER-31). */
export function whyNotOpen(order: Pick<OrderRecord, 'status' | 'fulfilments' | 'edits'>, editor: OrderEditor) {
  if (!canEdit('STAFF', order.status) || hasSentUnits(order)) return refuse('ORDER_CLOSED', 'edit.closed');
  if (!canEdit(editor, order.status)) return refuse('EDIT_TOO_LATE', 'edit.tooLate');
  return (order.edits?.length ?? 0) >= MAXIMUM_ORDER_EDITS ? refuse('TOO_MANY_EDITS', 'edit.tooMany') : null;
}

/** What buyers read instead of what tells staff how to go on. */
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
 * How a lower total is settled (ORDER-40); null if the payment allows no other amount: a virtual account takes exactly the
 * sum that it was opened for, a card that is being charged is charged what was settled before, and without an authorisation
 * there is nothing to take.
 */
export function settlementOf({ method, status }: OrderRecord['payment']): EditSettlement | null {
  if (method === 'VIRTUAL_ACCOUNT' && status === 'AWAITING_PAYMENT') return null;
  return SETTLEMENTS[status] ?? null;
}

type Priced = Pick<EditedContents, 'amounts'>;

/** What an edit takes off the total, and the tax in it; minor units. Nothing if the order does not cost less. */
export function takenOff({ before, after }: { readonly before: Priced; readonly after: Priced }) {
  const amount = Math.max(0, before.amounts.total - after.amounts.total);
  return { amount, tax: Math.min(amount, Math.max(0, before.amounts.tax - after.amounts.tax)) };
}
