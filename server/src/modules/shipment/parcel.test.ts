import { USUAL_PACKED_UNIT } from '@eunbit/schema/packed-unit';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import type { ShippedOrder } from '../order/index.ts';
import { openBox } from './box-rules.ts';
import { buildParcel, packLines, toReference } from './parcel.ts';

const measure = { lengthMm: 304, widthMm: 228, heightMm: 152, weightGrams: 1_314 };
const order = {
  number: 'EB-261121-AAAAAAAA',
  phone: '2125550100',
  address: {
    firstName: 'Mina',
    lastName: 'Lee',
    address: '350 5th Ave',
    apt: '#4B',
    city: 'New York',
    state: 'NY',
    zipCode: '10118',
  },
  lines: [
    { productId: 'wipe', quantity: 2 },
    { productId: 'gone', quantity: 3 },
  ],
  shipment: {
    boxes: [openBox(1, measure, []), openBox(2, { ...measure, weightGrams: 900 }, []), openBox(3, null, [])],
  },
} as unknown as ShippedOrder;

const { sender } = DEFAULT_SHOP_SETTINGS;

describe('the parcel of a box (SHIPMENT-11)', () => {
  it('has the address of the order without the apartment’s number sign, and the sender from the settings', () => {
    const { to, from } = buildParcel(order, 0, sender);

    expect(to).toMatchObject({ name: 'Mina Lee', street: '350 5th Ave', unit: '4B', state: 'NY', zipCode: '10118' });
    expect(from).toMatchObject({ city: 'Secaucus', state: 'NJ' });
  });

  it('has the measures of the box and a unique reference', () => {
    expect(buildParcel(order, 0, sender)).toMatchObject({ reference: 'EB-261121-AAAAAAAA', parcel: measure });
    expect(buildParcel(order, 1, sender)).toMatchObject({
      reference: 'EB-261121-AAAAAAAA-2',
      parcel: { weightGrams: 900 },
    });
    expect(toReference(order, 9)).toBe('EB-261121-AAAAAAAA-10');
  });

  it('is never built for a box that was not packed', () => {
    expect(() => buildParcel(order, 2, sender)).toThrow('box 3 of EB-261121-AAAAAAAA was never packed');
  });
});

describe('the boxes of an order (SHIPMENT-11)', () => {
  it('are packed by current product weights, and by the default if a product was deleted', () => {
    const wipe = { weightGrams: 100, lengthMm: 90, widthMm: 60, heightMm: 30 };
    const [box, ...others] = packLines(order.lines, new Map([['wipe', wipe]]));

    expect(others).toEqual([]);
    expect(box).toMatchObject({
      measure: { weightGrams: 180 + 2 * 100 + 3 * USUAL_PACKED_UNIT.weightGrams },
      contents: expect.arrayContaining([
        { productId: 'wipe', quantity: 2 },
        { productId: 'gone', quantity: 3 },
      ]),
      providerId: null,
      trackingCode: null,
    });
  });
});
