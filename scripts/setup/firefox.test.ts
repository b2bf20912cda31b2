import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFirefox } from './firefox.ts';

afterEach(() => vi.unstubAllEnvs());

describe('finding a Firefox', () => {
  it('takes the one that FIREFOX_PATH names, whatever else is installed', async () => {
    vi.stubEnv('FIREFOX_PATH', process.execPath);

    await expect(findFirefox()).resolves.toBe(process.execPath);
  });

  it('says so when FIREFOX_PATH names nothing, rather than to run another one', async () => {
    vi.stubEnv('FIREFOX_PATH', '/no/such/browser');

    await expect(findFirefox()).rejects.toThrow('FIREFOX_PATH is wrong: there is no /no/such/browser.');
  });
});
