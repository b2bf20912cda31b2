import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderRecord, type OrderRefundRecord, releasedAmount } from '../order/index.ts';
import { chargedAmount, dueAmount } from '../order/refunds.record.ts';
import { checkRefund, destinationOfEdit, newRefund } from './refund-rules.ts';

const PRICE = 700;
const QUANTITY = 20;
const PAID = PRICE * QUANTITY;

const priced = (quantity: number): Pick<OrderRecord, 'lines' | 'amounts'> => ({
  lines: [{ productId: 'p', slug: '', title: { ko: '', en: '' }, mediaId: '', unitPrice: PRICE, quantity, tax: 0 }],
  amounts: {
    subtotal: PRICE * quantity,
    shipping: 0,
    taxRate: '0',
    taxSource: 'NOT_TAXED',
    tax: 0,
    shippingTax: 0,
    total: PRICE * quantity,
  },
});

const bought = (status: 'PAID' | 'AUTHORISED') =>
  ({
    ...priced(QUANTITY),
    refunds: [],
    payment: { status, intentId: 'pi', paidAmount: status === 'PAID' ? PAID : 0, refundedAmount: 0 },
  }) as unknown as OrderRecord;

const withRefund = (order: OrderRecord, refund: OrderRefundRecord): OrderRecord => ({
  ...order,
  refunds: [...(order.refunds ?? []), refund],
});

const now = new Date(0);
const nextId = ({ refunds = [] }: OrderRecord) => String(refunds.length);

/** Removes units from the line; at least one unit stays. */
function edit(order: OrderRecord, units: number): OrderRecord {
  const quantity = order.lines[0]?.quantity ?? 0;
  const taken = { amount: PRICE * Math.min(units, quantity - 1), tax: 0 };
  const destination = taken.amount > 0 ? destinationOfEdit(order, taken) : null;
  if (!destination) return order;
  const shares = { ...taken, lines: [], shipping: 0, shippingTax: 0 };
  const why = { reason: 'ORDER_EDITED', note: null, by: null } as const;
  const left = quantity - taken.amount / PRICE;
  return withRefund({ ...order, ...priced(left) }, newRefund({ id: nextId(order), shares, destination, why, now }));
}

function payBack(order: OrderRecord, amount: number): OrderRecord {
  const checked = checkRefund(order, { lines: [], shipping: 0, amount }, []);
  if ('refused' in checked) return order;
  const { shares, destination } = checked.value;
  const why = { reason: 'PRICE_ADJUSTMENT', note: null, by: 'staff' } as const;
  return withRefund(order, newRefund({ id: nextId(order), shares, destination, why, now }));
}

/** The provider makes all refunds that are due. */
function make(order: OrderRecord): OrderRecord {
  const refundedAmount = order.payment.refundedAmount + dueAmount(order);
  const refunds = (order.refunds ?? []).map((refund) => ({ ...refund, status: 'SUCCEEDED' as const }));
  return { ...order, refunds, payment: { ...order.payment, refundedAmount } };
}

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), n: fc.integer({ min: 1, max: QUANTITY }) }),
    fc.record({ kind: fc.constant('payBack' as const), n: fc.integer({ min: 1, max: PAID }) }),
    fc.record({ kind: fc.constant('make' as const), n: fc.constant(0) }),
  ),
  { maxLength: 30 },
);
const APPLY = { edit, payBack, make };
const run = (order: OrderRecord, taken: readonly { kind: keyof typeof APPLY; n: number }[]) =>
  taken.reduce((current, { kind, n }) => APPLY[kind](current, n), order);
const sumOf = ({ refunds = [] }: OrderRecord, isEdit: boolean) =>
  refunds.reduce((sum, { amount, reason }) => sum + ((reason === 'ORDER_EDITED') === isEdit ? amount : 0), 0);

describe('any sequence of edits and refunds (ORDER-40)', () => {
  it('of a paid order never refunds more than was paid, and refunds exactly what the edits removed', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const order = make(run(bought('PAID'), taken));
        const { paidAmount, refundedAmount } = order.payment;

        expect(refundedAmount).toBeLessThanOrEqual(paidAmount);
        expect(sumOf(order, true)).toBe(PAID - order.amounts.total);
        // The shop keeps the order total less the refunds that are not from edits.
        expect(paidAmount - refundedAmount).toBe(order.amounts.total - sumOf(order, false));
        // The charged amount does not depend on later edits.
        expect(chargedAmount(order)).toBe(PAID);
      }),
    );
  });

  it('of an authorised order leaves a positive charge, equal to the total less refunds', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const order = run(bought('AUTHORISED'), taken);
        const captured = PAID - releasedAmount(order);

        expect(captured).toBeGreaterThan(0);
        expect(captured).toBe(order.amounts.total - sumOf(order, false));
        expect(chargedAmount(order)).toBe(captured);
      }),
    );
  });
});
