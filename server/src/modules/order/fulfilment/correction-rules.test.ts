import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../order.record.ts';
import type { LabelRecord } from '../shipment.record.ts';
import { correctBoxes, correctParcels, removesBoughtLabel } from './correction-rules.ts';
import { newParcel } from './fulfilment.record.ts';
import { markParcel } from './mark-rules.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const ups = (trackingNumber: string) => ({ carrier: 'UPS' as const, trackingNumber });
const boxes = (...all: readonly { readonly trackingCode: string; readonly isBought?: boolean }[]) =>
  ({
    shipment: {
      boxes: all.map(({ trackingCode, isBought }) => ({ trackingCode, label: isBought ? ({} as LabelRecord) : null })),
    },
  }) as unknown as Pick<OrderRecord, 'shipment'>;

describe('a correction of parcels (SHIPMENT-21)', () => {
  it('keeps the news of an unchanged parcel and has none for a new one', () => {
    const known = markParcel(newParcel('UPS', '1', null), 'DELIVERED', 'staff', NOW);
    const [same, other] = correctParcels([known], [ups('1'), ups('2')], NOW);
    expect(same).toBe(known);
    expect(other).toMatchObject({ trackingNumber: '2', news: null });
    expect(correctParcels([known], [{ carrier: 'FEDEX', trackingNumber: '1' }], NOW)).toMatchObject([{ news: null }]);
  });

  it('keeps the number of a label that the shop bought', () => {
    const order = boxes({ trackingCode: '1', isBought: true }, { trackingCode: '2' });
    const fulfilment = { parcels: [newParcel('UPS', '1', null), newParcel('UPS', '2', null)] };
    expect(removesBoughtLabel(order, fulfilment, [ups('1'), ups('3')])).toBe(false);
    expect(removesBoughtLabel(order, fulfilment, [ups('2')])).toBe(true);
    expect(removesBoughtLabel(order, fulfilment, [{ carrier: 'FEDEX', trackingNumber: '1' }, ups('2')])).toBe(true);
  });

  it('sets the new number on the box', () => {
    const order = boxes({ trackingCode: '1' }, { trackingCode: '2' });
    expect(correctBoxes(order, [ups('1'), ups('2')], [ups('1'), ups('3')])).toMatchObject([
      { index: 1, box: { trackingCode: '3', carrier: 'UPS' } },
    ]);
    expect(correctBoxes(order, [ups('1'), ups('2')], [ups('1')])).toMatchObject([
      { index: 1, box: { trackingCode: '1' } },
    ]);
    expect(correctBoxes({ shipment: null }, [ups('1')], [ups('2')])).toEqual([]);
  });
});
