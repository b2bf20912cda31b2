import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../order/order.record.ts';
import { buildParcel } from './parcel.ts';

const order = {
  number: 'EB-261121-AAAAAAAA',
  phone: '2125550100',
  address: {
    firstname: 'Mina',
    lastname: 'Lee',
    address: '350 5th Ave',
    apt: '#4B',
    city: 'New York',
    state: 'NY',
    zipcode: '10118',
  },
  lines: [{ quantity: 2 }, { quantity: 3 }],
} as OrderRecord;

describe('the parcel of an order (SHIPMENT-11)', () => {
  it('has the order number as reference and the address without the number sign of the apartment', () => {
    const { reference, to } = buildParcel(order);

    expect(reference).toBe('EB-261121-AAAAAAAA');
    expect(to).toMatchObject({ name: 'Mina Lee', street: '350 5th Ave', unit: '4B', state: 'NY', zipcode: '10118' });
  });

  it('weighs twenty ounces per unit and ships from the US warehouse', () => {
    const { weightOunces, from } = buildParcel(order);

    expect(weightOunces).toBe(100);
    expect(from).toMatchObject({ city: 'Secaucus', state: 'NJ' });
  });
});
