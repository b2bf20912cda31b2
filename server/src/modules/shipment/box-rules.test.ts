import type { TrackerStatus } from '@eunbit/schema/shipment';
import { describe, expect, it } from 'vitest';
import type { BoxRecord, LabelRecord, ParcelRecord } from '../order/index.ts';
import { closed, isComplete, isDelivered, openBox, spareNumbers, staffBox } from './box-rules.ts';

const OPEN = openBox(1, null, []);
const BY_HAND = staffBox(1, 'UPS', '1Z999AA10123456784');
const BOUGHT: BoxRecord = { ...OPEN, trackingCode: '94', label: { url: 'http://a/b' } as LabelRecord };

const at = (status: TrackerStatus): BoxRecord => ({ ...BOUGHT, parcel: { status } as ParcelRecord });

describe('a shipment of several boxes', () => {
  it('is complete when it is packed and each box has its number', () => {
    expect(isComplete({ boxes: [] })).toBe(false);
    expect(isComplete({ boxes: [BOUGHT, OPEN] })).toBe(false);
    expect(isComplete({ boxes: [BOUGHT, BY_HAND] })).toBe(true);
  });

  it('ends as BOUGHT if the shop bought a label, otherwise as MANUAL (SHIPMENT-7)', () => {
    expect(closed([BOUGHT, BY_HAND])).toMatchObject({ status: 'BOUGHT', dueAt: null });
    expect(closed([BY_HAND])).toMatchObject({ status: 'MANUAL', dueAt: null });
  });

  it('takes the numbers that staff entered and that no box has, in order (SHIPMENT-7)', () => {
    const number = (trackingNumber: string) => ({ carrier: 'UPS' as const, trackingNumber });
    const spare = spareNumbers([OPEN, BOUGHT, OPEN, OPEN], [number('94'), number('1'), number('2')]);
    expect(spare.map(({ index, box }) => [index, box.trackingCode])).toEqual([
      [0, '1'],
      [2, '2'],
    ]);
    expect(spare[0]?.box.trackingUrl).toContain('ups.com');
  });

  it('is delivered when all its parcels are (SHIPMENT-13)', () => {
    expect(isDelivered([])).toBe(false);
    expect(isDelivered([at('DELIVERED'), at('IN_TRANSIT')])).toBe(false);
    expect(isDelivered([at('DELIVERED'), BOUGHT])).toBe(false);
    expect(isDelivered([at('DELIVERED'), at('DELIVERED')])).toBe(true);
  });
});
