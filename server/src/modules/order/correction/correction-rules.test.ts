import type { OrderStatus } from '@eunbit/schema/order';
import { describe, expect, it } from 'vitest';
import type { CashReceiptRecord } from '../cash-receipt/cash-receipt.record.ts';
import { withDerivedFields } from '../change/derived-fields.ts';
import { newParcel } from '../fulfilment/fulfilment.record.ts';
import type { OrderRecord, PaymentRecord, StatusChangeRecord } from '../order.record.ts';
import { decideCorrection } from './correction-decision.ts';
import { findTakenBack, planCorrection, receiptAfterCorrection, stepsInForce } from './correction-rules.ts';

const NOW = new Date('2026-11-25T12:00:00Z');

const step = (status: OrderStatus, more: Partial<StatusChangeRecord> = {}): StatusChangeRecord => ({
  status,
  at: NOW,
  by: null,
  delay: null,
  ...more,
});
const correction = (status: OrderStatus) => step(status, { correction: { id: 'c', reason: 'Wrong row.' } });

/** The order as saved after the correction, or the decision itself if the correction is refused. */
function correctTo(order: OrderRecord, to: OrderStatus) {
  const decision = decideCorrection(order, { to, reason: ' Wrong row. ', id: 'c', by: 'admin' }, NOW);
  return 'order' in decision ? withDerivedFields(order, decision.order, NOW) : decision;
}

function buildOrder(statusHistory: StatusChangeRecord[], payment: Partial<PaymentRecord> = {}): OrderRecord {
  return {
    status: statusHistory.at(-1)?.status,
    statusHistory,
    createdAt: NOW,
    lines: [{ productId: 'p', quantity: 2 }],
    shipment: null,
    fulfilments: [],
    payment: { method: 'DEPOSIT', status: 'PAID', paidAmount: 0, refundedAmount: 0, ...payment },
  } as unknown as OrderRecord;
}

const left = (id: string, quantity: number, news: 'IN_TRANSIT' | null = null) =>
  ({
    id,
    lines: [{ productId: 'p', quantity }],
    parcels: [{ ...newParcel('HANJIN', id, null), news: news && { status: news } }],
  }) as OrderRecord['fulfilments'][number];

const cancelled = (payment: Partial<PaymentRecord>, before?: PaymentRecord['status']) =>
  buildOrder([step('PREPARING_FOR_SHIPMENT'), step('ORDER_CANCELLED', before && { paymentBefore: before })], {
    status: 'REFUND_DUE',
    ...payment,
  });

describe('the effective steps of an order', () => {
  it('are those that no correction reverted', () => {
    const history = [
      step('PREPARING_FOR_SHIPMENT'),
      step('ORDER_CONFIRMED'),
      step('ORDER_DELAYED'),
      correction('ORDER_CONFIRMED'),
      step('ORDER_CANCELLED'),
      correction('ORDER_CONFIRMED'),
    ];
    expect(stepsInForce(history).map(({ status }) => status)).toEqual(['PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED']);
  });
});

describe('the reverted entries of a history (ORDER-29)', () => {
  it('are the steps that were reverted, with the corrections that led to them', () => {
    const history = [
      step('PREPARING_FOR_SHIPMENT'),
      step('ORDER_CONFIRMED'),
      step('ORDER_SHIPPED'),
      correction('ORDER_CONFIRMED'),
    ];
    expect([...findTakenBack(history)]).toEqual([2]);

    const further = [...history, correction('PREPARING_FOR_SHIPMENT'), step('ORDER_CONFIRMED')];
    expect([...findTakenBack(further)].toSorted()).toEqual([1, 2, 3]);
  });
});

describe('a correction (ORDER-26)', () => {
  it('returns to the previous status, even past an earlier correction', () => {
    const history = [step('PREPARING_FOR_SHIPMENT'), step('ORDER_CONFIRMED'), step('ORDER_DELAYED')];
    expect(planCorrection(buildOrder(history), NOW)).toMatchObject({ plan: { to: 'ORDER_CONFIRMED' } });
    const corrected = buildOrder([...history, correction('ORDER_CONFIRMED')]);
    expect(planCorrection(corrected, NOW)).toMatchObject({ plan: { to: 'PREPARING_FOR_SHIPMENT' } });
  });

  it('is impossible for the first status', () => {
    expect(planCorrection(buildOrder([step('PREPARING_FOR_SHIPMENT')]), NOW)).toEqual({
      problem: 'NOTHING',
      to: null,
    });
  });

  it('of a cancellation restores the payment status', () => {
    expect(planCorrection(cancelled({}, 'PAID'), NOW)).toMatchObject({
      plan: { payment: 'PAID', row: { money: 'REFUND_DROPPED', stock: 'TAKEN_AGAIN' } },
    });
    expect(planCorrection(cancelled({ status: 'VOID' }, 'AWAITING_PAYMENT'), NOW)).toMatchObject({
      plan: { payment: 'AWAITING_PAYMENT', row: { money: 'AWAITED_AGAIN' } },
    });
  });

  it.each([
    ['MONEY', 'an account is named that it goes to', { refundAccount: {} as PaymentRecord['refundAccount'] }],
    ['MONEY', 'a part went back', { refundedAmount: 100 }],
    [
      'RECEIPT',
      'its receipt is being cancelled',
      { cashReceipt: { issued: { receiptKey: 'k' } } as CashReceiptRecord },
    ],
  ] as const)('of a cancellation is rejected with %s if %s', (problem, _why, payment) => {
    expect(planCorrection(cancelled(payment, 'PAID'), NOW)).toMatchObject({ problem });
  });

  it('of a cancellation is rejected if the deposit deadline has passed or the order is older', () => {
    const late = new Date(NOW.getTime() + 7 * 86_400_000);
    expect(planCorrection(cancelled({ status: 'VOID' }, 'AWAITING_PAYMENT'), late)).toMatchObject({
      problem: 'DEADLINE',
    });
    expect(planCorrection(cancelled({}), NOW)).toMatchObject({ problem: 'OLDER' });
  });

  it('of a shipment is rejected if its carrier reported or the escrow has its parcels', () => {
    const history = [step('PREPARING_FOR_SHIPMENT'), step('ORDER_SHIPPED')];
    const shipment = { boxes: [{ parcel: { status: 'IN_TRANSIT' } }] } as unknown as OrderRecord['shipment'];
    const registered = { isDue: false, registeredAt: NOW, registeredBy: 'a' };
    expect(planCorrection({ ...buildOrder(history), shipment: shipment ?? null }, NOW)).toMatchObject({
      problem: 'PARCEL',
    });
    expect(planCorrection(buildOrder(history, { escrowDelivery: registered }), NOW)).toMatchObject({
      problem: 'PARCEL',
    });
    const fulfilments = [left('1', 1, 'IN_TRANSIT'), left('2', 1)];
    expect(planCorrection({ ...buildOrder(history), fulfilments: fulfilments.slice(0, 1) }, NOW)).toMatchObject({
      problem: 'PARCEL',
    });
    expect(planCorrection({ ...buildOrder(history), fulfilments }, NOW)).toMatchObject({
      plan: { to: 'PREPARING_FOR_SHIPMENT' },
    });
  });
});

describe('the fulfilment of an order', () => {
  it('loses only its last part if the shipment is reverted (SHIPMENT-14)', () => {
    const history = [step('ORDER_CONFIRMED'), step('ORDER_SHIPPED')];
    const order = { ...buildOrder(history), fulfilments: [left('1', 1), left('2', 1)] };
    expect(correctTo(order, 'ORDER_CONFIRMED')).toMatchObject({
      fulfilments: [{ id: '1' }],
      fulfilmentStatus: 'PARTLY_SHIPPED',
    });
  });

  it('is open again if the cancellation is reverted (SHIPMENT-14)', () => {
    expect(correctTo(cancelled({}, 'PAID'), 'PREPARING_FOR_SHIPMENT')).toMatchObject({
      fulfilments: [],
      fulfilmentStatus: 'OPEN',
    });
  });
});

describe('a correction that is made', () => {
  const shipped = { ...buildOrder([step('ORDER_CONFIRMED'), step('ORDER_SHIPPED')]), fulfilments: [left('1', 2)] };

  it('adds an entry to the history, an email and a log entry', () => {
    const decision = decideCorrection(
      shipped,
      { to: 'ORDER_CONFIRMED', reason: ' Wrong row. ', id: 'c', by: 'admin' },
      NOW,
    );
    expect(decision).toMatchObject({
      order: {
        status: 'ORDER_CONFIRMED',
        statusHistory: [
          {},
          {},
          { status: 'ORDER_CONFIRMED', by: 'admin', correction: { id: 'c', reason: 'Wrong row.' } },
        ],
      },
      effects: { emails: [['corrected', 'c']], audit: [{ by: 'admin', after: { note: 'Wrong row.' } }] },
    });
    expect('effects' in decision && decision.effects).not.toHaveProperty('unitsSold');
  });

  it('takes the units of a cancelled order from stock again', () => {
    const decision = decideCorrection(
      cancelled({}, 'PAID'),
      { to: 'PREPARING_FOR_SHIPMENT', reason: 'Wrong row.', id: 'c', by: 'admin' },
      NOW,
    );
    expect(decision).toMatchObject({ effects: { unitsSold: [{ productId: 'p', quantity: 2 }] } });
  });

  it('is a conflict if the admin saw a different status', () => {
    expect(correctTo(shipped, 'PREPARING_FOR_SHIPMENT')).toEqual({ conflict: shipped });
  });

  it('withdraws the email of a status that could still be undone, without a correction email', () => {
    const undoableUntil = new Date(NOW.getTime() + 1000);
    const justShipped = buildOrder([step('ORDER_CONFIRMED'), step('ORDER_SHIPPED', { changeId: 'c', undoableUntil })]);
    const wanted = { to: 'ORDER_CONFIRMED', reason: 'Wrong row.', id: 'c', by: 'admin' } as const;
    const decision = decideCorrection({ ...justShipped, fulfilments: [left('1', 2)] }, wanted, NOW);
    expect(decision).toMatchObject({ effects: { withdrawnEmails: [['status', 'ORDER_SHIPPED']] } });
    expect('effects' in decision && decision.effects).not.toHaveProperty('emails');
  });

  it('is rejected with its obstacle', () => {
    const history = [step('ORDER_CONFIRMED')];
    expect(correctTo(buildOrder(history), 'ORDER_CONFIRMED')).toMatchObject({ conflict: {} });
    const delivered = {
      ...shipped,
      payment: { ...shipped.payment, escrowDelivery: { isDue: false, registeredAt: NOW, registeredBy: 'a' } },
    };
    expect(correctTo(delivered, 'ORDER_CONFIRMED')).toMatchObject({
      refused: { code: 'CORRECTION_REFUSED', key: 'correction.parcel' },
    });
  });
});

describe('the cash receipt of an order whose cancellation was reverted', () => {
  const receipt = {
    kind: 'PERSONAL',
    sealedNumber: 's',
    maskedNumber: 'm',
    issued: null,
    dueAt: null,
  } as CashReceiptRecord;
  const issued = { number: '1', on: '2026-11-25', by: null, at: NOW, receiptKey: 'k' };

  it('is issued again, with a new key if one was cancelled', () => {
    expect(receiptAfterCorrection(receipt, NOW)).toMatchObject({ issued: null, dueAt: NOW, refusals: 0 });
    const before = { ...receipt, issued, cancelledAt: NOW, refusals: 1 };
    expect(receiptAfterCorrection(before, NOW)).toMatchObject({
      issued: null,
      cancelledAt: null,
      dueAt: NOW,
      refusals: 2,
    });
  });

  it('is unchanged if it was never cancelled or if staff issue it', () => {
    const byHand = { ...receipt, issued: { ...issued, receiptKey: null } };
    expect(receiptAfterCorrection(byHand, NOW)).toBe(byHand);
  });
});
