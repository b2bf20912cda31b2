import { describe, expect, test } from 'vitest';
import { type NextActionFacts, nextActions } from './next-action.ts';

const QUIET: NextActionFacts = {
  nextStatuses: [],
  isNew: false,
  openDisputes: 0,
  hasFailedRefund: false,
  isPaymentLapsed: false,
  returnsReceived: 0,
  refundByHand: 0,
  isLabelFailed: false,
  isCashReceiptFailed: false,
  isEscrowDeliveryDue: false,
  requestedAmount: null,
  isDepositDifferent: false,
  outstandingAmount: 0,
};

const kinds = (facts: Partial<NextActionFacts>) => nextActions({ ...QUIET, ...facts }).map(({ kind }) => kind);

describe('what is to be done next with an order (DESK-1)', () => {
  test('is nothing for a closed order that is settled', () => {
    expect(kinds({})).toEqual([]);
  });

  test('is to confirm a paid order, and to ship a confirmed one', () => {
    expect(kinds({ nextStatuses: ['ORDER_CONFIRMED', 'ORDER_SHIPPED', 'ORDER_CANCELLED'] })).toEqual(['CONFIRM']);
    expect(kinds({ nextStatuses: ['ORDER_SHIPPED', 'ORDER_DELAYED'] })).toEqual(['SHIP']);
  });

  test('is the money before anything else of an order that waits for it, with its sum', () => {
    const facts = { ...QUIET, nextStatuses: ['ORDER_CONFIRMED'] as const, outstandingAmount: 24_570_000 };
    expect(nextActions(facts)[0]).toEqual({ kind: 'AWAITS_PAYMENT', amount: 24_570_000 });
  });

  test('is to confirm a new order once its money has come, not to ship it (ORDER-4)', () => {
    const facts = {
      isNew: true,
      nextStatuses: ['ORDER_SHIPPED', 'ORDER_CANCELLED'] as const,
      outstandingAmount: 5_000,
    };
    expect(kinds(facts)).toEqual(['AWAITS_PAYMENT', 'CONFIRM']);
    expect(kinds({ ...facts, isNew: false })).toEqual(['AWAITS_PAYMENT', 'SHIP']);
  });

  test('is no deposit that a cancelled order would have needed', () => {
    expect(kinds({ outstandingAmount: 5_000 })).toEqual([]);
  });

  test('asks for an open request instead of the same money twice', () => {
    expect(kinds({ nextStatuses: ['ORDER_SHIPPED'], outstandingAmount: 5_000, requestedAmount: 5_000 })).toEqual([
      'PAYMENT_REQUEST',
      'SHIP',
    ]);
  });

  test('is a decision where another sum has come than the order costs', () => {
    expect(kinds({ nextStatuses: ['ORDER_CONFIRMED'], outstandingAmount: 5_000, isDepositDifferent: true })).toEqual([
      'DEPOSIT_DIFFERS',
      'CONFIRM',
    ]);
  });

  test('puts what a bank waits for above money and parcels', () => {
    const everything = kinds({
      nextStatuses: ['ORDER_SHIPPED'],
      openDisputes: 1,
      hasFailedRefund: true,
      returnsReceived: 1,
      refundByHand: 3_000,
      isLabelFailed: true,
    });
    expect(everything).toEqual(['DISPUTE', 'REFUND_FAILED', 'RETURN_CAME', 'REFUND_BY_HAND', 'LABEL_FAILED', 'SHIP']);
  });
});
