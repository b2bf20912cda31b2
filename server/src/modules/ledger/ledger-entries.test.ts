import { describe, expect, it } from 'vitest';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import {
  deposited,
  depositRemoved,
  type LedgerOrder,
  paidByTransfer,
  paidThroughProvider,
  refundedByTransfer,
  refundedThroughProvider,
  sumMoney,
} from './ledger-entries.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const WHOSE = { method: 'CARD', market: 'US', orderNumber: 'EB-1' } as const;
const ORDER = {
  number: 'EB-2',
  market: 'KR',
  payment: { method: 'DEPOSIT' },
  amounts: { total: 12_120 },
} as const satisfies LedgerOrder;

function intent(charge: PaymentIntent['charge']): PaymentIntent {
  const rest = { clientSecret: '', status: 'SUCCEEDED', checkoutId: null, failure: null } as const;
  return { ...rest, id: 'pi_1', amount: 1_399, received: 1_399, currency: 'USD', charge, card: null };
}

describe('a payment through the provider', () => {
  it('is recorded in full, with the fee as a separate entry (PAYMENT-21)', () => {
    const entries = paidThroughProvider(WHOSE, intent({ id: 'ch_1', fee: { amount: 71, currency: 'USD' } }), NOW);
    expect(entries).toMatchObject([
      { _id: 'payment:pi_1', kind: 'PAYMENT', amount: 1_399, currency: 'USD', chargeId: 'ch_1', orderNumber: 'EB-1' },
      { _id: 'fee:pi_1', kind: 'FEE', amount: -71, currency: 'USD' },
    ]);
  });

  it('has no fee entry if the fee is unknown', () => {
    expect(paidThroughProvider(WHOSE, intent({ id: 'ch_1', fee: null }), NOW)).toHaveLength(1);
    expect(paidThroughProvider(WHOSE, intent(null), NOW)).toMatchObject([{ chargeId: null }]);
  });

  it('records a fee in its settlement currency', () => {
    const won = { ...intent({ id: 'ch_1', fee: { amount: 60, currency: 'USD' } }), currency: 'KRW' } as const;
    const entries = paidThroughProvider({ ...WHOSE, market: 'KR' }, won, NOW);
    expect(entries.map(({ currency }) => currency)).toEqual(['KRW', 'USD']);
  });
});

describe('a refund', () => {
  it('is negative and has the refund id as key', () => {
    const refund = { id: 're_1', intentId: 'pi_1', chargeId: 'ch_1', amount: 500, currency: 'USD' } as const;
    expect(refundedThroughProvider(WHOSE, refund, NOW)).toMatchObject({ _id: 'refund:re_1', amount: -500 });
  });

  it('by transfer offsets the payment by transfer', () => {
    const [paid, back] = [paidByTransfer(ORDER, NOW), refundedByTransfer(ORDER, NOW, ORDER.amounts.total)];
    expect(paid.amount + back.amount).toBe(0);
    expect(paid._id).not.toBe(back._id);
  });
});

describe('deposits that staff record', () => {
  it('are separate entries, and a removed one leaves two that add up to zero (PAYMENT-30)', () => {
    const [first, second] = [
      { id: 'a', amount: 400 },
      { id: 'b', amount: 400 },
    ];
    const entries = [deposited(ORDER, first, NOW), deposited(ORDER, second, NOW), depositRemoved(ORDER, second, NOW)];
    expect(new Set(entries.map(({ _id }) => _id)).size).toBe(3);
    expect(sumMoney(entries)).toEqual({ paidAmount: 400, refundedAmount: 0 });
  });
});
