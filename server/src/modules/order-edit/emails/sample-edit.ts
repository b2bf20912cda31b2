import { SAMPLE_ORDER } from '../../order/emails/sample-order.ts';
import type { OrderRecord } from '../../order/order.record.ts';
import { toContents } from '../edit-contents.ts';

export const SAMPLE_EDIT = { ...SAMPLE_ORDER, editId: 'sample-edit' } as const;

/** An order whose phone was corrected. */
export function withSampleEdit(order: OrderRecord): OrderRecord {
  const after = toContents(order);
  const before = { ...after, phone: order.market === 'KR' ? '010-0000-0000' : '212-555-0100' };
  const edit = { id: SAMPLE_EDIT.editId, at: order.createdAt, by: null, reason: null, before, after };
  return { ...order, edits: [edit] };
}
