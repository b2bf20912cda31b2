import { createCache } from '@eunbit/ui/apollo-cache';
import { describe, expect, it } from 'vitest';
import { possibleTypes } from '../../../gql/possible-types.ts';
import { CartAmountsFragment } from './cart-query.ts';
import { applyOptimisticLayer } from './optimistic-layer.ts';

const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' as const });

/** A cart with one product at $8.99, of which five can be ordered. */
function buildCart(quantity: number) {
  return {
    __typename: 'Cart' as const,
    itemCount: quantity,
    subtotal: usd(899 * quantity),
    total: usd(899 * quantity + 500),
    lines: [
      {
        __typename: 'CartLine' as const,
        id: 'line',
        quantity,
        maximumQuantity: 5,
        unitPrice: usd(899),
        lineTotal: usd(899 * quantity),
        product: { __typename: 'Product' as const, id: 'wipe', market: 'US' as const },
      },
    ],
  };
}

function createCacheWithCart(quantity: number) {
  const cache = createCache(possibleTypes);
  const id = cache.identify({ __typename: 'Cart' });
  const write = (count: number) => cache.writeFragment({ id, fragment: CartAmountsFragment, data: buildCart(count) });
  write(quantity);
  const shown = () => cache.readFragment({ id, fragment: CartAmountsFragment, optimistic: true });
  return { cache, write, shown };
}

const oneMore = { kind: 'adjust', productId: 'wipe', delta: 1 } as const;

describe('optimistic cart changes', () => {
  it('add up', () => {
    const { cache, shown } = createCacheWithCart(1);

    applyOptimisticLayer(cache, oneMore);
    applyOptimisticLayer(cache, oneMore);

    expect(shown()).toMatchObject({ itemCount: 3, subtotal: { amount: 2697 }, total: { amount: 3197 } });
  });

  it("are applied to the server's response to the first of them", () => {
    const { cache, write, shown } = createCacheWithCart(1);
    const takeFirst = applyOptimisticLayer(cache, oneMore);
    applyOptimisticLayer(cache, oneMore);

    write(4);
    takeFirst();

    expect(shown()?.itemCount).toBe(5);
  });

  it('restore the previous cart when they are rolled back', () => {
    const { cache, shown } = createCacheWithCart(2);
    const takeBack = applyOptimisticLayer(cache, { kind: 'remove', productId: 'wipe' });
    expect(shown()?.lines).toEqual([]);

    takeBack();

    expect(shown()?.itemCount).toBe(2);
  });
});
