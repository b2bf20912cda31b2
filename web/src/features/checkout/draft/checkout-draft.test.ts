import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../../browser/storage.ts';
import { NO_ADDRESS } from '../../address/address-fields.ts';
import { EMPTY_DRAFT, readDraft, removeDraft, writeDraft } from './checkout-draft.ts';

function memoryStorage(): KeyValueStorage & { readonly content: Map<string, string> } {
  const content = new Map<string, string>();
  return {
    content,
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  };
}

const typed = {
  ...EMPTY_DRAFT,
  email: 'mina@example.com',
  address: { ...NO_ADDRESS, city: '성동구', zipCode: '04766' },
};

describe('the draft of a checkout (CHECKOUT-18)', () => {
  it('is restored after a reload', () => {
    const storage = memoryStorage();

    writeDraft(storage, 'KR', typed);

    expect(readDraft(storage, 'KR')).toEqual(typed);
  });

  it('is stored separately for each store', () => {
    const storage = memoryStorage();

    writeDraft(storage, 'KR', typed);

    expect(readDraft(storage, 'US')).toEqual(EMPTY_DRAFT);
  });

  it('never includes a pass code or a card', () => {
    const storage = memoryStorage();
    const withSecrets = { ...typed, passCode: 'hush', number: '4242424242424242' };

    writeDraft(storage, 'US', withSecrets);

    expect([...storage.content.values()].join()).not.toMatch(/hush|4242/);
  });

  it('is empty if the stored one is invalid', () => {
    const storage = memoryStorage();
    storage.setItem('checkout.KR', '{"email":');
    storage.setItem('checkout.US', '{"email":5,"address":[]}');

    expect(readDraft(storage, 'KR')).toEqual(EMPTY_DRAFT);
    expect(readDraft(storage, 'US')).toEqual(EMPTY_DRAFT);
  });

  it('is removed once the order is placed', () => {
    const storage = memoryStorage();
    writeDraft(storage, 'KR', typed);

    removeDraft(storage, 'KR');

    expect(readDraft(storage, 'KR')).toEqual(EMPTY_DRAFT);
  });

  it('does not throw if the browser forbids storage', () => {
    const forbidden: KeyValueStorage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      removeItem: () => undefined,
    };

    expect(() => writeDraft(forbidden, 'KR', typed)).not.toThrow();
    expect(readDraft(null, 'KR')).toEqual(EMPTY_DRAFT);
  });
});
