import { getPaymentSummary } from '@eunbit/schema/payment-status';
import { STAFF_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';
import { describe, expect, it, test } from 'vitest';
import type { StaffRole } from '../../../common/permissions.ts';
import type { Viewer } from '../../../common/request-context.ts';
import type { FulfilmentRecord } from '../fulfilment/fulfilment.record.ts';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import type { PaymentRequestRecord } from '../payment-requests.record.ts';
import type { OrderRefundRecord } from '../refunds.record.ts';
import type { DisputeRecord, RefundRecord } from '../reversals.record.ts';
import { sampleOrder } from '../sample-order.ts';
import type { ShipmentRecord } from '../shipment.record.ts';
import { orderActions } from './order-actions.ts';

const TOTAL = 24_570_000;
const PART = { lines: [{ productId: 'wipe', quantity: 1 }], parcels: [] } as unknown as FulfilmentRecord;
const AWAITED = { method: 'DEPOSIT', status: 'AWAITING_PAYMENT', paidAmount: 0 } as const;
const VIRTUAL = { ...AWAITED, method: 'VIRTUAL_ACCOUNT' } as const;
const REQUESTED = [{ status: 'OPEN', amount: 5_000 }] as PaymentRequestRecord[];
const BY_HAND = { status: 'PENDING', destination: 'BANK_ACCOUNT', amount: 3_000 } as OrderRefundRecord;

/** By default, a confirmed order of two units that is paid by card. */
function order(more: Partial<OrderRecord> = {}, payment: Partial<PaymentRecord> = {}): OrderRecord {
  const sample = sampleOrder([], 'KR', 'ko');
  const money = {
    method: 'CARD' as const,
    status: 'PAID' as const,
    intentId: null,
    paidAmount: TOTAL,
    refundedAmount: 0,
    ...payment,
  };
  return {
    ...sample,
    status: 'ORDER_CONFIRMED',
    lines: [{ ...sample.lines[0], productId: 'wipe', quantity: 2 }] as OrderRecord['lines'],
    amounts: { ...sample.amounts, total: TOTAL },
    fulfilments: [],
    ...more,
    payment: { ...sample.payment, ...money, summary: getPaymentSummary(money.status, money) },
  };
}

function colleague(permissions: readonly StaffPermission[], limit: number | null = null): Viewer {
  const refundLimit = limit === null ? null : { KRW: limit, USD: limit };
  const staffRole: StaffRole = { id: 'role', name: 'Role', permissions, refundLimit };
  return { id: 'staff', role: 'STAFF', staffRole, blocked: false } as Viewer;
}
const ALL = colleague(STAFF_PERMISSIONS);

const actionsOf = (of: OrderRecord, by = ALL) => orderActions(of, [], by);
const dueKinds = (of: OrderRecord) =>
  actionsOf(of)
    .filter(({ isDue }) => isDue)
    .map(({ kind }) => kind);
const actionOf = (kind: string, of: OrderRecord, by = ALL) => actionsOf(of, by).find((action) => action.kind === kind);

describe('the next action on an order (COLLABORATION-1)', () => {
  test('does not exist for a closed order that is settled', () => {
    expect(actionsOf(order({ status: 'ORDER_SHIPPED', fulfilments: [PART] }))).toEqual([]);
  });

  test('is confirming for a paid order, and shipping for a confirmed one', () => {
    expect(dueKinds(order({ status: 'PREPARING_FOR_SHIPMENT' }))).toEqual(['CONFIRM']);
    expect(dueKinds(order())).toEqual(['SHIP']);
  });

  test('is the outstanding payment first, with its amount', () => {
    const [first] = actionsOf(order({ status: 'PREPARING_FOR_SHIPMENT' }, AWAITED));
    expect(first).toEqual({ kind: 'AWAITS_PAYMENT', isDue: true, amount: TOTAL, viewerCanDo: true });
  });

  test('is confirming a new order once its money has arrived, not shipping it (ORDER-4)', () => {
    expect(dueKinds(order({ status: 'PREPARING_FOR_SHIPMENT' }, AWAITED))).toEqual(['AWAITS_PAYMENT', 'CONFIRM']);
    const begun = order({ status: 'PREPARING_FOR_SHIPMENT', fulfilments: [PART] }, AWAITED);
    expect(dueKinds(begun)).toEqual(['AWAITS_PAYMENT', 'SHIP']);
  });

  test('is never the unpaid deposit of a closed order', () => {
    expect(dueKinds(order({ status: 'ORDER_CANCELLED' }, { ...AWAITED, status: 'VOID' }))).toEqual([]);
    expect(dueKinds(order({ status: 'ORDER_SHIPPED', fulfilments: [PART] }, AWAITED))).toEqual([]);
  });

  test('is the open payment request, instead of the same amount twice', () => {
    expect(dueKinds(order({ paymentRequests: REQUESTED }, AWAITED))).toEqual(['PAYMENT_REQUEST', 'SHIP']);
  });

  test('is a decision if the deposited amount differs from the total', () => {
    const other = order({ status: 'PREPARING_FOR_SHIPMENT' }, { ...VIRTUAL, depositedAmount: 1_000 });
    expect(dueKinds(other)).toEqual(['DEPOSIT_DIFFERS', 'CONFIRM']);
  });

  test('is what a bank waits for, before money and parcels', () => {
    const everything = order(
      { refunds: [BY_HAND], shipment: { status: 'FAILED', boxes: [] } as unknown as ShipmentRecord },
      {
        reversals: {
          disputes: [{ status: 'NEEDS_RESPONSE' } as DisputeRecord],
          refunds: [{ status: 'FAILED', madeAt: new Date() } as RefundRecord],
          needsStaff: true,
        },
      },
    );
    const due = orderActions(everything, [{ status: 'SETTLED' }, { status: 'RECEIVED' }], ALL).filter(
      ({ isDue }) => isDue,
    );
    expect(due.map(({ kind }) => kind)).toEqual([
      'DISPUTE',
      'REFUND_FAILED',
      'RETURN_CAME',
      'REFUND_BY_HAND',
      'LABEL_FAILED',
      'SHIP',
    ]);
    expect(actionOf('REFUND_BY_HAND', everything)).toMatchObject({ amount: 3_000 });
  });

  it.each([
    ['an authorisation that ended', 'PAYMENT_LAPSED', order({ status: 'ORDER_SHIPPED' }, { status: 'FAILED' })],
    [
      'a refund that the provider can be asked for again',
      'REFUND_FAILED',
      order({ refunds: [{ status: 'FAILED', destination: 'CARD', amount: 3_000 } as OrderRefundRecord] }),
    ],
    [
      'the whole money of a cancelled transfer',
      'REFUND_BY_HAND',
      order({ status: 'ORDER_CANCELLED' }, { ...AWAITED, status: 'REFUND_DUE', paidAmount: TOTAL }),
    ],
    [
      'a cash receipt that nobody issues any more',
      'CASH_RECEIPT_FAILED',
      order({}, { cashReceipt: { failure: {}, dueAt: null } as unknown as NonNullable<PaymentRecord['cashReceipt']> }),
    ],
    [
      'parcels that the escrow does not know',
      'ESCROW_DELIVERY',
      order(
        { status: 'ORDER_SHIPPED' },
        {
          virtualAccount: {} as NonNullable<PaymentRecord['virtualAccount']>,
          escrowDelivery: { isDue: true, registeredAt: null, registeredBy: null },
        },
      ),
    ],
  ])('is %s', (_what, kind, of) => {
    expect(dueKinds(of)[0]).toBe(kind);
  });
});

describe('the other possible actions on an order', () => {
  it.each([
    ['one that is confirmed', order(), ['DELAY', 'CANCEL']],
    ['one that has just been placed', order({ status: 'PREPARING_FOR_SHIPMENT' }), ['SHIP', 'DELAY', 'CANCEL']],
    ['one that is delayed', order({ status: 'ORDER_DELAYED' }), ['CANCEL']],
    ['one of which something has left', order({ fulfilments: [PART] }), ['DELAY']],
    ['one whose authorisation has ended', order({}, { status: 'FAILED', paidAmount: 0 }), ['DELAY', 'CANCEL']],
    ['one that is cancelled', order({ status: 'ORDER_CANCELLED' }, { status: 'REFUNDED' }), []],
  ])('follow from status, money and units of %s', (_what, of, kinds) => {
    const possible = actionsOf(of).filter(({ isDue }) => !isDue);
    expect(possible.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('permission for an action', () => {
  it('depends on the viewer’s permissions, while the list of actions does not', () => {
    const reader = actionsOf(order(), colleague(['order:read', 'order:ship']));
    expect(reader.map(({ kind, viewerCanDo }) => [kind, viewerCanDo])).toEqual([
      ['SHIP', true],
      ['DELAY', false],
      ['CANCEL', false],
    ]);
  });

  it('depends on the refund limit if cancelling refunds money (STAFF-20)', () => {
    const limited = colleague(STAFF_PERMISSIONS, TOTAL - 1);
    expect(actionOf('CANCEL', order(), limited)).toMatchObject({ viewerCanDo: false });
    expect(actionOf('CANCEL', order(), colleague(STAFF_PERMISSIONS, TOTAL))).toMatchObject({ viewerCanDo: true });
    expect(actionOf('CANCEL', order({}, AWAITED), limited)).toMatchObject({ viewerCanDo: true });
  });

  it('depends on the payment: confirming needs money, and only transfers have deposits to record', () => {
    const placed = { status: 'PREPARING_FOR_SHIPMENT' } as const;
    expect(actionOf('CONFIRM', order(placed, AWAITED))).toMatchObject({ isDue: true, viewerCanDo: false });
    expect(actionOf('CONFIRM', order(placed, { ...AWAITED, paidAmount: 1 }))).toMatchObject({ viewerCanDo: true });
    expect(actionOf('AWAITS_PAYMENT', order(placed, VIRTUAL))).toMatchObject({ isDue: true, viewerCanDo: false });
  });

  it('includes recording payments if confirming accepts a different amount', () => {
    const other = order({ status: 'PREPARING_FOR_SHIPMENT' }, { ...VIRTUAL, depositedAmount: 1_000 });
    expect(actionOf('CONFIRM', other)).toMatchObject({ viewerCanDo: true });
    expect(actionOf('CONFIRM', other, colleague(['order:read', 'order:confirm']))).toMatchObject({
      viewerCanDo: false,
    });
  });
});
