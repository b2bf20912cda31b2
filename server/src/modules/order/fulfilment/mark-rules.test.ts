import { describe, expect, it } from 'vitest';
import type { ParcelRecord } from '../shipment.record.ts';
import { newParcel } from './fulfilment.record.ts';
import { firstLookAt, nextLookAt } from './look-rules.ts';
import { lookedAt, markParcel } from './mark-rules.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const KOREAN = newParcel('HANJIN', '123456789012', later(3));
const parcelNews = (status: ParcelRecord['status'], at: Date): ParcelRecord => ({
  status,
  message: null,
  place: null,
  happenedAt: at,
  estimatedDelivery: null,
  updatedAt: at,
});

describe('a carrier', () => {
  it('is asked for the first time some hours after its parcel left, if the shop asks it at all (SHIPMENT-20)', () => {
    expect(firstLookAt('HANJIN', NOW)).toEqual(later(3));
    expect(firstLookAt('UPS', NOW)).toBeNull();
  });

  it('is asked less and less often, and after a month not any more (SHIPMENT-20)', () => {
    expect(nextLookAt(0, NOW)).toEqual(later(2));
    expect(nextLookAt(4, NOW)).toEqual(later(12));
    expect(nextLookAt(31, NOW)).toEqual(later(24));
    expect(nextLookAt(32, NOW)).toBeNull();
  });

  it('is asked on soon after it told something, and no more once the parcel has ended (SHIPMENT-20)', () => {
    const once = lookedAt(KOREAN, null, NOW);
    expect(once).toMatchObject({ news: null, looks: 1, lookAt: later(3) });
    const moving = lookedAt(once, parcelNews('IN_TRANSIT', NOW), NOW);
    expect(moving).toMatchObject({ news: { status: 'IN_TRANSIT' }, looks: 0, lookAt: later(2) });
    expect(lookedAt(moving, parcelNews('IN_TRANSIT', later(1)), NOW)).toMatchObject({ looks: 1, lookAt: later(3) });
    expect(lookedAt(moving, parcelNews('DELIVERED', later(1)), NOW)).toMatchObject({ lookAt: null });
  });
});

describe('what staff say of a parcel (SHIPMENT-19)', () => {
  it('ends the asking where the parcel has ended', () => {
    expect(markParcel(KOREAN, 'DELIVERED', 'staff', NOW)).toMatchObject({
      news: { status: 'DELIVERED' },
      newsBy: 'staff',
      lookAt: null,
    });
    expect(markParcel(KOREAN, 'ATTEMPTED', 'staff', NOW)).toMatchObject({ lookAt: later(3) });
  });

  it('counts until the carrier tells of something later', () => {
    const marked = markParcel(KOREAN, 'ATTEMPTED', 'staff', NOW);
    expect(lookedAt(marked, parcelNews('IN_TRANSIT', later(-1)), NOW)).toMatchObject({ news: { status: 'ATTEMPTED' } });
    expect(lookedAt(marked, parcelNews('DELIVERED', later(1)), NOW)).toMatchObject({
      news: { status: 'DELIVERED' },
      newsBy: null,
    });
  });
});
