import { describe, expect, it } from 'vitest';
import { fit, mergedLines, withHeld, withLine } from './cart-rules.ts';

const stock = (quantity: number, stopped = false) => ({ quantity, stopped });

describe('a wanted quantity', () => {
  it('is capped by the stock when that is lower than the limit (CART-1)', () => {
    expect(fit(5, stock(3))).toEqual({ quantity: 3, capped: true });
  });

  it('is capped by the limit of five per item (CART-1)', () => {
    expect(fit(2_000_000_000, stock(100))).toEqual({ quantity: 5, capped: true });
  });

  it('is zero while the sale is stopped or stock is unknown (CART-5)', () => {
    expect(fit(1, stock(9, true)).quantity).toBe(0);
    expect(fit(1, null).quantity).toBe(0);
  });

  it('can use the units that the cart itself reserves for its payment (CART-7)', () => {
    expect(fit(2, withHeld(stock(0), 2))).toEqual({ quantity: 2, capped: false });
  });
});

describe('a cart', () => {
  const lines = [
    { productId: 'a', quantity: 2 },
    { productId: 'b', quantity: 1 },
  ];

  it('keeps its order when a line changes (CART-2)', () => {
    expect(withLine(lines, 'a', 5)).toEqual([{ productId: 'a', quantity: 5 }, lines[1]]);
  });

  it('gets a new product at the end (CART-2)', () => {
    expect(withLine(lines, 'c', 1)).toEqual([...lines, { productId: 'c', quantity: 1 }]);
  });
});

describe("a guest's cart at sign-in (CART-11)", () => {
  const line = (productId: string, quantity: number) => ({ productId, quantity });
  const upTo = (maximum: number) => () => maximum;

  it("is merged into the member's cart line by line, new products at the end", () => {
    expect(mergedLines([line('a', 1), line('b', 2)], [line('c', 1), line('b', 2)], upTo(5))).toEqual([
      line('a', 1),
      line('b', 4),
      line('c', 1),
    ]);
  });

  it('becomes the cart of a member without one', () => {
    expect(mergedLines([], [line('a', 2)], upTo(5))).toEqual([line('a', 2)]);
  });

  it('is capped by limit and stock, each line separately', () => {
    const getMaximum = (productId: string) => (productId === 'rare' ? 3 : 5);
    const merged = mergedLines([line('rare', 2), line('a', 4)], [line('rare', 2), line('a', 4)], getMaximum);
    expect(merged).toEqual([line('rare', 3), line('a', 5)]);
  });

  it('keeps lines that are currently unavailable', () => {
    expect(mergedLines([line('gone', 1)], [line('gone', 3), line('out', 2)], upTo(0))).toEqual([
      line('gone', 3),
      line('out', 2),
    ]);
  });

  it("does not change the member's lines if it is empty", () => {
    expect(mergedLines([line('a', 9)], [], upTo(5))).toEqual([line('a', 9)]);
  });
});
