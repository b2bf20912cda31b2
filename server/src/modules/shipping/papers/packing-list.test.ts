import { describe, expect, it } from 'vitest';
import type { BoxRecord, OrderRecord } from '../../order/index.ts';
import { toPackings, toPickingList, unitsOf } from './packing-list.ts';

const TITLES = { wipe: { ko: '물티슈', en: 'Wipes' }, gel: { ko: '겔', en: 'Gel' } };
type Product = keyof typeof TITLES;

function order(number: string, lines: Partial<Record<Product, number>>, rest: Partial<OrderRecord> = {}): OrderRecord {
  return {
    number,
    status: 'ORDER_CONFIRMED',
    lines: Object.entries(lines).map(([productId, quantity]) => ({
      productId,
      quantity,
      title: TITLES[productId as Product],
    })),
    fulfilments: [],
    ...rest,
  } as unknown as OrderRecord;
}

const box = (number: number, trackingCode: string | null) =>
  ({ number, trackingCode, label: trackingCode && { url: `https://labels/${number}` } }) as BoxRecord;

const sent = (productId: Product, quantity: number, trackingNumber: string) =>
  ({
    lines: [{ productId, quantity }],
    parcels: [{ carrier: 'USPS', trackingNumber, news: null }],
  }) as unknown as OrderRecord['fulfilments'][number];

describe('printed papers of many orders (SHIPMENT-29)', () => {
  it('group orders with the same contents, those with fewer products first', () => {
    const orders = [
      order('EB-1', { wipe: 2 }),
      order('EB-2', { wipe: 1, gel: 1 }),
      order('EB-4', { wipe: 1 }),
      order('EB-3', { wipe: 2 }),
      order('EB-5', { gel: 1, wipe: 1 }),
    ];
    expect(toPackings(orders, 'en').map((packing) => packing.order.number)).toEqual([
      'EB-4',
      'EB-1',
      'EB-3',
      'EB-2',
      'EB-5',
    ]);
  });

  it('list the total quantity of each product for picking', () => {
    const packings = toPackings([order('EB-1', { wipe: 2 }), order('EB-2', { wipe: 10, gel: 1 })], 'ko');
    expect(toPickingList(packings, 'ko')).toEqual([
      { title: '겔', quantity: 1, orders: 1 },
      { title: '물티슈', quantity: 12, orders: 2 },
    ]);
    expect(packings.map(unitsOf)).toEqual([2, 11]);
  });

  it('contain only unshipped units, and no used label', () => {
    const rest = order(
      'EB-1',
      { wipe: 3, gel: 1 },
      {
        fulfilments: [sent('wipe', 2, '9400'), sent('gel', 1, '9400')],
        shipment: { boxes: [box(1, '9400'), box(2, '9401'), box(3, null)] } as OrderRecord['shipment'],
      },
    );
    const [packing] = toPackings([rest], 'en');
    expect(packing?.lines).toEqual([{ productId: 'wipe', title: 'Wipes', quantity: 1 }]);
    expect(packing?.boxes.map(({ number }) => number)).toEqual([2]);
  });
});
