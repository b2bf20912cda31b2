import { describe, expect, it } from 'vitest';
import { applyOptimisticChange, type CartAmounts, type CartAmountsLine } from './optimistic-cart.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const line = (id: string, quantity: number, price = 899, maximumQuantity = 5): CartAmountsLine => ({
  id: `line-${id}`,
  quantity,
  maximumQuantity,
  unitPrice: usd(price),
  lineTotal: usd(price * quantity),
  product: { id },
});

function buildCart(...lines: CartAmountsLine[]): CartAmounts {
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0);
  const itemCount = lines.reduce((count, { quantity }) => count + quantity, 0);
  return { lines, itemCount, subtotal: usd(subtotal), total: usd(subtotal + 500) };
}

describe('the cart after an optimistic change', () => {
  it('has one more unit of a line and updated sums', () => {
    const cart = applyOptimisticChange(buildCart(line('wipe', 1), line('spray', 2)), {
      kind: 'adjust',
      productId: 'wipe',
      delta: 1,
    });

    expect(cart.lines[0]).toMatchObject({ quantity: 2, lineTotal: usd(1798) });
    expect(cart).toMatchObject({ itemCount: 4, subtotal: usd(3596), total: usd(4096) });
  });

  it('excludes a line that cannot be ordered from the sums, like the server (CART-6)', () => {
    const { lines } = buildCart(line('wipe', 1), line('gone', 2, 899, 0));
    const cart = applyOptimisticChange(
      { lines, itemCount: 3, subtotal: usd(899), total: usd(1399) },
      {
        kind: 'adjust',
        productId: 'wipe',
        delta: 1,
      },
    );

    expect(cart).toMatchObject({ itemCount: 4, subtotal: usd(1798), total: usd(2298) });
  });

  it('never has less than one unit after the minus button (CART-3)', () => {
    const cart = buildCart(line('wipe', 1));

    expect(applyOptimisticChange(cart, { kind: 'adjust', productId: 'wipe', delta: -1 })).toBe(cart);
  });

  it('is limited to the quantity that can be ordered', () => {
    const cart = applyOptimisticChange(buildCart(line('wipe', 1, 899, 3)), {
      kind: 'set',
      productId: 'wipe',
      quantity: 9,
    });

    expect(cart.itemCount).toBe(3);
  });

  it('has one unit less of a line above the limit', () => {
    const cart = applyOptimisticChange(buildCart(line('wipe', 5, 899, 2)), {
      kind: 'adjust',
      productId: 'wipe',
      delta: -1,
    });

    expect(cart.itemCount).toBe(4);
  });

  it('lacks the removed line and keeps the others', () => {
    const cart = applyOptimisticChange(buildCart(line('wipe', 1), line('spray', 2)), {
      kind: 'remove',
      productId: 'wipe',
    });

    expect(cart.lines.map(({ id }) => id)).toEqual(['line-spray']);
    expect(cart.subtotal).toEqual(usd(1798));
  });

  it('is empty after emptying', () => {
    expect(applyOptimisticChange(buildCart(line('wipe', 3)), { kind: 'empty' })).toMatchObject({
      lines: [],
      itemCount: 0,
    });
  });

  it('is unchanged if it does not have the product', () => {
    const cart = buildCart(line('wipe', 1));

    expect(applyOptimisticChange(cart, { kind: 'remove', productId: 'spray' })).toBe(cart);
  });
});
