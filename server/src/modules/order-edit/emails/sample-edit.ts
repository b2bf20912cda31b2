import { type OrderRecord, type PaymentRequestRecord, SAMPLE_ORDER, toContents } from '../../order/index.ts';

export const SAMPLE_EDIT = { ...SAMPLE_ORDER, editId: 'sample-edit' } as const;
export const SAMPLE_PROPOSAL = { ...SAMPLE_ORDER, requestId: 'sample-request' } as const;
export const SAMPLE_OWN_PROPOSAL = { ...SAMPLE_ORDER, requestId: 'sample-own-request' } as const;

/** A proposed edit of the first line that raises the price. */
function proposeMore(order: OrderRecord): Pick<OrderRecord, 'paymentRequests' | 'proposedEdit'> {
  const before = toContents(order);
  const [line, ...others] = before.lines;
  if (!line) return {};
  const amount = line.unitPrice;
  const { subtotal, total } = before.amounts;
  const amounts = { ...before.amounts, subtotal: subtotal + amount, total: total + amount };
  const after = { ...before, lines: [{ ...line, quantity: line.quantity + 1 }, ...others], amounts };
  const edit = { id: 'sample-proposal', at: order.createdAt, by: 'sample', reason: null, before, after };
  const request: PaymentRequestRecord = {
    id: SAMPLE_PROPOSAL.requestId,
    editId: edit.id,
    kind: 'PAYMENT',
    amount,
    status: 'OPEN',
    at: edit.at,
    by: edit.by,
    expiresAt: new Date(Date.now() + 86_400_000),
    intentId: null,
    checkAt: null,
    paidAt: null,
    closedAt: null,
  };
  const ofBuyer = { ...request, id: SAMPLE_OWN_PROPOSAL.requestId, by: null };
  return { paymentRequests: [request, ofBuyer], proposedEdit: { edit, addressCheck: null } };
}

/** An order whose phone was corrected, and whose customer is asked to pay for one more unit. */
export function withSampleEdit(order: OrderRecord): OrderRecord {
  const after = toContents(order);
  const before = { ...after, phone: order.market === 'KR' ? '010-0000-0000' : '212-555-0100' };
  const edit = { id: SAMPLE_EDIT.editId, at: order.createdAt, by: null, reason: null, before, after };
  return { ...order, edits: [edit], ...proposeMore(order) };
}
