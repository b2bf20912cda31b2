import { describe, expect, it } from 'vitest';
import { cardText } from './card-label.ts';

describe('a card on a receipt', () => {
  it('is named by its network and last four digits', () => {
    expect(cardText({ brand: 'visa', last4: '4242' })).toBe('Visa •••• 4242');
    expect(cardText({ brand: 'amex', last4: '0005' })).toBe('American Express •••• 0005');
  });

  it('is named by its digits alone if the network is unknown', () => {
    expect(cardText({ brand: 'unknown', last4: '0001' })).toBe('•••• 0001');
  });
});
