import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFirefox } from './firefox.ts';

afterEach(() => vi.unstubAllEnvs());

describe('finding a Firefox', () => {
  it('uses FIREFOX_PATH, even if others are installed', async () => {
    vi.stubEnv('FIREFOX_PATH', process.execPath);

    await expect(findFirefox()).resolves.toBe(process.execPath);
  });

  it('fails if FIREFOX_PATH does not exist, instead of running another one', async () => {
    vi.stubEnv('FIREFOX_PATH', '/no/such/browser');

    await expect(findFirefox()).rejects.toThrow('FIREFOX_PATH is wrong: there is no /no/such/browser.');
  });
});
