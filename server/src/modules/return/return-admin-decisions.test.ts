import { describe, expect, it } from 'vitest';
import { type OrderRecord, type RefundAuthority, sampleOrder } from '../order/index.ts';
import { sampleReturn } from './emails/sample-return.ts';
import type { ReturnRecord } from './return.model.ts';
import {
  decideApproved,
  decideInspected,
  decideLabelRequested,
  decidePickup,
  decideReceived,
  decideRefused,
} from './return-admin-decisions.ts';
import { decideRefunded, decideReplaced } from './return-settlement-decisions.ts';
import type { KnownReturn } from './return-step.ts';

const NOW = new Date('2026-03-20T00:00:00Z');
const LATER = new Date(NOW.getTime() + 14 * 86_400_000);
const by = 'staff';
const title = { ko: '와이퍼', en: 'Wipe' };
const wipe = (quantity: number) => ({ productId: 'wipe', quantity });

/** Three units at 1,000 each, paid by transfer, with free shipping. */
function order(market: 'KR' | 'US'): OrderRecord {
  const base = sampleOrder([], market, 'ko');
  const lines = [{ ...wipe(3), slug: 'wipe', title, mediaId: '', unitPrice: 1_000, tax: 0 }];
  const amounts = { ...base.amounts, subtotal: 3_000, shipping: 0, shippingTax: 0, tax: 0, total: 3_000 };
  const sums = { status: 'PAID', paidAmount: 3_000, refundedAmount: 0, intentId: null } as const;
  return { ...base, lines, amounts, payment: { ...base.payment, ...sums } };
}

function known(change: Partial<ReturnRecord> = {}, others: readonly ReturnRecord[] = []): KnownReturn {
  const market = change.market ?? 'KR';
  const bought = order(market);
  const lines = [{ ...wipe(2), reason: 'DEFECTIVE' as const }];
  const shipping = { payer: 'SHOP', fee: 0 } as const;
  const record = {
    ...sampleReturn(bought),
    market,
    lines,
    shipping,
    status: 'REQUESTED',
    history: [],
    ...change,
  } as const;
  return { order: bought, record: record as ReturnRecord, others };
}

const refusal = (code: string, key: string) => ({ refused: { code, key } });
const inspected = [{ productId: 'wipe', restocked: 1, writtenOff: 1 }];
const stepRefused = { refused: { conflict: {}, key: 'return.stepRefused' } };

describe('a staff step on a return', () => {
  const choice = { isKeptByCustomer: false, isLabelWanted: false };

  it('approves a return, and waits for its goods', () => {
    expect(decideApproved(known(), choice, by, NOW)).toMatchObject({
      order: { returnsChangedAt: NOW },
      own: { status: 'APPROVED', dueAt: LATER, history: [{ status: 'APPROVED', at: NOW, by }] },
      effects: {
        emails: [['returnUpdated', 'RT-260302-SAMPLE00', 'APPROVED']],
        audit: [{ by, action: 'RETURN_APPROVED' }],
      },
    });
    expect(decideApproved(known(), { ...choice, isKeptByCustomer: true }, by, NOW)).toMatchObject({
      own: { hasGoodsToSendBack: false, dueAt: null },
      effects: { emails: [['returnUpdated', 'RT-260302-SAMPLE00', 'APPROVED_KEPT']] },
    });
  });

  it('buys a label only in the US, and only if goods come back', () => {
    const wanted = { ...choice, isLabelWanted: true };
    expect(decideApproved(known({ market: 'US' }), wanted, by, NOW)).toMatchObject({
      own: { label: { status: 'DUE', dueAt: NOW } },
    });
    expect(decideApproved(known(), wanted, by, NOW)).toEqual(refusal('LABEL_REFUSED', 'return.labelImpossible'));
    const kept = { ...wanted, isKeptByCustomer: true };
    expect(decideApproved(known({ market: 'US' }), kept, by, NOW)).toEqual(
      refusal('LABEL_REFUSED', 'return.labelImpossible'),
    );
  });

  it('requests a label again only if it is missing or has failed', () => {
    const approved = { market: 'US', status: 'APPROVED' } as const;
    const label = { status: 'FAILED', dueAt: null, attempts: 5, problem: 'x', boxes: [] } as const;
    const failed = { ...label, boxes: [] };
    expect(decideLabelRequested(known({ ...approved, label: failed }), by, NOW)).toMatchObject({
      own: { label: { status: 'DUE', attempts: 0 }, history: [] },
    });
    const bought = known({ ...approved, label: { ...failed, status: 'BOUGHT' } });
    expect(decideLabelRequested(bought, by, NOW)).toEqual({ order: bought.order });
    expect(decideLabelRequested(known(), by, NOW)).toEqual(refusal('LABEL_REFUSED', 'return.labelImpossible'));
  });

  it('rejects a return with a reason', () => {
    expect(decideRefused(known(), ' Used. ', by, NOW)).toMatchObject({
      own: { status: 'REFUSED', history: [{ reason: 'Used.' }] },
      effects: { audit: [{ after: { returnNumber: 'RT-260302-SAMPLE00', reason: 'Used.' } }] },
    });
    expect(decideRefused(known(), ' ', by, NOW)).toMatchObject({ refused: { failures: [{}] } });
  });

  it('schedules the pickup of an approved Korean return, from today on', () => {
    const pickup = { on: '2026-03-20', carrier: 'CJ_LOGISTICS', note: ' At the door ' } as const;
    expect(decidePickup(known({ status: 'APPROVED' }), pickup, by, NOW)).toMatchObject({
      own: { status: 'APPROVED', dueAt: null, pickup: { ...pickup, note: 'At the door' } },
    });
    const late = { ...pickup, on: '2026-03-19' };
    expect(decidePickup(known({ status: 'APPROVED' }), late, by, NOW)).toEqual(
      refusal('PICKUP_REFUSED', 'return.pickupInvalid'),
    );
    expect(decidePickup(known({ status: 'APPROVED', market: 'US' }), pickup, by, NOW)).toEqual(
      refusal('PICKUP_REFUSED', 'return.pickupInvalid'),
    );
  });

  it('records the received units, and restocks or writes off each one', () => {
    expect(decideReceived(known({ status: 'IN_TRANSIT' }), [wipe(2)], by, NOW)).toMatchObject({
      own: { status: 'RECEIVED', received: [wipe(2)] },
    });
    const received = known({ status: 'RECEIVED', received: [wipe(2)] });
    expect(decideInspected(received, inspected, by, NOW)).toMatchObject({
      own: { status: 'INSPECTED', inspected },
      effects: { unitsBack: [{ lines: inspected, by, cause: 'RETURN' }] },
    });
  });

  it('is rejected if the return has another status', () => {
    const settled = known({ status: 'SETTLED' });
    expect(decideApproved(settled, choice, by, NOW)).toMatchObject(stepRefused);
    expect(decideRefused(settled, '', by, NOW)).toMatchObject(stepRefused);
    expect(decideReceived(settled, [], by, NOW)).toMatchObject(stepRefused);
    expect(decideInspected(settled, [], by, NOW)).toMatchObject(stepRefused);
    expect(decideReplaced(settled, false, by, NOW)).toMatchObject(stepRefused);
  });
});

describe('settling a return', () => {
  const authority: RefundAuthority = { staffId: by, limit: () => 2_000, assertConfirmed: () => {} };
  const refund = { id: 'refund', authority, expectedAmount: 2_000 };
  const back = { status: 'INSPECTED', received: [wipe(2)], inspected } as const;
  const seen = (change: Partial<ReturnRecord> = {}, others: readonly ReturnRecord[] = []) =>
    known({ ...back, received: [wipe(2)], inspected, ...change }, others);

  it('refunds the amount shown, as a refund of the order', () => {
    const change = decideRefunded(seen(), refund, NOW);
    expect(change).toMatchObject({
      order: { returnsChangedAt: NOW, refunds: [{ id: 'refund', amount: 2_000, reason: 'RETURNED', by }] },
      own: { status: 'SETTLED', refundId: 'refund' },
      effects: {
        emails: [
          ['refundAccountWanted', 'refund'],
          ['returnUpdated', 'RT-260302-SAMPLE00', 'SETTLED'],
        ],
        audit: [{ action: 'ORDER_REFUND_REQUESTED' }, { action: 'RETURN_SETTLED' }],
      },
    });
  });

  it('refunds nothing if the amount has changed or exceeds the limit of the role', () => {
    expect(decideRefunded(seen(), { ...refund, expectedAmount: 3_000 }, NOW)).toMatchObject({
      refused: { conflict: {}, key: 'return.amountChanged' },
    });
    const low = { ...authority, limit: () => 1_999 };
    expect(decideRefunded(seen(), { ...refund, authority: low }, NOW)).toEqual(
      refusal('REFUND_REFUSED', 'refund.aboveLimit'),
    );
  });

  it('excludes the units of other returns', () => {
    const other = { ...seen().record, number: 'RT-2' };
    expect(decideRefunded(seen({}, [other]), refund, NOW)).toMatchObject({
      refused: { conflict: {}, key: 'return.amountChanged' },
    });
    expect(decideRefunded(seen({}, [{ ...other, status: 'WITHDRAWN' }]), refund, NOW)).toMatchObject({
      own: { status: 'SETTLED' },
    });
  });

  it('makes no refund if shipping costs as much as the units', () => {
    const dear = seen({ shipping: { payer: 'CUSTOMER', fee: 6_000 } });
    const change = decideRefunded(dear, { ...refund, expectedAmount: 0 }, NOW);
    expect(change).toMatchObject({ own: { status: 'SETTLED', refundId: null } });
    expect(change).not.toHaveProperty('order.refunds');
  });

  it('sends a replacement, or requests the shipping fee first', () => {
    expect(decideReplaced(seen(), false, by, NOW)).toMatchObject({
      own: { status: 'SETTLED' },
      effects: { emails: [['returnUpdated', 'RT-260302-SAMPLE00', 'SETTLED']] },
    });
    const asked = decideReplaced(seen(), true, by, NOW);
    expect(asked).toMatchObject({ own: { status: 'AWAITING_PAYMENT' } });
    expect(asked).not.toHaveProperty('effects.emails');
  });
});
