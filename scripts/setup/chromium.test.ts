import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('finding a Chromium', () => {
  it('takes the one that CHROMIUM_PATH names, whatever else is installed', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);

    await expect(findChromium()).resolves.toBe(process.execPath);
  });

  it('says so when CHROMIUM_PATH names nothing, rather than to run another one', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');

    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH is wrong: there is no /no/such/browser.');
  });
});
