import { describe, expect, it } from 'vitest';
import { type BoxRecord, sampleOrder } from '../order/index.ts';
import { openBox } from '../shipment/box-rules.ts';
import { sampleReturn } from './emails/sample-return.ts';
import type { ReturnLabelRecord, ReturnRecord } from './return.model.ts';
import {
  decideBoxBought,
  decideBoxOpened,
  decideLabelBought,
  decideLabelClaim,
  decideLabelFailure,
  decideLabelVoided,
  decideReturnPacked,
  decideReturnParcel,
} from './return-label-decisions.ts';
import type { KnownReturn } from './return-step.ts';

const NOW = new Date('2026-03-20T00:00:00Z');
const UNTIL = new Date('2026-03-20T00:04:00Z');
const RETRY = new Date('2026-03-20T00:10:00Z');
const STALE = { refused: { key: 'return.stepRefused' } };

const order = sampleOrder([], 'US', 'en');
const box = (more: Partial<BoxRecord> = {}): BoxRecord => ({ ...openBox(1, null, []), ...more });

function known(label: Partial<ReturnLabelRecord> | null, change: Partial<ReturnRecord> = {}): KnownReturn {
  const due = { status: 'DUE', dueAt: NOW, attempts: 0, problem: null, boxes: [] } as const;
  const labelled = label && { label: { ...due, boxes: [], ...label } };
  return { order, record: { ...sampleReturn(order), status: 'APPROVED', ...labelled, ...change }, others: [] };
}

describe('the label of a return (RETURN-15)', () => {
  it('is leased only if it is still due, without notifying subscribers of the order', () => {
    const claimed = decideLabelClaim(known({}), NOW, UNTIL);
    expect(claimed).toMatchObject({ own: { label: { dueAt: UNTIL } } });
    expect(claimed).toHaveProperty('order', order);
    expect(decideLabelClaim(known({ dueAt: UNTIL }), NOW, UNTIL)).toMatchObject(STALE);
    expect(decideLabelClaim(known(null), null, UNTIL)).toMatchObject(STALE);
  });

  it('is packed, created at the provider and bought once', () => {
    expect(decideReturnPacked(known({}), [box()])).toMatchObject({ own: { label: { boxes: [{ number: 1 }] } } });
    expect(decideReturnPacked(known({ boxes: [box()] }), [box()])).toMatchObject(STALE);
    expect(decideBoxOpened(known({ boxes: [box()] }), 0, 'shp')).toMatchObject({
      own: { label: { boxes: [{ providerId: 'shp' }] } },
    });
    expect(decideBoxOpened(known({ boxes: [box({ providerId: 'other' })] }), 0, 'shp')).toMatchObject(STALE);
    expect(decideBoxBought(known({ boxes: [box()] }), 0, { trackingCode: '1Z' })).toMatchObject({
      own: { label: { boxes: [{ trackingCode: '1Z' }] } },
    });
    expect(decideBoxBought(known({ boxes: [box({ trackingCode: '1Z' })] }), 0, { trackingCode: '2Z' })).toMatchObject(
      STALE,
    );
    expect(decideBoxBought(known({ boxes: [box()], status: 'VOIDED' }), 0, { trackingCode: '1Z' })).toMatchObject(
      STALE,
    );
  });

  it('is emailed once every box has one', () => {
    const complete = { boxes: [box({ carrier: 'USPS', trackingCode: '1Z' })] };
    expect(decideLabelBought(known(complete), NOW)).toMatchObject({
      order: { returnsChangedAt: NOW },
      own: { status: 'APPROVED', label: { status: 'BOUGHT', dueAt: null } },
      effects: { emails: [['returnUpdated', 'RT-260302-SAMPLE00', 'LABEL']] },
    });
    expect(decideLabelBought(known({ boxes: [box()] }), NOW)).toMatchObject({
      own: { label: { status: 'DUE', dueAt: NOW } },
    });
  });

  it('is voided if the return has ended meanwhile', () => {
    const ended = known(
      { boxes: [box({ carrier: 'USPS', trackingCode: '1Z' })], dueAt: UNTIL },
      { status: 'WITHDRAWN' },
    );
    expect(decideLabelBought(ended, NOW)).toMatchObject({ own: { label: { status: 'DUE', dueAt: NOW } } });
    expect(decideLabelVoided(ended, UNTIL)).toMatchObject({ own: { label: { status: 'VOIDED', dueAt: null } } });
    expect(decideLabelVoided(ended, RETRY)).toMatchObject(STALE);
  });

  it('is retried later or fails permanently, only while the lease is held', () => {
    const failure = { until: UNTIL, dueAt: RETRY, problem: 'down', wasWanted: true };
    const leased = known({ dueAt: UNTIL });
    expect(decideLabelFailure(leased, failure, NOW)).toMatchObject({
      own: { label: { status: 'DUE', dueAt: RETRY, attempts: 1, problem: 'down' } },
    });
    expect(decideLabelFailure(leased, { ...failure, dueAt: null }, NOW)).toMatchObject({
      own: { label: { status: 'FAILED', dueAt: null } },
    });
    expect(decideLabelFailure(known({}), failure, NOW)).toMatchObject(STALE);
    const ended = known({ dueAt: UNTIL }, { status: 'EXPIRED' });
    expect(decideLabelFailure(ended, failure, NOW)).toMatchObject({ own: { label: { dueAt: NOW, attempts: 0 } } });
    expect(decideLabelFailure(ended, { ...failure, dueAt: null, wasWanted: false }, NOW)).toMatchObject({
      own: { label: { status: 'DUE', dueAt: null, attempts: 1 } },
    });
  });
});

describe('a return parcel', () => {
  const parcel = (status: NonNullable<BoxRecord['parcel']>['status'], at: Date) =>
    ({ status, updatedAt: at, happenedAt: at }) as NonNullable<BoxRecord['parcel']>;
  const sent = known({ status: 'BOUGHT', dueAt: null, boxes: [box({ providerId: 'shp' })] }, { dueAt: RETRY });

  it('sets the return to in transit with its first scan', () => {
    expect(decideReturnParcel(sent, 'shp', parcel('IN_TRANSIT', NOW), NOW)).toMatchObject({
      own: { status: 'IN_TRANSIT', dueAt: null, label: { boxes: [{ parcel: { status: 'IN_TRANSIT' } }] } },
    });
  });

  it('is otherwise only updated, if the news is newer', () => {
    const noted = decideReturnParcel(sent, 'shp', parcel('PRE_TRANSIT', NOW), NOW);
    expect(noted).toMatchObject({
      own: { status: 'APPROVED', label: { boxes: [{ parcel: { status: 'PRE_TRANSIT' } }] } },
    });
    expect(noted).not.toHaveProperty('order.returnsChangedAt');
    const delivered = known(
      { status: 'BOUGHT', boxes: [box({ providerId: 'shp', parcel: parcel('DELIVERED', UNTIL) })] },
      { status: 'RECEIVED' },
    );
    expect(decideReturnParcel(delivered, 'shp', parcel('IN_TRANSIT', NOW), NOW)).toEqual({ order });
    expect(decideReturnParcel(sent, 'other', parcel('IN_TRANSIT', NOW), NOW)).toEqual({ order });
  });
});
