import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../browser/storage.ts';
import { findLastPlacedOrder, findOrderAccess, rememberOrder, rememberPlacedOrder } from './order-access.ts';

function memoryStorage(): KeyValueStorage {
  const content = new Map<string, string>();
  return {
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  };
}

const first = { orderNumber: 'EB-261121-AAAAAAAA', accessToken: 'token-a' };
const second = { orderNumber: 'EB-261121-BBBBBBBB', accessToken: 'token-b' };

describe('access to orders in a browser tab (ORDER-13)', () => {
  it('is stored for the order that was just placed', () => {
    const storage = memoryStorage();

    rememberPlacedOrder(storage, first);
    rememberPlacedOrder(storage, second);

    expect(findLastPlacedOrder(storage)).toEqual(second);
    expect(findOrderAccess(storage, first.orderNumber)).toEqual(first);
  });

  it('is stored for an order that was looked up, which is not the last placed one', () => {
    const storage = memoryStorage();

    rememberOrder(storage, first);

    expect(findOrderAccess(storage, first.orderNumber)).toEqual(first);
    expect(findLastPlacedOrder(storage)).toBeNull();
  });

  it('is null without storage or with an invalid record', () => {
    const storage = memoryStorage();
    storage.setItem('order-access', '{"last":"EB-261121-AAAAAAAA","tokens":{"EB-261121-AAAAAAAA":7}}');

    expect(findLastPlacedOrder(storage)).toBeNull();
    expect(findOrderAccess(null, first.orderNumber)).toBeNull();
  });
});
