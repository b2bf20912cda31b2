import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAuthorisation, type OrderRecord, type OrderRefundRecord, releasedAmount } from '../order/index.ts';
import { authorisedAmount } from '../order/later-authorisation.record.ts';
import { chargedAmount } from '../order/refunds.record.ts';
import { checkRefund, destinationOfEdit, isCancellable, newRefund } from './refund-rules.ts';

const FIRST = 20_000;
const now = new Date(0);

/** An authorised order, and the amount that its card should be charged after all steps so far. */
interface Story {
  readonly order: OrderRecord;
  readonly owed: number;
  /** The amount that the bank holds. */
  readonly held: number;
}

const amountsOf = (total: number) => ({
  total,
  subtotal: total,
  shipping: 0,
  shippingTax: 0,
  taxRate: '0',
  taxSource: 'NOT_TAXED' as const,
  tax: 0,
});
const begin: Story = {
  order: {
    amounts: amountsOf(FIRST),
    lines: [],
    payment: { status: 'AUTHORISED', intentId: 'pi', paidAmount: 0, refundedAmount: 0 },
  } as unknown as OrderRecord,
  owed: FIRST,
  held: FIRST,
};

const withRefunds = (order: OrderRecord, refunds: OrderRefundRecord[]): OrderRecord => ({ ...order, refunds });
const shares = (amount: number) => ({ amount, tax: 0, lines: [], shipping: 0, shippingTax: 0 });
const nextId = ({ refunds = [] }: OrderRecord) => String(refunds.length);

function takeOff({ order, owed, held }: Story, amount: number): Story {
  const destination = destinationOfEdit(order, { amount, tax: 0 });
  if (!destination) return { order, owed, held };
  const why = { reason: 'ORDER_EDITED', note: null, by: null } as const;
  const refund = newRefund({ id: nextId(order), shares: shares(amount), destination, why, now });
  const edited = { ...order, amounts: amountsOf(order.amounts.total - amount) };
  return { order: withRefunds(edited, [...(order.refunds ?? []), refund]), owed: owed - amount, held };
}

function payBack({ order, owed, held }: Story, amount: number): Story {
  const checked = checkRefund(order, { lines: [], shipping: 0, amount }, []);
  if ('refused' in checked) return { order, owed, held };
  const why = { reason: 'DAMAGED', note: null, by: 'staff' } as const;
  const refund = newRefund({ id: nextId(order), ...checked.value, why, now });
  return { order: withRefunds(order, [...(order.refunds ?? []), refund]), owed: owed - amount, held };
}

function takeBack({ order, owed, held }: Story, index: number): Story {
  const refund = order.refunds?.[index % Math.max(1, order.refunds.length)];
  if (!refund || !isCancellable(order, refund)) return { order, owed, held };
  const refunds = (order.refunds ?? []).map((one) => (one === refund ? { ...one, status: 'CANCELLED' as const } : one));
  return { order: withRefunds(order, refunds), owed: owed + refund.amount, held };
}

/** The customer authorises the additional amount of an edit. */
function addTo({ order, owed, held }: Story, more: number): Story {
  const { amount, replacedAmount } = nextAuthorisation(order, more);
  expect(replacedAmount).toBe(held);
  const laterAuthorisation = { amount, refundsBefore: order.refunds?.length ?? 0, at: now };
  const edited = {
    ...order,
    amounts: amountsOf(order.amounts.total + more),
    payment: { ...order.payment, laterAuthorisation },
  };
  return { order: edited, owed: owed + more, held: amount };
}

const STEPS = { takeOff, payBack, takeBack, addTo } as const;
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
    n: fc.integer({ min: 1, max: FIRST }),
  }),
  { maxLength: 30 },
);

describe('the authorisation of an order that costs more (ORDER-44)', () => {
  it.each([
    ['nothing before', [], 3_000, 23_000, 20_000],
    ['an edit that took something off', [['takeOff', 5_000]], 3_000, 18_000, 20_000],
    ['a refund that lowers the charge', [['payBack', 1_000]], 3_000, 22_000, 20_000],
    [
      'a refund that was taken back',
      [
        ['payBack', 1_000],
        ['takeBack', 0],
      ],
      3_000,
      23_000,
      20_000,
    ],
    [
      'another one',
      [
        ['addTo', 3_000],
        ['payBack', 500],
      ],
      2_000,
      24_500,
      23_000,
    ],
  ] as const)(
    'after %s covers the amount that the card will be charged',
    (_what, before, more, amount, replacedAmount) => {
      const { order } = before.reduce<Story>((story, [kind, n]) => STEPS[kind](story, n), begin);
      expect(nextAuthorisation(order, more)).toEqual({ amount, replacedAmount });
    },
  );

  it('is captured for exactly the amount owed after any edits, refunds and cancelled refunds', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const { order, owed, held } = taken.reduce<Story>((story, { kind, n }) => STEPS[kind](story, n), begin);

        expect(authorisedAmount(order)).toBe(held);
        expect(held - releasedAmount(order)).toBe(owed);
        expect(chargedAmount(order)).toBe(owed);
        expect(owed).toBeGreaterThan(0);
        expect(owed).toBeLessThanOrEqual(held);
      }),
    );
  });
});
