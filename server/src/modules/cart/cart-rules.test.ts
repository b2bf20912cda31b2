import { describe, expect, it } from 'vitest';
import { fit, withHeld, withLine, withoutBought } from './cart-rules.ts';

const stock = (quantity: number, stopped = false) => ({ quantity, stopped });

describe('a wanted quantity', () => {
  it('is capped by the stock when that is lower than the limit', () => {
    expect(fit(5, stock(3))).toEqual({ quantity: 3, capped: true });
  });

  it('is capped by the limit of five per item', () => {
    expect(fit(2_000_000_000, stock(100))).toEqual({ quantity: 5, capped: true });
  });

  it('comes to nothing while the sale is stopped or stock is unknown', () => {
    expect(fit(1, stock(9, true)).quantity).toBe(0);
    expect(fit(1, null).quantity).toBe(0);
  });

  it('may use the units that the cart itself holds for its payment', () => {
    expect(fit(2, withHeld(stock(0), 2))).toEqual({ quantity: 2, capped: false });
  });
});

describe('a cart', () => {
  const lines = [
    { productId: 'a', quantity: 2 },
    { productId: 'b', quantity: 1 },
  ];

  it('keeps its order when a line changes', () => {
    expect(withLine(lines, 'a', 5)).toEqual([{ productId: 'a', quantity: 5 }, lines[1]]);
  });

  it('gets a new product at the end', () => {
    expect(withLine(lines, 'c', 1)).toEqual([...lines, { productId: 'c', quantity: 1 }]);
  });

  it('keeps what was added while the rest was being paid', () => {
    const grown = [{ productId: 'a', quantity: 4 }, lines[1] ?? lines[0], { productId: 'c', quantity: 1 }].filter(
      Boolean,
    );
    expect(withoutBought(grown as typeof lines, lines)).toEqual([
      { productId: 'a', quantity: 2 },
      { productId: 'c', quantity: 1 },
    ]);
  });
});
