import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderRefundRecord } from '../refunds.record.ts';
import { getRevenue, getSoldLines, type SoldOrder } from './sold-lines.ts';

type Part = Partial<OrderRefundRecord>;

/** Two units of `a` at 1,000, one of `b` at 500, and 500 for shipping; `refundedAmount` of this was refunded. */
function order(refundedAmount: number, ...refunds: Part[]): SoldOrder {
  const base = { status: 'SUCCEEDED', reason: 'DAMAGED', destination: 'CARD', lines: [], shipping: 0, shippingTax: 0 };
  return {
    lines: [
      { productId: 'a', quantity: 2, unitPrice: 1000 },
      { productId: 'b', quantity: 1, unitPrice: 500 },
    ],
    amounts: { subtotal: 2500, shipping: 500, tax: 0, total: 3000 },
    payment: { paidAmount: 3000, refundedAmount },
    refunds: refunds.map((refund) => ({ ...base, ...refund })),
  } as unknown as SoldOrder;
}

const line = (productId: string, quantity: number, amount: number) => ({ productId, quantity, amount, tax: 0 });
const net = (sold: SoldOrder) => getSoldLines(sold).map(({ units, revenue }) => [units, revenue]);

describe('the revenue of a product (STATISTICS-17)', () => {
  it('is its price without refunded units, beside the original price', () => {
    const sold = order(1000, { amount: 1000, lines: [line('a', 1, 1000)] });
    expect(getSoldLines(sold)).toEqual([
      { productId: 'a', units: 1, revenue: 1000, grossUnits: 2, grossRevenue: 2000 },
      { productId: 'b', units: 1, revenue: 500, grossUnits: 1, grossRevenue: 500 },
    ]);
  });

  it('is lowered by the refunded amount if that is less than the price of the units', () => {
    expect(net(order(600, { amount: 600, lines: [line('a', 1, 1000)] }))).toEqual([
      [1, 1400],
      [1, 500],
    ]);
  });

  it('is lowered pro rata by refunds of an amount, not by refunds of shipping, edits or surpluses', () => {
    const half = [
      [2, 1000],
      [1, 250],
    ];
    expect(net(order(1500, { amount: 1500 }))).toEqual(half);
    expect(net(order(1500))).toEqual(half);
    const whole = [
      [2, 2000],
      [1, 500],
    ];
    expect(net(order(500, { amount: 500, shipping: 500 }))).toEqual(whole);
    const more = order(700, { amount: 700, reason: 'OVERPAID' });
    expect(net({ ...more, payment: { ...more.payment, paidAmount: 3700 } })).toEqual(whole);
  });

  it('is lowered by what an authorised card is not charged, not by a pending refund', () => {
    const released = order(0, { amount: 1000, destination: 'AUTHORISATION', lines: [line('a', 1, 1000)] });
    expect([getRevenue(released), net(released)[0]]).toEqual([2000, [1, 1000]]);
    const due = order(0, { amount: 1000, status: 'PENDING', lines: [line('a', 1, 1000)] });
    expect([getRevenue(due), net(due)[0]]).toEqual([3000, [2, 2000]]);
  });

  it('never exceeds the order, whatever is refunded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 1000 }), (refunded, named) => {
        const part = Math.min(refunded, named);
        const sold = order(refunded, ...(part > 0 ? [{ amount: part, lines: [line('a', 1, 1000)] }] : []));
        const sum = getSoldLines(sold).reduce((total, { revenue }) => total + revenue, 0);
        expect(sum).toBeLessThanOrEqual(getRevenue(sold) + 1);
      }),
    );
  });
});
