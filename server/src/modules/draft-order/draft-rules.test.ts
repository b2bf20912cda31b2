import { describe, expect, it } from 'vitest';
import type { DraftOrderRecord } from './draft-order.model.ts';
import { expiryOf, needsReminder, problemOfTotal, shownStatus } from './draft-rules.ts';

const AT = new Date('2026-11-26T00:00:00Z');
const inHours = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);
const sent = (hours: number) => ({ status: 'SENT', sentAt: AT, expiresAt: inHours(hours) }) as DraftOrderRecord;
const costing = (total: number, payment: DraftOrderRecord['payment'], market: 'KR' | 'US' = 'US') => ({
  market,
  payment,
  amounts: { total } as DraftOrderRecord['amounts'],
});

describe('the link of a draft order (DRAFT-7)', () => {
  it('is valid for the number of days that staff set', () => {
    expect(expiryOf({ expiresInDays: 7 }, AT)).toEqual(inHours(7 * 24));
  });

  it('is expired at its expiry time, before the job records it', () => {
    expect(shownStatus(sent(48), inHours(47.9))).toBe('SENT');
    expect(shownStatus(sent(48), inHours(48))).toBe('EXPIRED');
    expect(shownStatus({ ...sent(48), status: 'PLACED' }, inHours(49))).toBe('PLACED');
  });

  it('gets a reminder only if it is valid for more than a day', () => {
    expect(needsReminder(sent(24))).toBe(false);
    expect(needsReminder(sent(25))).toBe(true);
  });
});

describe('the total of a draft order (DRAFT-5)', () => {
  it('can be zero only for a draft at no charge', () => {
    expect(problemOfTotal(costing(0, 'NONE'))).toBeNull();
    expect(problemOfTotal(costing(0, 'LINK'))).toBe('draftOrder.nothingToPay');
    expect(problemOfTotal(costing(0, 'DEPOSIT'))).toBe('draftOrder.nothingToPay');
    expect(problemOfTotal(costing(1, 'DEPOSIT'))).toBeNull();
  });

  it('by card is an amount that a card can be charged', () => {
    expect(problemOfTotal(costing(49, 'LINK'))).toBe('draftOrder.tooLittleForCard');
    expect(problemOfTotal(costing(50, 'LINK'))).toBeNull();
    expect(problemOfTotal(costing(999, 'LINK', 'KR'))).toBe('draftOrder.tooLittleForCard');
    expect(problemOfTotal(costing(1_000, 'LINK', 'KR'))).toBeNull();
  });
});
