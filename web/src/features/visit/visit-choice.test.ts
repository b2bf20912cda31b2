import { describe, expect, it } from 'vitest';
import { isUntracked, keepChoice, readChoice } from './visit-choice.ts';

const DAY = 86_400_000;

function createStorage(text: string | null = null) {
  const values = new Map(text === null ? [] : [['visitor', text]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('Consent to be recognised (STATISTICS-3)', () => {
  it('is null in a browser that was never asked, which has no id', () => {
    expect(readChoice(createStorage())).toEqual({ choice: null, visitorId: null });
    expect(readChoice(null)).toEqual({ choice: null, visitorId: null });
  });

  it('gives the browser a permanent id', () => {
    const storage = createStorage();
    keepChoice(storage, 'known', 0);

    const first = readChoice(storage, DAY);

    expect(first.choice).toBe('known');
    expect(first.visitorId).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(readChoice(storage, 300 * DAY)).toEqual(first);
  });

  it('expires after a year', () => {
    const storage = createStorage();
    keepChoice(storage, 'known', 0);
    expect(readChoice(storage, 365 * DAY)).toEqual({ choice: null, visitorId: null });
  });

  it('can be withdrawn, which removes the id', () => {
    const storage = createStorage();
    keepChoice(storage, 'known', 0);
    keepChoice(storage, 'unknown', 1);
    expect(readChoice(storage, 2)).toEqual({ choice: 'unknown', visitorId: null });
  });

  it.each(['{', '[]', '{"id":"x"}', '{"at":"soon","id":"x"}', '{"at":99999999999999}'])(
    'is null if %s is stored',
    (text) => {
      expect(readChoice(createStorage(text), DAY).choice).toBeNull();
    },
  );
});

describe('A browser is not tracked (STATISTICS-2)', () => {
  const browser = { doNotTrack: null, webdriver: false } as Navigator;

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { webdriver: true }])('if it has %o', (signs) => {
    expect(isUntracked({ ...browser, ...signs })).toBe(true);
  });

  it('only if it asks for it', () => {
    expect(isUntracked(browser)).toBe(false);
    expect(isUntracked({ ...browser, doNotTrack: '0' } as Navigator)).toBe(false);
  });
});
