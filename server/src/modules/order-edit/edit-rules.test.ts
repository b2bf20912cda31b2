import { MAXIMUM_ORDER_EDITS } from '@eunbit/schema/order-edit';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../order/index.ts';
import { settlementOf, whyNotOpen, wordFor } from './edit-rules.ts';

const order = (change: Partial<OrderRecord> = {}) => ({
  status: 'PREPARING_FOR_SHIPMENT' as const,
  fulfilments: [],
  ...change,
});
const payment = (change: Partial<OrderRecord['payment']>) => change as OrderRecord['payment'];

describe('an order (ORDER-31)', () => {
  it.each(['PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED', 'ORDER_DELAYED'] as const)(
    'can be edited by staff while it is %s',
    (status) => expect(whyNotOpen(order({ status }), 'STAFF')).toBeNull(),
  );

  it.each(['ORDER_CANCELLED', 'ORDER_SHIPPED'] as const)('cannot be edited once it is %s', (status) => {
    expect(whyNotOpen(order({ status }), 'STAFF')).toMatchObject({ refused: { key: 'edit.closed' } });
    expect(whyNotOpen(order({ status }), 'BUYER')).toMatchObject({ refused: { key: 'edit.closed' } });
  });

  it('can be edited by its buyer until staff start to process it', () => {
    expect(whyNotOpen(order(), 'BUYER')).toBeNull();
    expect(whyNotOpen(order({ status: 'ORDER_CONFIRMED' }), 'BUYER')).toMatchObject({
      refused: { key: 'edit.tooLate' },
    });
  });

  it('cannot be edited once a parcel has left', () => {
    const left = { id: 'f', lines: [], parcels: [], at: new Date(0), by: null, restExpectedOn: null };

    expect(whyNotOpen(order({ status: 'ORDER_CONFIRMED', fulfilments: [left] }), 'STAFF')).toMatchObject({
      refused: { key: 'edit.closed' },
    });
  });

  it('can be edited 50 times at most', () => {
    const edits = Array.from({ length: MAXIMUM_ORDER_EDITS }, () => ({})) as OrderRecord['edits'];

    expect(whyNotOpen(order({ edits: edits ?? [] }), 'STAFF')).toMatchObject({ refused: { key: 'edit.tooMany' } });
  });
});

describe('a problem with a payment request (ORDER-42)', () => {
  it('has a message for buyers and another for staff', () => {
    const problems = ['edit.costsMore', 'edit.virtualAccount', 'edit.requested', 'edit.tooManyRequests'] as const;
    for (const problem of problems) {
      expect(wordFor('STAFF', problem)).toBe(problem);
      expect(wordFor('BUYER', problem)).toMatch(/^edit\.own/);
    }
    expect(wordFor('BUYER', 'edit.closed')).toBe('edit.closed');
  });
});

describe('a lower total', () => {
  it.each([
    ['CARD', 'PAID', 'REFUND'],
    ['ESCROW', 'AUTHORISED', 'CHARGE_LESS'],
    ['DEPOSIT', 'AWAITING_PAYMENT', 'AWAIT_LESS'],
    ['VIRTUAL_ACCOUNT', 'PAID', 'REFUND'],
    ['VIRTUAL_ACCOUNT', 'AWAITING_PAYMENT', null],
    ['ESCROW', 'FAILED', null],
  ] as const)('of a payment by %s that is %s is settled: %s', (method, status, expected) => {
    expect(settlementOf(payment({ method, status }))).toBe(expected);
  });
});
