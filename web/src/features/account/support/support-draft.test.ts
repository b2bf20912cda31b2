import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../../browser/storage.ts';
import { createEmptyDraft, keepDraft, readDraft } from './support-draft.ts';

function memory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const EMPTY = createEmptyDraft({
  firstName: '미나',
  lastName: '이',
  phone: '+821012345678',
  email: 'mina@example.com',
});

describe('The support form', () => {
  it('starts with the known details of the member (SUPPORT-5)', () => {
    expect(EMPTY).toEqual({
      subject: 'MY_ORDER',
      name: '이미나',
      phone: '+821012345678',
      email: 'mina@example.com',
      message: '',
    });
  });

  it('restores its message after a reload until it is sent', () => {
    const storage = memory();
    keepDraft(storage, { ...EMPTY, subject: 'RETURN', message: '반품하고 싶어요.' });
    expect(readDraft(storage, EMPTY)).toEqual({ ...EMPTY, subject: 'RETURN', message: '반품하고 싶어요.' });
    keepDraft(storage, EMPTY);
    expect(readDraft(storage, EMPTY)).toEqual(EMPTY);
  });

  it('starts empty if the stored draft is invalid or the storage is forbidden', () => {
    const storage = memory();
    storage.setItem('supportDraft', '{"subject":"constructor","message":5}');
    expect(readDraft(storage, EMPTY)).toEqual(EMPTY);
    expect(readDraft(null, EMPTY)).toEqual(EMPTY);
  });
});
