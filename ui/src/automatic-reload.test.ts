import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isReloadAllowed, readReload, takeReloadAnnouncement, writeReload } from './automatic-reload.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the automatic reload of a page', () => {
  it('is allowed a minute after the last one at the earliest', () => {
    expect(isReloadAllowed(Number.NEGATIVE_INFINITY, 5)).toBe(true);
    expect(isReloadAllowed(1000, 60_999)).toBe(false);
    expect(isReloadAllowed(1000, 61_000)).toBe(true);
  });

  it('is announced once', () => {
    expect(takeReloadAnnouncement()).toBe(false);
    writeReload({ at: 1000, isAnnounced: false });
    expect([takeReloadAnnouncement(), takeReloadAnnouncement()]).toEqual([true, false]);
    expect(readReload()?.at).toBe(1000);
  });

  it('is not stored if the storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    expect([writeReload({ at: 1, isAnnounced: false }), readReload(), takeReloadAnnouncement()]).toEqual([
      false,
      null,
      false,
    ]);
  });
});
