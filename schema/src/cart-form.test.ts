import { describe, expect, it } from 'vitest';
import { cartFormReturnPath, readCartFormOutcome } from './cart-form.ts';

const CAPPED = { code: 'QUANTITY_CAPPED', maximumQuantity: 3 } as const;

describe('a form of the cart', () => {
  it('leads back to its page, with its outcome in the address', () => {
    const path = cartFormReturnPath('/product/pet-spray?from=home#top', CAPPED);
    expect(path).toBe('/product/pet-spray?from=home&cart=QUANTITY_CAPPED&maximum=3#top');
    expect(readCartFormOutcome('?from=home&cart=QUANTITY_CAPPED&maximum=3')).toEqual(CAPPED);
  });

  it('removes the outcome of an earlier form from the address', () => {
    expect(cartFormReturnPath('/cart?cart=QUANTITY_CAPPED&maximum=3', null)).toBe('/cart');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/./..//evil.example/path',
    '/\tevil',
    'javascript:alert(1)',
    '',
    null,
    ['/cart'],
  ])('leads from %j to the cart', (next) => {
    expect(cartFormReturnPath(next, null)).toBe('/cart');
  });
});

describe('the outcome of a cart form', () => {
  it.each(['', '?cart=', '?cart=HELLO', '?cart=QUANTITY_CAPPED', '?cart=QUANTITY_CAPPED&maximum=<b>', '?maximum=3'])(
    'is null for the query %j',
    (search) => {
      expect(readCartFormOutcome(search)).toBeNull();
    },
  );
});
