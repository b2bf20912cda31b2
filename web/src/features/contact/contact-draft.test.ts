import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../browser/storage.ts';
import { EMPTY_DRAFT, keepDraft, readDraft } from './contact-draft.ts';

function memory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const DRAFT = { name: '이미나', phone: '010-1234-5678', email: 'mina@example.com', message: '배송이 궁금해요.\n' };

describe('The draft of a contact message (SUPPORT-3)', () => {
  it('is restored after a reload', () => {
    const storage = memory();
    keepDraft(storage, DRAFT);
    expect(readDraft(storage)).toEqual(DRAFT);
  });

  it('is removed from the storage once the form is empty', () => {
    const storage = memory();
    keepDraft(storage, DRAFT);
    keepDraft(storage, EMPTY_DRAFT);
    expect(storage.getItem('contactDraft')).toBeNull();
  });

  it('is empty if the storage is forbidden or the stored draft is invalid', () => {
    const storage = memory();
    storage.setItem('contactDraft', '{"name": {"$ne": 1}, "message": 5}');
    expect(readDraft(storage)).toEqual(EMPTY_DRAFT);
    expect(readDraft(null)).toEqual(EMPTY_DRAFT);
  });
});
