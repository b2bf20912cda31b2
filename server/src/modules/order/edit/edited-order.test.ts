import { describe, expect, it } from 'vitest';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import type { PaymentRequestRecord } from '../payment-requests.record.ts';
import { sampleOrder } from '../sample-order.ts';
import { newShipment } from '../shipment.record.ts';
import { toContents } from './edit-contents.ts';
import { revisionOf, withEdit } from './edited-order.ts';
import type { EditedContents, OrderEditRecord } from './order-edit.record.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const wipes = (quantity: number) =>
  [{ productId: 'wipe', quantity, unitPrice: 899, title: { ko: '물티슈', en: 'Wipes' } }] as OrderRecord['lines'];
const order = (more: Partial<OrderRecord> = {}, payment: Partial<PaymentRecord> = {}): OrderRecord => {
  const sample = sampleOrder([], 'KR', 'ko');
  const shipment = { ...newShipment(NOW), status: 'BOUGHT' as const, dueAt: null };
  return { ...sample, lines: wipes(2), shipment, ...more, payment: { ...sample.payment, ...payment } };
};
const edit = (of: OrderRecord, after: Partial<EditedContents>, by: string | null = null): OrderEditRecord => {
  const before = structuredClone(toContents(of));
  return { id: 'edit', at: NOW, by, reason: null, before, after: { ...structuredClone(before), ...after } };
};
const RECEIPT = { issued: { receiptKey: 'key' }, dueAt: null } as unknown as PaymentRecord['cashReceipt'];

describe('the revision of an order (ORDER-34)', () => {
  it('increases with each edit and each payment request, whatever its outcome', () => {
    const edits = [{}, {}] as OrderEditRecord[];
    expect(revisionOf({})).toBe(0);
    expect(revisionOf({ edits })).toBe(2);
    expect(revisionOf({ edits, paymentRequests: [{ status: 'CANCELLED' } as PaymentRequestRecord] })).toBe(3);
  });
});

describe('an order with an edit', () => {
  it('is found by its new phone, keeps its former contents and notifies the customer', () => {
    const before = order();
    const { order: edited, effects } = withEdit(before, edit(before, { phone: '010-9999-8888' }), 'VERIFIED');
    expect(edited).toMatchObject({ phone: '010-9999-8888', addressCheck: 'VERIFIED', edits: [{ id: 'edit' }] });
    expect(edited.searchKeys).toContain('01099998888');
    expect(effects).toEqual({ unitsBack: [], emails: [['edited', 'edit']] });
  });

  it('is packed again if its label or its lines change, not for a new delivery note', () => {
    const before = order();
    const editionAfter = (after: Partial<EditedContents>) =>
      withEdit(before, edit(before, after), null).order.shipment?.edition;
    expect(editionAfter({ phone: '010-9999-8888' })).toBe(1);
    expect(editionAfter({ lines: wipes(1) })).toBe(1);
    expect(editionAfter({ deliveryNote: { instruction: 'AT_DOOR', text: '' } })).toBeUndefined();
  });

  it('returns removed units to stock in the name of its author', () => {
    const before = order();
    expect(withEdit(before, edit(before, { lines: wipes(1) }, 'staff'), null).effects?.unitsBack).toEqual([
      { lines: [{ productId: 'wipe', restocked: 1, writtenOff: 0 }], by: 'staff', cause: 'CANCELLATION' },
    ]);
  });

  it('has its cash receipt corrected if it is paid and its total changes', () => {
    const paid = order({}, { status: 'PAID', cashReceipt: RECEIPT ?? null });
    const awaited = order({}, { status: 'AWAITING_PAYMENT', cashReceipt: RECEIPT ?? null });
    const dueAfter = (of: OrderRecord, after: Partial<EditedContents>) =>
      withEdit(of, edit(of, after), null).order.payment.cashReceipt?.dueAt;
    expect(dueAfter(paid, { lines: wipes(1) })).toEqual(NOW);
    expect(dueAfter(paid, { phone: '010-9999-8888' })).toBeNull();
    expect(dueAfter(awaited, { lines: wipes(1) })).toBeNull();
  });

  it('is not counted again by statistics if lines and amounts are the same', () => {
    const before = order();
    const { order: edited } = withEdit(before, edit(before, { phone: '010-9999-8888' }), null);
    expect(edited.lines).toBe(before.lines);
    expect(edited.amounts).toBe(before.amounts);
  });
});
