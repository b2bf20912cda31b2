import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../../browser/storage.ts';
import { EMPTY_DRAFT, forgetDraft, keepDraft, readDraft } from './review-draft.ts';

function memory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const DRAFT = {
  rating: 3.5,
  title: '좋아요',
  comment: '향이 없어요.\n',
  use: 'PETS',
  surface: null,
  scent: 'RIGHT',
} as const;

describe('the draft of a review', () => {
  it('is restored after a reload, for its own product only', () => {
    const storage = memory();
    keepDraft(storage, 'wipe', DRAFT);
    expect([readDraft(storage, 'wipe'), readDraft(storage, 'spray')]).toEqual([DRAFT, null]);
  });

  it('is removed once the review is saved', () => {
    const storage = memory();
    keepDraft(storage, 'wipe', DRAFT);
    forgetDraft(storage, 'wipe');
    expect(readDraft(storage, 'wipe')).toBeNull();
  });

  it('is empty if the stored values are invalid', () => {
    const storage = memory();
    storage.setItem('reviewDraft:wipe', '{"rating": 99, "title": {"$ne": 1}, "use": "MOON", "scent": 3}');
    expect(readDraft(storage, 'wipe')).toEqual(EMPTY_DRAFT);
  });
});
