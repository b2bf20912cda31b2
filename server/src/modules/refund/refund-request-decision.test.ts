import { describe, expect, it, vi } from 'vitest';
import {
  type OrderRecord,
  type OrderRefundRecord,
  type PaymentRecord,
  type RefundAuthority,
  sampleOrder,
} from '../order/index.ts';
import { decideRefund, type RefundRequest } from './refund-request-decision.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const ID = 'refund';

/** An order of three wipes at 10,000 won each, paid by card and not shipped yet. */
function order(more: Partial<OrderRecord> = {}, payment: Partial<PaymentRecord> = {}): OrderRecord {
  const sample = sampleOrder([], 'KR', 'ko');
  const title = { ko: '물티슈', en: 'Wipe' };
  const line = { productId: 'wipe', slug: 'wipe', title, mediaId: '', quantity: 3, unitPrice: 10_000, tax: 0 };
  return {
    ...sample,
    lines: [line],
    amounts: { ...sample.amounts, subtotal: 30_000, shipping: 0, shippingTax: 0, tax: 0, total: 30_000 },
    fulfilments: [],
    status: 'ORDER_CONFIRMED',
    ...more,
    payment: { ...sample.payment, status: 'PAID', intentId: 'pi', paidAmount: 30_000, refundedAmount: 0, ...payment },
  };
}

const wipes = (quantity: number) => [{ productId: 'wipe', quantity }];
const sent = (quantity: number) => [{ id: 'parcel', lines: wipes(quantity), parcels: [] }] as never;

const may = (more: Partial<RefundAuthority> = {}): RefundAuthority => ({
  staffId: 'staff',
  limit: () => Number.POSITIVE_INFINITY,
  assertConfirmed: () => {},
  ...more,
});

const request = (more: Partial<RefundRequest> = {}): RefundRequest => ({
  lines: [],
  shipping: 0,
  amount: 5_000,
  reason: 'DAMAGED',
  note: ' torn ',
  unshipped: null,
  expectedLeft: 30_000,
  authority: may(),
  ...more,
});
const unit = (more: Partial<RefundRequest> = {}) => request({ lines: wipes(1), amount: null, ...more });

const decide = (wanted: RefundRequest, of = order()) => decideRefund(of, [], wanted, { id: ID, now: NOW });

function refundOf(decision: ReturnType<typeof decideRefund>): OrderRefundRecord | undefined {
  return 'order' in decision ? decision.order.refunds?.at(-1) : undefined;
}

describe('a refund that staff request', () => {
  it('is due at once and logged', () => {
    const decision = decide(request());
    expect(refundOf(decision)).toMatchObject({
      ...{ id: ID, amount: 5_000, destination: 'CARD', status: 'PENDING', nextTryAt: NOW },
      ...{ at: NOW, by: 'staff', note: 'torn' },
    });
    expect(decision).toMatchObject({
      effects: { emails: [], audit: [{ by: 'staff', action: 'ORDER_REFUND_REQUESTED', after: { note: 'torn' } }] },
    });
  });

  it('has no author and no log entry if the shop makes it', () => {
    const decision = decide(request({ authority: null, expectedLeft: null, note: ' ' }));
    expect(refundOf(decision)).toMatchObject({ by: null, note: null });
    expect(decision).not.toHaveProperty('effects.audit');
  });

  it('is a conflict if the refundable amount differs from the one they saw', () => {
    const before = order({}, { refundedAmount: 1_000 });
    expect(decide(request(), before)).toEqual({ conflict: before });
    expect(decide(request({ expectedLeft: null }), before)).toHaveProperty('order');
  });

  it('needs a note if its reason is OTHER', () => {
    expect(decide(request({ reason: 'OTHER', note: ' ' }))).toMatchObject({
      refused: { failures: [{ path: 'note' }] },
    });
  });

  it('cannot exceed the refundable amount', () => {
    expect(decide(request({ amount: 30_001 }))).toMatchObject({
      refused: { failures: [{ path: 'amount', key: 'refund.moreThanLeft', values: { amount: '30,000.00원' } }] },
    });
    expect(decide(request({ expectedLeft: 0 }), order({}, { status: 'VOID' }))).toMatchObject({
      refused: { code: 'STATUS_TRANSITION_REFUSED', key: 'refund.notPossible' },
    });
  });

  it('stays within the refund limit of their role, and needs confirmation if it is large', () => {
    const assertConfirmed = vi.fn(() => {
      throw new Error('confirm');
    });
    const limited = request({ authority: may({ limit: () => 4_999, assertConfirmed }) });
    expect(decide(limited)).toEqual({ refused: { code: 'REFUND_ABOVE_LIMIT', key: 'refund.aboveLimit' } });
    expect(assertConfirmed).not.toHaveBeenCalled();
    expect(() => decide(request({ authority: may({ assertConfirmed }) }))).toThrow('confirm');
    expect(assertConfirmed).toHaveBeenCalledWith('KR', 5_000);
  });
});

describe('a refund of unshipped units', () => {
  it('needs to specify whether they are restocked', () => {
    expect(decide(unit())).toMatchObject({
      refused: { failures: [{ path: 'unshipped', key: 'refund.unshippedRequired' }] },
    });
  });

  it('leaves at least one unit to ship', () => {
    const all = request({ lines: wipes(3), amount: null, unshipped: 'RESTOCK' });
    expect(decide(all)).toMatchObject({ refused: { failures: [{ key: 'refund.nothingToShip' }] } });
  });

  it.each([
    ['RESTOCK', 1, [{ productId: 'wipe', restocked: 1, writtenOff: 0 }]],
    ['WRITE_OFF', 1, [{ productId: 'wipe', restocked: 0, writtenOff: 1 }]],
    ['SHIP', undefined, null],
  ] as const)('restocks them or not: %s', (unshipped, withheld, lines) => {
    const decision = decide(unit({ unshipped }));
    expect(refundOf(decision)?.unshipped).toBe(unshipped);
    expect(refundOf(decision)?.lines[0]?.withheld).toBe(withheld);
    const back = lines && [{ lines, by: 'staff', cause: 'CANCELLATION' }];
    expect('order' in decision ? (decision.effects?.unitsBack ?? null) : undefined).toEqual(back);
  });

  it('sets the order to shipped if no other units are left to ship (PAYMENT-55)', () => {
    const before = order({ fulfilments: sent(2) });
    const decision = decide(unit({ unshipped: 'RESTOCK' }), before);
    expect(decision).toMatchObject({ order: { status: 'ORDER_SHIPPED' } });
    const history = 'order' in decision ? decision.order.statusHistory.slice(before.statusHistory.length) : [];
    expect(history).toEqual([{ status: 'ORDER_SHIPPED', at: NOW, by: 'staff', delay: null }]);
    expect(decide(unit({ unshipped: 'RESTOCK' }), order({ fulfilments: sent(1) }))).toMatchObject({
      order: { status: 'ORDER_CONFIRMED' },
    });
  });
});
