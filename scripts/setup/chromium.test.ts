import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findChromium, findHeadlessChromium } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('finding a Chromium', () => {
  it('uses CHROMIUM_PATH, even if others are installed', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);

    await expect(findChromium()).resolves.toBe(process.execPath);
  });

  it('fails if CHROMIUM_PATH does not exist, instead of running another one', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');

    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH is wrong: there is no /no/such/browser.');
  });
});

describe('finding a Chromium for tests', () => {
  it('prefers the headless shell to the whole program', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'eunbit-chromium-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const name of ['chromium', 'chromium-headless-shell']) {
      await writeFile(join(folder, name), '');
      await chmod(join(folder, name), 0o755);
    }
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', folder);

    await expect(findHeadlessChromium()).resolves.toBe(join(folder, 'chromium-headless-shell'));
  });

  it('uses CHROMIUM_PATH', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);

    await expect(findHeadlessChromium()).resolves.toBe(process.execPath);
  });
});
