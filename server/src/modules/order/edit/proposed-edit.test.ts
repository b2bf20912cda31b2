import { describe, expect, it } from 'vitest';
import type { FulfilmentRecord } from '../fulfilment/fulfilment.record.ts';
import type { OrderRecord } from '../order.record.ts';
import type { PaymentRequestRecord } from '../payment-requests.record.ts';
import type { OrderRefundRecord } from '../refunds.record.ts';
import { sampleOrder } from '../sample-order.ts';
import { toContents } from './edit-contents.ts';
import { applyProposed, closeRequest, toProposal } from './proposed-edit.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const EARLIER = new Date('2026-03-01T00:00:00Z');
const wipes = (quantity: number) =>
  [{ productId: 'wipe', quantity, unitPrice: 899, title: { ko: '물티슈', en: 'Wipes' } }] as OrderRecord['lines'];
const refund = (id: string, status: OrderRefundRecord['status']) =>
  ({ id, status, lines: [] }) as unknown as OrderRefundRecord;
const REQUEST = { id: 'request', status: 'OPEN' } as PaymentRequestRecord;

/** An order whose customer has been asked to pay for another unit. */
function asked(more: Partial<OrderRecord> = {}): OrderRecord {
  const order: OrderRecord = { ...sampleOrder([], 'KR', 'ko'), lines: wipes(2), fulfilments: [], ...more };
  const before = toContents(order);
  const edit = { id: 'edit', at: EARLIER, by: null, reason: null, before, after: { ...before, lines: wipes(3) } };
  return { ...order, paymentRequests: [REQUEST], proposedEdit: toProposal(order, edit, null) };
}

describe('an edit that the customer has paid for or accepted', () => {
  it('is applied without taking its units from stock again', () => {
    const made = applyProposed(asked(), NOW);
    expect(made?.order).toMatchObject({ lines: [{ quantity: 3 }], edits: [{ id: 'edit', at: NOW }] });
    expect(made?.order).not.toHaveProperty('proposedEdit');
    expect(made?.effects).toEqual({ unitsBack: [], emails: [['edited', 'edit']] });
  });

  it('is applied even if an earlier refund was made meanwhile', () => {
    const order = asked({ refunds: [refund('first', 'PENDING')] });
    expect(applyProposed({ ...order, refunds: [refund('first', 'SUCCEEDED')] }, NOW)).not.toBeNull();
  });

  it.each([
    ['a part was paid back since', { refunds: [refund('first', 'PENDING'), refund('second', 'PENDING')] }],
    ['a refund of before was taken back', { refunds: [refund('first', 'CANCELLED')] }],
    ['something has left', { fulfilments: [{ id: 'left' } as FulfilmentRecord] }],
    ['nothing is proposed', { proposedEdit: undefined as never }],
  ])('is not applied if %s', (_where, since) => {
    const order = asked({ refunds: [refund('first', 'PENDING')] });
    expect(applyProposed({ ...order, ...since }, NOW)).toBeNull();
  });
});

describe('a payment request that ends unpaid', () => {
  it('returns the reserved units and is checked once more', () => {
    const closed = closeRequest(asked(), 'request', 'EXPIRED', NOW);
    expect(closed.order.paymentRequests).toEqual([{ id: 'request', status: 'EXPIRED', closedAt: NOW, checkAt: NOW }]);
    expect(closed.order).not.toHaveProperty('proposedEdit');
    expect(closed.order.lines).toMatchObject([{ quantity: 2 }]);
    expect(closed.effects).toEqual({
      unitsBack: [{ lines: [{ productId: 'wipe', restocked: 1, writtenOff: 0 }], by: null, cause: 'CANCELLATION' }],
    });
  });
});
