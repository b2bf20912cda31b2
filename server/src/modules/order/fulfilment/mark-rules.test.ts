import { describe, expect, it } from 'vitest';
import type { ParcelRecord } from '../shipment.record.ts';
import { newParcel } from './fulfilment.record.ts';
import { afterPoll, markParcel } from './mark-rules.ts';
import { firstPollAt, nextPollAfter } from './poll-rules.ts';

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
  it('is first polled some hours after the parcel left, if the shop polls it at all (SHIPMENT-20)', () => {
    expect(firstPollAt('HANJIN', NOW)).toEqual(later(3));
    expect(firstPollAt('UPS', NOW)).toBeNull();
  });

  it('is polled at growing intervals, and not after a month (SHIPMENT-20)', () => {
    expect(nextPollAfter(0, NOW)).toEqual(later(2));
    expect(nextPollAfter(4, NOW)).toEqual(later(12));
    expect(nextPollAfter(31, NOW)).toEqual(later(24));
    expect(nextPollAfter(32, NOW)).toBeNull();
  });

  it('is polled again soon after news, and not once the parcel reached its final status (SHIPMENT-20)', () => {
    const once = afterPoll(KOREAN, null, NOW);
    expect(once).toMatchObject({ news: null, emptyPolls: 1, nextPollAt: later(3) });
    const moving = afterPoll(once, parcelNews('IN_TRANSIT', NOW), NOW);
    expect(moving).toMatchObject({ news: { status: 'IN_TRANSIT' }, emptyPolls: 0, nextPollAt: later(2) });
    expect(afterPoll(moving, parcelNews('IN_TRANSIT', later(1)), NOW)).toMatchObject({
      emptyPolls: 1,
      nextPollAt: later(3),
    });
    expect(afterPoll(moving, parcelNews('DELIVERED', later(1)), NOW)).toMatchObject({ nextPollAt: null });
  });
});

describe('a parcel status set by staff (SHIPMENT-19)', () => {
  it('ends the polling if it is final', () => {
    expect(markParcel(KOREAN, 'DELIVERED', 'staff', NOW)).toMatchObject({
      news: { status: 'DELIVERED' },
      newsBy: 'staff',
      nextPollAt: null,
    });
    expect(markParcel(KOREAN, 'ATTEMPTED', 'staff', NOW)).toMatchObject({ nextPollAt: later(3) });
  });

  it('applies until the carrier reports something later', () => {
    const marked = markParcel(KOREAN, 'ATTEMPTED', 'staff', NOW);
    expect(afterPoll(marked, parcelNews('IN_TRANSIT', later(-1)), NOW)).toMatchObject({
      news: { status: 'ATTEMPTED' },
    });
    expect(afterPoll(marked, parcelNews('DELIVERED', later(1)), NOW)).toMatchObject({
      news: { status: 'DELIVERED' },
      newsBy: null,
    });
  });
});
