import { describe, expect, it } from 'vitest';
import { findCardBrand, formatCardNumber, formatCvc, formatExpiry, readCard } from './card-fields.ts';

const today = new Date(2026, 4, 20);
const card = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('the card number field', () => {
  it('groups digits in fours while they are typed', () => {
    expect(formatCardNumber('42424')).toBe('4242 4');
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  });

  it('groups an American Express number like the card', () => {
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
  });

  it('accepts a pasted number with dashes and removes other characters', () => {
    expect(formatCardNumber('4242-4242-4242-4242x')).toBe('4242 4242 4242 4242');
  });

  it('recognises the brand by the first digits', () => {
    expect(findCardBrand('4')).toBe('visa');
    expect(findCardBrand('5555 55')).toBe('mastercard');
    expect(findCardBrand('34')).toBe('amex');
    expect(findCardBrand('6011')).toBe('discover');
    expect(findCardBrand('9')).toBeNull();
  });
});

describe('the expiry field', () => {
  it('adds the slash after the month', () => {
    expect(formatExpiry('12')).toBe('12 / ');
    expect(formatExpiry('12 / 3')).toBe('12 / 3');
    expect(formatExpiry('1230')).toBe('12 / 30');
  });

  it('completes a month with one digit', () => {
    expect(formatExpiry('5')).toBe('05 / ');
  });

  it('allows deletion across the slash', () => {
    expect(formatExpiry('12 /', '12 / ')).toBe('1');
    expect(formatExpiry('12 / ', '12 / 3')).toBe('12');
  });

  it('accepts a year with four digits from a password manager', () => {
    expect(formatExpiry('05/2030')).toBe('05 / 30');
  });
});

describe('reading a card', () => {
  it('returns number, month, year and code', () => {
    expect(readCard(card, today)).toEqual({ number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' });
  });

  it('rejects a wrong or incomplete number', () => {
    expect(readCard({ ...card, number: '4242 4242 4242 4241' }, today)).toBe('number');
    expect(readCard({ ...card, number: '4242' }, today)).toBe('number');
  });

  it('rejects an expiry that is in the past or invalid', () => {
    expect(readCard({ ...card, expiry: '04 / 26' }, today)).toBe('expiry');
    expect(readCard({ ...card, expiry: '13 / 30' }, today)).toBe('expiry');
    expect(readCard({ ...card, expiry: '' }, today)).toBe('expiry');
  });

  it('accepts a card in its last month', () => {
    expect(readCard({ ...card, expiry: '05 / 26' }, today)).toMatchObject({ expMonth: 5, expYear: 2026 });
  });

  it('requires four digits of code for American Express and three for others', () => {
    expect(readCard({ ...card, cvc: '12' }, today)).toBe('cvc');
    expect(readCard({ number: '378282246310005', expiry: '12 / 30', cvc: '123' }, today)).toBe('cvc');
    expect(formatCvc('12a345')).toBe('1234');
  });
});
