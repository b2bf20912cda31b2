import { describe, expect, it } from 'vitest';
import type { ParcelOrder } from '../../order/index.ts';
import { matchNumbers } from './match-numbers.ts';
import type { NumberedRow } from './tracking-table.ts';

const CJ = { carrier: 'CJ_LOGISTICS' as const, trackingNumber: '123456789012' };

const order = (number: string, more: Partial<ParcelOrder> = {}): ParcelOrder => ({
  number,
  market: 'KR',
  status: 'ORDER_CONFIRMED',
  payment: { method: 'CARD', status: 'PAID', paidAmount: 0 },
  fulfilments: [],
  address: {
    firstName: '미나',
    lastName: '이',
    address: '서울숲길 1',
    apt: number,
    city: '서울',
    state: '서울',
    zipCode: '04766',
  },
  ...more,
});

function match(rows: readonly (readonly [orderNumber: string, trackingNumber: string])[], ...orders: ParcelOrder[]) {
  const numbered = rows.map(
    ([orderNumber, trackingNumber], index): NumberedRow => ({
      row: index + 2,
      orderNumber,
      trackingNumber,
    }),
  );
  const { orders: taken, rejected } = matchNumbers(numbered, {
    market: 'KR',
    carrier: 'CJ_LOGISTICS',
    orders: new Map(orders.map((one) => [one.number, one])),
    users: new Map([[`CJ_LOGISTICS ${CJ.trackingNumber}`, [order('Z', { fulfilments: [{ parcels: [CJ] }] })]]]),
  });
  return { taken, rejected: rejected.map(({ row, reason }) => `${row} ${reason}`) };
}

describe('tracking numbers of a file (SHIPMENT-28)', () => {
  it('are assigned to their orders, each parcel once even if it has several products', () => {
    const rows = [
      ['A', '223456789012'],
      ['A', '2234-5678-9012'],
      ['A', '223456789013'],
      ['B', '223456789014'],
    ] as const;
    expect(match(rows, order('A'), order('B'))).toEqual({
      taken: [
        {
          orderNumber: 'A',
          parcels: [
            { ...CJ, trackingNumber: '223456789012' },
            { ...CJ, trackingNumber: '223456789013' },
          ],
        },
        { orderNumber: 'B', parcels: [{ ...CJ, trackingNumber: '223456789014' }] },
      ],
      rejected: [],
    });
  });

  it('are rejected row by row if their order cannot be shipped', () => {
    const orders = [
      order('A', { status: 'ORDER_CANCELLED' }),
      order('B', { status: 'ORDER_SHIPPED', fulfilments: [{ parcels: [{ ...CJ, trackingNumber: '323456789012' }] }] }),
      order('C', { market: 'US' }),
      order('D', { payment: { method: 'ESCROW', status: 'FAILED', paidAmount: 0 } }),
    ];
    const rows = [
      ['A', '223456789012'],
      ['B', '223456789013'],
      ['B', '3234-5678-9012'],
      ['C', '223456789014'],
      ['D', '223456789015'],
      ['E', '223456789016'],
    ] as const;
    expect(match(rows, ...orders)).toEqual({
      taken: [],
      rejected: [
        '2 skipped.cancelled',
        '3 skipped.shipped',
        '4 skipped.sameNumber',
        '5 skipped.otherStore',
        '6 status.unpaid',
        '7 order.notFound',
      ],
    });
  });

  it('are rejected if missing, malformed, a formula, rounded by a spreadsheet or already used', () => {
    const rows = [
      ['A', ''],
      ['B', '12'],
      ['C', '=HYPERLINK("http://a")'],
      ['D', '1.23457E+11'],
      ['E', CJ.trackingNumber],
    ] as const;
    expect(match(rows, ...['A', 'B', 'C', 'D', 'E'].map((number) => order(number)))).toEqual({
      taken: [],
      rejected: [
        '2 tracking.missing',
        '3 tracking.otherForm',
        '4 tracking.otherForm',
        '5 tracking.rounded',
        '6 tracking.used',
      ],
    });
  });

  it('are rejected for the whole order if one parcel is rejected', () => {
    const rows = [
      ['A', '223456789012'],
      ['A', '12'],
      ...Array.from({ length: 51 }, (_, index) => ['B', String(323_456_789_000 + index)] as const),
    ] as const;
    expect(match(rows, order('A'), order('B'))).toEqual({
      taken: [],
      rejected: ['3 tracking.otherForm', '4 tracking.tooMany'],
    });
  });

  it('that are used for two orders are rejected for both unless both have the same recipient', () => {
    const rows = [
      ['A', '223456789012'],
      ['B', '223456789012'],
      ['C', '223456789013'],
    ] as const;
    expect(match(rows, order('A'), order('B'), order('C'))).toMatchObject({
      taken: [{ orderNumber: 'C' }],
      rejected: ['2 tracking.double', '3 tracking.double'],
    });
    const neighbour = order('B', { address: order('A').address });
    expect(match(rows, order('A'), neighbour, order('C')).taken).toHaveLength(3);
  });
});
