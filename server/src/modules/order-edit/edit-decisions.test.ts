import { describe, expect, it } from 'vitest';
import {
  type EditedContents,
  type OrderRecord,
  type OrderRefundRecord,
  type PaymentRecord,
  type PaymentRequestRecord,
  sampleOrder,
  toContents,
} from '../order/index.ts';
import type { EditAuthor } from './edit-checks.ts';
import { decideEdit, decideProposal, type WantedContents } from './edit-decisions.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const HOUR = 3_600_000;
const wipes = (quantity: number) =>
  [{ productId: 'wipe', quantity, unitPrice: 900, title: { ko: '물티슈', en: 'Wipes' } }] as OrderRecord['lines'];
const amounts = (total: number) => ({ ...sampleOrder([], 'US', 'en').amounts, tax: 0, shipping: 500, total });

/** Two units; the order total is 2,300. */
const order = (payment: Partial<PaymentRecord> = {}, more: Partial<OrderRecord> = {}): OrderRecord => {
  const sample = sampleOrder([], 'US', 'en');
  const paid = { status: 'PAID', paidAmount: 2_300, refundedAmount: 0, intentId: 'pi_1' } as const;
  const bought = { ...sample, lines: wipes(2), amounts: amounts(2_300), fulfilments: [] };
  return { ...bought, ...more, payment: { ...sample.payment, ...paid, ...payment } };
};
const AWAITED = { method: 'DEPOSIT', status: 'AWAITING_PAYMENT', paidAmount: 0, intentId: null } as const;

const staff = (more: Partial<Exclude<EditAuthor, { staffId: null }>> = {}): EditAuthor => ({
  staffId: 'staff',
  reason: ' Called ',
  limit: () => Number.POSITIVE_INFINITY,
  assertConfirmed: () => undefined,
  ...more,
});
const BUYER: EditAuthor = { staffId: null };

const wanted = (
  of: OrderRecord,
  after: Partial<EditedContents>,
  { author = staff(), revision = 0 }: Partial<WantedContents> = {},
): WantedContents => ({ id: 'edit', author, revision, after: { ...toContents(of), ...after }, addressCheck: null });
const FEWER = { lines: wipes(1), amounts: amounts(1_400) };
const MORE = { lines: wipes(3), amounts: amounts(3_200) };
const MOVED = { phone: '212-555-0199' };

const edited = (of: OrderRecord, after: Partial<EditedContents>, more: Partial<WantedContents> = {}) =>
  decideEdit(of, wanted(of, after, more), NOW);
const asked = (of: OrderRecord, after: Partial<EditedContents>, more: Partial<WantedContents> = {}) =>
  decideProposal(of, wanted(of, after, more), 'request', NOW);
const refused = (key: string) => ({ refused: { key } });

describe('an edit at the same price', () => {
  it('is logged with its reason if made by staff, and not logged if made by the buyer', () => {
    expect(edited(order(), MOVED)).toMatchObject({
      order: { phone: '212-555-0199', edits: [{ id: 'edit', at: NOW, by: 'staff', reason: 'Called' }] },
      effects: {
        unitsSold: [],
        unitsBack: [],
        emails: [['edited', 'edit']],
        audit: [{ by: 'staff', action: 'ORDER_EDITED', after: { phone: '212-555-0199', reason: 'Called' } }],
      },
    });
    expect(edited(order(), MOVED, { author: BUYER })).toMatchObject({
      order: { edits: [{ by: null, reason: null }] },
      effects: { audit: [] },
    });
  });

  it('takes added units from stock and returns removed ones', () => {
    const soap = [{ ...wipes(2)[0], productId: 'soap' }] as OrderRecord['lines'];
    expect(edited(order(), { lines: soap })).toMatchObject({
      effects: {
        unitsSold: [{ productId: 'soap', quantity: 2 }],
        unitsBack: [{ lines: [{ productId: 'wipe', restocked: 2, writtenOff: 0 }], by: 'staff' }],
      },
    });
  });
});

describe('an edit that lowers the price (ORDER-40)', () => {
  it('refunds exactly the difference to the card that paid', () => {
    expect(edited(order(), FEWER)).toMatchObject({
      order: {
        amounts: { total: 1_400 },
        refunds: [
          { id: 'edit', amount: 900, reason: 'ORDER_EDITED', destination: 'CARD', status: 'PENDING', by: 'staff' },
        ],
      },
      effects: { audit: [{ action: 'ORDER_REFUND_REQUESTED' }, { action: 'ORDER_EDITED' }] },
    });
  });

  it('lowers the charge by the difference if the card is only authorised', () => {
    expect(edited(order({ status: 'AUTHORISED', paidAmount: 0 }), FEWER)).toMatchObject({
      order: { refunds: [{ amount: 900, destination: 'AUTHORISATION', status: 'SUCCEEDED' }] },
    });
  });

  it.each([
    ['nothing has come', 0, 'AWAITING_PAYMENT'],
    ['too little has come', 1_399, 'AWAITING_PAYMENT'],
    ['enough has come', 1_400, 'PAID'],
  ] as const)('of an order by deposit sets the payment status if %s', (_where, paidAmount, status) => {
    const after = edited(order({ ...AWAITED, paidAmount }), FEWER);
    expect(after).toMatchObject({ order: { payment: { status } } });
    expect(after).not.toHaveProperty('order.refunds');
  });

  it('requires re-authentication for a refund, and stays within the refund limit of the author', () => {
    const unproven = staff({
      assertConfirmed: (_market, amount) => {
        throw new Error(`${amount} is much`);
      },
    });
    expect(() => edited(order(), FEWER, { author: unproven })).toThrow('900 is much');
    expect(edited(order(AWAITED), FEWER, { author: unproven })).toHaveProperty('order');
    expect(edited(order(), FEWER, { author: staff({ limit: () => 899 }) })).toMatchObject(refused('edit.aboveLimit'));
  });

  it.each([
    ['the payment takes no other sum', order({ status: 'CAPTURE_DUE' }), 'edit.money'],
    ['not so much is left', order({ refundedAmount: 2_000 }), 'edit.refunded'],
    [
      'units of the line were paid back since it was prepared',
      order({}, { refunds: [{ status: 'PENDING', amount: 1, lines: [{ productId: 'wipe' }] } as OrderRefundRecord] }),
      'edit.unitsRefunded',
    ],
  ])('is rejected if %s', (_where, of, problem) => {
    expect(edited(of, FEWER)).toMatchObject(refused(problem));
  });
});

describe('an edit that costs more (ORDER-35)', () => {
  it('changes nothing yet, reserves the added units and asks the customer to pay', () => {
    expect(asked(order(), MORE)).toMatchObject({
      order: {
        amounts: { total: 2_300 },
        lines: [{ quantity: 2 }],
        proposedEdit: { edit: { id: 'edit', after: { amounts: { total: 3_200 } } } },
        paymentRequests: [{ id: 'request', amount: 900, by: 'staff', expiresAt: new Date(NOW.getTime() + 72 * HOUR) }],
      },
      effects: {
        unitsSold: [{ productId: 'wipe', quantity: 1 }],
        emails: [['editProposed', 'request', 'first']],
        audit: [{ action: 'ORDER_EDIT_PROPOSED' }],
      },
    });
    expect(asked(order(), MORE)).not.toHaveProperty('order.edits');
  });

  it('is rejected if the payment cannot be increased, with a message for staff or for the buyer', () => {
    const charged = order({ status: 'CAPTURE_DUE' });
    expect(asked(charged, MORE)).toMatchObject(refused('edit.costsMore'));
    expect(asked(charged, MORE, { author: BUYER })).toMatchObject(refused('edit.ownCostsMore'));
  });
});

describe('an edit of an outdated order (ORDER-34)', () => {
  const edits = [{}] as NonNullable<OrderRecord['edits']>;
  const open = [{ id: 'open', status: 'OPEN' } as PaymentRequestRecord];

  it('is a conflict if the order was edited since', () => {
    const since = order({}, { edits });
    expect(edited(since, MOVED)).toEqual({ conflict: since });
    expect(asked(since, MORE)).toEqual({ conflict: since });
    expect(edited(since, MOVED, { revision: 1 })).toHaveProperty('order');
  });

  it('is applied even if money arrived since', () => {
    const before = order(AWAITED);
    const after = decideEdit(order({ ...AWAITED, paidAmount: 2_000 }), wanted(before, FEWER), NOW);
    expect(after).toMatchObject({ order: { payment: { status: 'PAID' }, amounts: { total: 1_400 } } });
  });

  it.each([
    ['it has left', { status: 'ORDER_SHIPPED' as const }, 'edit.closed'],
    ['its customer was asked for another', { paymentRequests: open }, 'edit.requested'],
    ['it is like that already', {}, 'edit.nothing'],
  ])('is rejected if %s', (_where, since, problem) => {
    expect(edited(order({}, since), problem === 'edit.nothing' ? {} : MOVED)).toMatchObject(refused(problem));
  });
});
