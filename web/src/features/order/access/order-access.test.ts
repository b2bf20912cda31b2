import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../../browser/session-json.ts';
import { accessOf, lastPlacedOrder, rememberOrder, rememberPlacedOrder } from './order-access.ts';

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
  it('opens the order that was just placed', () => {
    const storage = memoryStorage();

    rememberPlacedOrder(storage, first);
    rememberPlacedOrder(storage, second);

    expect(lastPlacedOrder(storage)).toEqual(second);
    expect(accessOf(storage, first.orderNumber)).toEqual(first);
  });

  it('opens an order again that was looked up, which is no placed one', () => {
    const storage = memoryStorage();

    rememberOrder(storage, first);

    expect(accessOf(storage, first.orderNumber)).toEqual(first);
    expect(lastPlacedOrder(storage)).toBeNull();
  });

  it('is nothing without a token, or with a damaged record', () => {
    const storage = memoryStorage();
    storage.setItem('order-access', '{"last":"EB-261121-AAAAAAAA","tokens":{"EB-261121-AAAAAAAA":7}}');

    expect(lastPlacedOrder(storage)).toBeNull();
    expect(accessOf(null, first.orderNumber)).toBeNull();
  });
});
