import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../order.record.ts';
import type { FulfilmentRecord } from './fulfilment.record.ts';
import { packedParcels, type Shipping, unitsAfter, validateShipping } from './shipping-rules.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const PARCEL = { carrier: 'HANJIN' as const, trackingNumber: '123456789012' };

const order = (fulfilments: FulfilmentRecord[] = []) =>
  ({
    market: 'KR',
    status: 'ORDER_CONFIRMED',
    lines: [
      { productId: 'wipe', quantity: 3 },
      { productId: 'spray', quantity: 1 },
    ],
    fulfilments,
  }) as unknown as OrderRecord;

const ship = (shipping: Partial<Shipping>, of = order()) =>
  unitsAfter(of, { parcels: [PARCEL], ...shipping }, 'staff', NOW);
const problemsOf = (shipping: Partial<Shipping>, of = order()) =>
  validateShipping(of, { parcels: [PARCEL], ...shipping }, NOW).map(({ path, key }) => [path, key]);

describe('shipping', () => {
  it('needs a parcel (SHIPMENT-1)', () => {
    expect(problemsOf({ parcels: [] })).toEqual([['parcels', 'tracking.required']]);
  });

  it('takes all open units and sets the order to shipped (SHIPMENT-15)', () => {
    const { status, fulfilmentStatus, fulfilments } = ship({});
    expect([status, fulfilmentStatus]).toEqual(['ORDER_SHIPPED', 'SHIPPED']);
    expect(fulfilments).toMatchObject([
      {
        lines: [
          { productId: 'wipe', quantity: 3 },
          { productId: 'spray', quantity: 1 },
        ],
        by: 'staff',
        restExpectedOn: null,
      },
    ]);
  });

  it('can take a part, with a date for the rest, and keeps the status (SHIPMENT-15)', () => {
    const part = ship({ lines: [{ productId: 'wipe', quantity: 2 }], restExpectedOn: '2026-03-09' });
    expect(part).toMatchObject({ status: 'ORDER_CONFIRMED', fulfilmentStatus: 'PARTLY_SHIPPED' });
    expect(part.fulfilments).toMatchObject([{ restExpectedOn: '2026-03-09' }]);

    const rest = ship(
      {
        lines: [
          { productId: 'wipe', quantity: 1 },
          { productId: 'spray', quantity: 1 },
        ],
        restExpectedOn: '2026-03-09',
      },
      order(part.fulfilments),
    );
    expect(rest).toMatchObject({ status: 'ORDER_SHIPPED', fulfilmentStatus: 'SHIPPED' });
    expect(rest.fulfilments).toMatchObject([{ id: part.fulfilments[0]?.id }, { restExpectedOn: null }]);
  });

  it('is rejected for more units than are open (SHIPMENT-15)', () => {
    const { fulfilments } = ship({ lines: [{ productId: 'wipe', quantity: 2 }] });
    const wipes = (quantity: number) => ({ lines: [{ productId: 'wipe', quantity }] });
    expect(problemsOf(wipes(1), order(fulfilments))).toEqual([]);
    expect(problemsOf(wipes(2), order(fulfilments))).toEqual([['lines.0.quantity', 'fulfilment.notOpen']]);
    expect(problemsOf(wipes(0))).toEqual([['lines.0.quantity', 'fulfilment.lineRequired']]);
    expect(problemsOf(wipes(-1))).toEqual([['lines.0.quantity', 'fulfilment.lineRequired']]);
    expect(problemsOf({ lines: [] })).toEqual([['lines', 'fulfilment.lineRequired']]);
    expect(problemsOf({ lines: [{ productId: 'other', quantity: 1 }] })).toEqual([
      ['lines.0.quantity', 'fulfilment.notOpen'],
    ]);
    const twice = { productId: 'wipe', quantity: 1 };
    expect(problemsOf({ lines: [twice, twice] })).toEqual([['lines.1.quantity', 'fulfilment.notOpen']]);
  });

  it('promises the rest for today or later (SHIPMENT-15)', () => {
    const lines = [{ productId: 'wipe', quantity: 1 }];
    expect(problemsOf({ lines, restExpectedOn: '2026-03-02' })).toEqual([]);
    expect(problemsOf({ lines, restExpectedOn: '2026-03-01' })).toEqual([['restExpectedOn', 'delay.past']]);
  });
});

describe('an order whose boxes are packed', () => {
  const box = (trackingCode: string | null, isBought = true) => ({
    carrier: trackingCode && 'USPS',
    trackingCode,
    label: trackingCode && isBought ? { url: '' } : null,
  });
  const usps = (trackingNumber: string) => ({ carrier: 'USPS' as const, trackingNumber });
  const packed = (boxes: object[], sent: string[] = []) => ({
    ...order(sent.map((number) => ({ parcels: [usps(number)], lines: [] }) as never)),
    shipment: { boxes } as unknown as OrderRecord['shipment'],
  });

  it('ships under the numbers of the boxes that have not left (SHIPMENT-2)', () => {
    expect(packedParcels(packed([box('1'), box(null), box('3'), box('4', false)], ['3']))).toEqual([
      usps('1'),
      usps('4'),
    ]);
    expect(packedParcels(order())).toEqual([]);
  });

  it('accepts another number beside a bought label only for a box without one (SHIPMENT-7)', () => {
    const beside = (parcels: string[], boxes: object[]) =>
      problemsOf({ parcels: parcels.map(usps) }, packed(boxes)).map(([path, key]) => `${path} ${key}`);
    expect(beside(['1'], [box('1')])).toEqual([]);
    expect(beside(['2'], [box('1')])).toEqual(['parcels.0.trackingNumber tracking.beside']);
    expect(beside(['1', '2'], [box('1'), box(null)])).toEqual([]);
    expect(beside(['2', '1', '3'], [box('1'), box(null)])).toEqual(['parcels.2.trackingNumber tracking.beside']);
    expect(beside(['2'], [box('1', false)])).toEqual([]);
  });

  it('rejects the number of a voided label (ORDER-34, SHIPMENT-7)', () => {
    const edited = { ...order(), shipment: { boxes: [], voidedNumbers: ['1'] } as unknown as OrderRecord['shipment'] };
    expect(problemsOf({ parcels: [usps('1')] }, edited)).toEqual([['parcels.0.trackingNumber', 'tracking.voided']]);
  });
});
