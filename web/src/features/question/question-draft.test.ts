import { describe, expect, it } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './question-draft.ts';

function createStorage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('the draft of a question', () => {
  it('is kept during the sign-in, secret or not (QUESTION-1)', () => {
    const storage = createStorage();
    keepDraft(storage, 'KR:wipe', { text: 'May I keep it in the car?', isSecret: true });

    expect(readDraft(storage, 'KR:wipe')).toEqual({ text: 'May I keep it in the car?', isSecret: true });
    expect(readDraft(storage, 'US:wipe')).toBeNull();
    forgetDraft(storage, 'KR:wipe');
    expect(readDraft(storage, 'KR:wipe')).toBeNull();
  });

  it.each(['{"text":{"a":1},"isSecret":"yes"}', 'null', '[', '7'])('is empty if the stored one is %s', (stored) => {
    const draft = readDraft(createStorage({ 'questionDraft:KR:wipe': stored }), 'KR:wipe');
    expect([null, '']).toContain(draft?.text ?? null);
    expect(draft?.isSecret ?? false).toBe(false);
  });
});
