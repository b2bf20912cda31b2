import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { canEdit, MAXIMUM_ORDER_EDITS, type OrderEditor } from '@eunbit/schema/order-edit';
import { hasSentUnits } from '../order/fulfilment/fulfilment-rules.ts';
import type { OrderRecord, PaymentState } from '../order/order.record.ts';

/** Why an order cannot be edited, as a key of the message. */
export type EditProblem = Exclude<Extract<ApiMessageKey, `edit.${string}`>, 'edit.conflict'>;

/** Whether nothing of an order has left and it is open for this editor; null if so (ORDER-31). */
export function problemOfEdit(
  order: Pick<OrderRecord, 'status' | 'fulfilments' | 'edits'>,
  editor: OrderEditor,
): EditProblem | null {
  if (!canEdit('STAFF', order.status) || hasSentUnits(order)) return 'edit.closed';
  if (!canEdit(editor, order.status)) return 'edit.tooLate';
  return (order.edits?.length ?? 0) >= MAXIMUM_ORDER_EDITS ? 'edit.tooMany' : null;
}

/** How an edit that costs less is settled: with a refund, or by asking for, or taking, less. */
export type Settlement = 'REFUND' | 'ASK_LESS';

const SETTLEMENTS: Readonly<Partial<Record<PaymentState, Settlement>>> = {
  PAID: 'REFUND',
  AUTHORISED: 'ASK_LESS',
  AWAITING_DEPOSIT: 'ASK_LESS',
};

/**
 * How a lower total is settled; null where the payment allows no other amount: a virtual account takes exactly the sum
 * that it was opened for, and without an authorisation there is nothing to take.
 */
export function settlementOf({ method, state }: OrderRecord['payment']): Settlement | null {
  if (method === 'VIRTUAL_ACCOUNT' && state === 'AWAITING_DEPOSIT') return null;
  return SETTLEMENTS[state] ?? null;
}
