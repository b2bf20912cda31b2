import { describe, expect, it } from 'vitest';
import { validateDepositRemoval, validatePaymentDue, validateReceivedDeposit } from './validation-deposit.ts';

const DAYS = { from: '2026-03-02', to: '2026-03-09' };
const DEPOSIT = { amount: 30_000, receivedOn: '2026-03-05', depositorName: '이미나', bankId: 'kb' };
const paths = (more: Partial<typeof DEPOSIT>) =>
  validateReceivedDeposit({ ...DEPOSIT, ...more }, DAYS).map(({ path }) => path);

describe('a deposit that staff record (PAYMENT-29)', () => {
  it('has a day from the order to today, both included', () => {
    expect(paths({})).toEqual([]);
    expect(paths({ receivedOn: '2026-03-02' })).toEqual([]);
    expect(paths({ receivedOn: '2026-03-09' })).toEqual([]);
    for (const receivedOn of ['2026-03-01', '2026-03-10', '2026-02-30', '5 March', '']) {
      expect(paths({ receivedOn })).toEqual(['receivedOn']);
    }
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001])('cannot be of %d won', (amount) => {
    expect(paths({ amount })).toEqual(['amount']);
  });

  it('has a bank and a depositor, on one line', () => {
    expect(paths({ bankId: ' ', depositorName: '' })).toEqual(['bankId', 'depositorName']);
    expect(paths({ depositorName: '이미나\n' })).toEqual(['depositorName']);
  });
});

describe('removing a deposit', () => {
  it('needs a reason (PAYMENT-30)', () => {
    expect(validateDepositRemoval({ reason: ' \n' })).toEqual([{ path: 'reason', key: 'deposit.removalRequired' }]);
    expect(validateDepositRemoval({ reason: 'It was for another order.' })).toEqual([]);
  });
});

describe('a deposit deadline set by staff (PAYMENT-33)', () => {
  it.each(['2026-03-10', '2026-06-07'])('may be %s', (day) => {
    expect(validatePaymentDue(day, '2026-03-09')).toEqual([]);
  });

  it.each(['2026-03-09', '2026-06-08', 'tomorrow'])('is not %s', (day) => {
    expect(validatePaymentDue(day, '2026-03-09')).toEqual([{ path: 'dueOn', key: 'paymentDue.invalid' }]);
  });
});
