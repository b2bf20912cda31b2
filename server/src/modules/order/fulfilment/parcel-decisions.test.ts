import { describe, expect, it } from 'vitest';
import { newEscrowDelivery } from '../escrow-delivery.record.ts';
import type { OrderRecord } from '../order.record.ts';
import { sampleOrder } from '../sample-order.ts';
import type { BoxRecord, LabelRecord, ParcelRecord } from '../shipment.record.ts';
import { newParcel } from './fulfilment.record.ts';
import {
  decideCarrierAnswers,
  decideParcelCorrection,
  decideParcelMark,
  decideParcelNews,
} from './parcel-decisions.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const EARLIER = new Date('2026-03-01T00:00:00Z');

const news = (status: ParcelRecord['status'], updatedAt: Date, happenedAt: Date | null = updatedAt): ParcelRecord => ({
  status,
  message: null,
  place: null,
  happenedAt,
  estimatedDelivery: null,
  updatedAt,
});

const box = (providerId: string, trackingCode: string, more: Partial<BoxRecord> = {}) =>
  ({ providerId, trackingCode, parcel: null, label: null, ...more }) as BoxRecord;

function sent(parcels = [newParcel('HANJIN', '111', EARLIER)], boxes: BoxRecord[] = []): OrderRecord {
  const order = sampleOrder([], 'KR', 'ko');
  const fulfilment = { id: 'f1', lines: [], parcels, at: EARLIER, by: 'staff', restExpectedOn: null };
  const shipment = boxes.length > 0 ? ({ boxes } as unknown as OrderRecord['shipment']) : null;
  return { ...order, fulfilments: [fulfilment], shipment: shipment ?? null };
}

const correction = {
  fulfilmentId: 'f1',
  expected: ['111'],
  parcels: [{ carrier: 'HANJIN' as const, trackingNumber: '222' }],
  reason: 'typed wrongly',
  by: 'staff',
};

describe('a correction of parcels (SHIPMENT-21)', () => {
  it('replaces them, notifies the customer and is logged with its reason', () => {
    const decision = decideParcelCorrection(sent(), correction, NOW);
    expect(decision).toMatchObject({
      order: { fulfilments: [{ id: 'f1', parcels: [{ trackingNumber: '222', news: null }] }] },
      effects: {
        emails: [['parcelsCorrected', 'f1']],
        audit: [{ by: 'staff', action: 'ORDER_PARCELS_CORRECTED', after: { reason: 'typed wrongly' } }],
      },
    });
  });

  it('makes the parcels due for escrow registration again', () => {
    const order = sent();
    const registered = { ...newEscrowDelivery(), isDue: false, registeredAt: EARLIER };
    const escrow = { ...order, payment: { ...order.payment, escrowDelivery: registered } };
    expect(decideParcelCorrection(escrow, correction, NOW)).toMatchObject({
      order: { payment: { escrowDelivery: newEscrowDelivery() } },
    });
    expect(decideParcelCorrection(order, correction, NOW)).toMatchObject({ order: { payment: order.payment } });
  });

  it('sets the number on its box', () => {
    const order = sent([newParcel('UPS', '111', null)], [box('shp_1', '000'), box('shp_2', '111')]);
    expect(decideParcelCorrection(order, correction, NOW)).toMatchObject({
      order: { shipment: { boxes: [{ trackingCode: '000' }, { trackingCode: '222', carrier: 'HANJIN' }] } },
    });
  });

  it('is a conflict if the parcels differ from those that the caller saw', () => {
    const order = sent();
    expect(decideParcelCorrection(order, { ...correction, expected: ['999'] }, NOW)).toEqual({ conflict: order });
  });

  it.each([
    ['of what has not left', sent(), { ...correction, fulfilmentId: 'f2' }, 'FULFILMENT_NOT_FOUND'],
    [
      'of a label that the shop bought',
      sent([newParcel('UPS', '111', null)], [box('shp_1', '111', { label: {} as LabelRecord })]),
      correction,
      'LABEL_BOUGHT',
    ],
  ])('is rejected for parcels %s', (_what, order, wanted, code) => {
    expect(decideParcelCorrection(order, wanted, NOW)).toMatchObject({ refused: { code } });
  });
});

describe('a parcel status set by staff (SHIPMENT-19)', () => {
  const mark = { fulfilmentId: 'f1', trackingNumber: '111', mark: 'DELIVERED' as const, by: 'staff' };

  it('is recorded with the previous status', () => {
    expect(decideParcelMark(sent(), mark, NOW)).toMatchObject({
      order: { fulfilments: [{ parcels: [{ news: { status: 'DELIVERED' }, newsBy: 'staff', nextPollAt: null }] }] },
      effects: { audit: [{ action: 'ORDER_PARCEL_MARKED', before: { parcel: null }, after: { parcel: 'DELIVERED' } }] },
    });
  });

  it.each([{ fulfilmentId: 'f2' }, { trackingNumber: '999' }])('is rejected for an unknown parcel: %o', (other) => {
    expect(decideParcelMark(sent(), { ...mark, ...other }, NOW)).toMatchObject({
      refused: { code: 'FULFILMENT_NOT_FOUND' },
    });
  });
});

describe('parcel news from the label provider', () => {
  const withNews = (parcel: ParcelRecord | null) => sent([], [box('shp_1', '1'), box('shp_2', '2', { parcel })]);

  it('is stored on its box', () => {
    const { parcel } = { parcel: news('IN_TRANSIT', NOW) };
    expect(decideParcelNews(withNews(null), 'shp_2', parcel)).toMatchObject({
      order: { shipment: { boxes: [{ parcel: null }, { parcel }] } },
    });
  });

  it.each([
    ['as new as what is known', news('IN_TRANSIT', NOW), news('DELIVERED', NOW)],
    ['older', news('DELIVERED', NOW), news('IN_TRANSIT', EARLIER)],
    ['of the same second, and of an event that was before', news('DELIVERED', NOW), news('IN_TRANSIT', NOW, EARLIER)],
  ])('is ignored if it is %s', (_how, known, reported) => {
    expect(decideParcelNews(withNews(known), 'shp_2', reported)).toEqual({ refused: 'known' });
  });

  it('counts as newer if an event of the same second arrived later', () => {
    const order = withNews(news('IN_TRANSIT', NOW, EARLIER));
    expect(decideParcelNews(order, 'shp_2', news('DELIVERED', NOW, NOW))).toMatchObject({
      order: { shipment: { boxes: [{}, { parcel: { status: 'DELIVERED' } }] } },
    });
  });

  it('is ignored if no box has that shipment any more', () => {
    expect(decideParcelNews(withNews(null), 'shp_9', news('DELIVERED', NOW))).toEqual({ refused: 'known' });
  });
});

describe('a carrier response (SHIPMENT-20)', () => {
  const answer = { carrier: 'HANJIN' as const, trackingNumber: '111', reported: news('DELIVERED', NOW) };

  it('is recorded on each parcel that was due', () => {
    const order = sent([newParcel('HANJIN', '111', EARLIER), newParcel('HANJIN', '222', EARLIER)]);
    expect(
      decideCarrierAnswers(order, [answer, { ...answer, trackingNumber: '222', reported: null }], NOW),
    ).toMatchObject({
      order: { fulfilments: [{ parcels: [{ news: { status: 'DELIVERED' } }, { news: null, emptyPolls: 1 }] }] },
    });
  });

  it('does not change a parcel whose status staff have set meanwhile', () => {
    const order = sent([newParcel('HANJIN', '111', null), newParcel('CJ_LOGISTICS', '111', EARLIER)]);
    expect(decideCarrierAnswers(order, [answer], NOW)).toEqual({ order });
  });
});
