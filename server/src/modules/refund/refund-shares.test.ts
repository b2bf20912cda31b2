import type { RefundChoice } from '@eunbit/schema/validation-refund';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderRefundRecord, standingRefunds } from '../order/index.ts';
import { computeSubtotal } from '../purchase/index.ts';
import { openLines, openShipping, type RefundShares, toRefundShares } from './refund-shares.ts';

interface Line {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly tax: number;
  readonly addedUnits?: { quantity: number; unitPrice: number }[];
}

function sold(lines: readonly Line[], shipping: number, shippingTax: number) {
  const subtotal = computeSubtotal(lines);
  const tax = lines.reduce((sum, line) => sum + line.tax, shippingTax);
  const title = { ko: '', en: '' };
  return {
    lines: lines.map((line, index) => ({ productId: `p${index}`, slug: '', title, mediaId: '', ...line })),
    amounts: {
      subtotal,
      shipping,
      shippingTax,
      taxRate: '8.875',
      taxSource: 'LOOKED_UP' as const,
      tax,
      total: subtotal + shipping + tax,
    },
    refunds: [] as OrderRefundRecord[],
  };
}

type Sold = ReturnType<typeof sold>;

const choose = (choice: Partial<RefundChoice>): RefundChoice => ({ lines: [], shipping: 0, amount: null, ...choice });
const amountOf = (order: Sold) => standingRefunds(order).reduce((sum, { amount }) => sum + amount, 0);
const taxOf = (order: Sold) => standingRefunds(order).reduce((sum, { tax }) => sum + tax, 0);
const leftOf = (order: Sold) => order.amounts.total - amountOf(order);

function book(order: Sold, shares: RefundShares, status: OrderRefundRecord['status'] = 'SUCCEEDED'): void {
  const at = new Date(0);
  const rest = { reason: 'DAMAGED', note: null, destination: 'CARD', failure: null, tries: 0, attempt: 0 } as const;
  const ids = { nextTryAt: null, at, by: null, madeAt: null, providerRefundId: null };
  order.refunds.push({ id: String(order.refunds.length), status, ...rest, ...ids, ...shares });
}

/** Books the shares of a refund and returns them; throws if the refund is refused. */
function refund(order: Sold, choice: Partial<RefundChoice>): RefundShares {
  const shares = toRefundShares(order, choose(choice), leftOf(order), []);
  if ('problem' in shares) throw new Error(shares.problem);
  book(order, shares);
  return shares;
}

const problemOf = (order: Sold, choice: Partial<RefundChoice>) =>
  toRefundShares(order, choose(choice), leftOf(order), []);

/** A New York order of two lines, 3 x $9.99 and 1 x $25, with $6.95 for shipping; 8.875 % tax on everything. */
const inNewYork = () =>
  sold(
    [
      { quantity: 3, unitPrice: 999, tax: 266 },
      { quantity: 1, unitPrice: 2500, tax: 222 },
    ],
    695,
    62,
  );

describe('the shares of a refund (PAYMENT-41)', () => {
  it('are the price of the units and their part of the tax on the line', () => {
    const order = inNewYork();
    expect(refund(order, { lines: [{ productId: 'p0', quantity: 1 }] })).toMatchObject({ amount: 1088, tax: 89 });
    expect(refund(order, { lines: [{ productId: 'p0', quantity: 2 }] })).toMatchObject({ amount: 2175, tax: 177 });
    expect(openLines(order, [])[0]).toEqual({ productId: 'p0', quantity: 0, amount: 0, tax: 0 });
  });

  it('are the average for units at different prices, and the rest for the last units', () => {
    const order = sold(
      [{ quantity: 3, unitPrice: 1000, tax: 0, addedUnits: [{ quantity: 1, unitPrice: 1250 }] }],
      0,
      0,
    );
    const one = { lines: [{ productId: 'p0', quantity: 1 }] };
    expect([refund(order, one), refund(order, one), refund(order, one)].map(({ amount }) => amount)).toEqual([
      1083, 1084, 1083,
    ]);
    expect(leftOf(order)).toBe(0);
  });

  it('are a part of the price of shipping with its tax', () => {
    const order = inNewYork();
    expect(refund(order, { shipping: 300 })).toMatchObject({ shipping: 300, shippingTax: 27, amount: 327, tax: 27 });
    expect(openShipping(order)).toEqual({ amount: 395, tax: 35 });
  });

  it('contain tax in proportion to the rest if only an amount is given', () => {
    expect(refund(inNewYork(), { amount: 1000 })).toMatchObject({ amount: 1000, tax: 82, lines: [], shipping: 0 });
  });

  it('can be lowered by an amount, not raised', () => {
    const order = inNewYork();
    const lines = [{ productId: 'p1', quantity: 1 }];
    expect(problemOf(order, { lines, amount: 2723 })).toEqual({ problem: 'moreThanChosen', most: 2722 });
    expect(refund(order, { lines, amount: 1361 })).toMatchObject({ amount: 1361, tax: 111 });
  });

  it('are rejected for more units than are left of a line, or shipping above its price', () => {
    const order = inNewYork();
    refund(order, { lines: [{ productId: 'p0', quantity: 2 }] });
    const lines = [
      { productId: 'p1', quantity: 1 },
      { productId: 'p0', quantity: 2 },
    ];
    expect(problemOf(order, { lines })).toEqual({ problem: 'units', index: 1 });
    expect(problemOf(order, { lines: [{ productId: 'other', quantity: 1 }] })).toEqual({ problem: 'units', index: 0 });
    expect(problemOf(order, { shipping: 696 })).toEqual({ problem: 'shipping' });
  });

  it('of a failed refund can be refunded again in full', () => {
    const order = sold([{ quantity: 2, unitPrice: 10, tax: 3 }], 0, 0);
    const one = { lines: [{ productId: 'p0', quantity: 1 }] };
    const failed = toRefundShares(order, choose(one), leftOf(order), []);
    if ('problem' in failed) throw new Error(failed.problem);
    book(order, failed, 'FAILED');

    refund(order, one);
    refund(order, one);

    expect([amountOf(order), taxOf(order)]).toEqual([23, 3]);
  });
});

const orders = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPrice: fc.integer({ min: 0, max: 300_000 }),
        tax: fc.integer({ min: 0, max: 30_000 }),
        addedUnits: fc.array(fc.record({ quantity: fc.constant(1), unitPrice: fc.integer({ min: 0, max: 300_000 }) }), {
          maxLength: 2,
        }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    shipping: fc.integer({ min: 0, max: 5000 }),
    shippingTax: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ lines: drawn, shipping, shippingTax }) => {
    const lines = drawn.map((line) => ({ ...line, quantity: line.quantity + line.addedUnits.length }));
    return sold(lines, shipping, shipping === 0 ? 0 : shippingTax);
  })
  .filter(({ amounts }) => amounts.total > 0);

describe('any sequence of refunds (PAYMENT-42)', () => {
  it('never exceeds the amount paid, and contains the whole tax if it is a full refund', () => {
    const choices = fc.array(
      fc.record({
        lines: fc.uniqueArray(
          fc.record({
            productId: fc.constantFrom('p0', 'p1', 'p2', 'p3', 'p4'),
            quantity: fc.integer({ min: 1, max: 9 }),
          }),
          { selector: ({ productId }) => productId, maxLength: 3 },
        ),
        shipping: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
        amount: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 500_000 })),
        fails: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(orders, choices, (order, sequence) => {
        for (const { fails, ...choice } of sequence) {
          const shares = toRefundShares(order, choice, leftOf(order), []);
          if ('problem' in shares || shares.amount === 0) continue;
          book(order, shares, fails ? 'FAILED' : 'SUCCEEDED');
          expect(amountOf(order)).toBeLessThanOrEqual(order.amounts.total);
          expect(taxOf(order)).toBeLessThanOrEqual(order.amounts.tax);
          expect(shares.tax).toBeLessThanOrEqual(shares.amount);
        }
        const left = leftOf(order);
        if (left > 0) refund(order, { amount: left });
        expect(amountOf(order)).toBe(order.amounts.total);
        expect(taxOf(order)).toBe(order.amounts.tax);
      }),
      { numRuns: 500 },
    );
  });

  it('of all units and all shipping, one by one in any order, adds up to exactly the amount paid', () => {
    fc.assert(
      fc.property(orders, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (order, picks) => {
        const parts: Partial<RefundChoice>[] = order.lines.flatMap(({ productId, quantity }) =>
          Array.from({ length: quantity }, () => ({ lines: [{ productId, quantity: 1 }] })),
        );
        const { shipping } = order.amounts;
        const first = Math.floor(shipping / 3);
        for (const part of [first, shipping - first]) if (part > 0) parts.push({ shipping: part });
        for (const pick of picks) {
          const [part] = parts.splice(pick % Math.max(parts.length, 1), 1);
          if (!part) break;
          const shares = toRefundShares(order, choose(part), leftOf(order), []);
          if ('problem' in shares) throw new Error(shares.problem);
          book(order, shares);
        }
        expect([amountOf(order), taxOf(order)]).toEqual([order.amounts.total, order.amounts.tax]);
      }),
      { numRuns: 500 },
    );
  });
});
