import { describe, expect, it } from 'vitest';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import { decideErased, decideOwner } from './owner-decisions.ts';

const NOW = new Date('2026-05-04T03:00:00Z');

function order(fields: Partial<OrderRecord> = {}, cashReceipt: object | null = null): OrderRecord {
  const payment = { status: 'PAID', cashReceipt } as PaymentRecord;
  return { status: 'ORDER_CONFIRMED', userId: null, encryptedPassCode: 'sealed', payment, ...fields } as OrderRecord;
}

describe('the owner of an order', () => {
  it('is set on a guest order, whose links then expire', () => {
    expect(decideOwner(order({ accessVersion: 2 }), 'member')).toMatchObject({
      order: { userId: 'member', accessVersion: 3 },
    });
    expect(decideOwner(order(), 'member')).toMatchObject({ order: { accessVersion: 1 } });
  });

  it('is not changed on the order of a member or of a deleted account', () => {
    expect(decideOwner(order({ userId: 'another' }), 'member')).toEqual({ refused: 'owned' });
    expect(decideOwner(order({ encryptedPassCode: null }), 'member')).toEqual({ refused: 'owned' });
  });

  it('is removed with the account', () => {
    expect(decideErased(order({ userId: 'member' }), NOW)).toMatchObject({
      order: { userId: null, accessVersion: 1, buyerErasedAt: NOW },
    });
  });

  it.each([
    ['is issued', { issued: { number: '1' } }, 'ORDER_CONFIRMED', null],
    ['belongs to a cancelled order', { issued: null }, 'ORDER_CANCELLED', null],
    ['may still have to be issued', { issued: null }, 'ORDER_CONFIRMED', 'sealed number'],
  ] as const)(
    'is erased with or without the number of the cash receipt if the receipt %s',
    (_, receipt, status, kept) => {
      const erased = decideErased(order({ status }, { sealedNumber: 'sealed number', ...receipt }), NOW);
      expect(erased).toMatchObject({ order: { payment: { cashReceipt: { sealedNumber: kept } } } });
    },
  );
});
