import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    name === 'scroll' ? listener() : undefined,
  );
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('a part whose code cannot be loaded at first is retried', async () => {
  const { loadOnFirstUse } = await import('./first-use.ts');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('the part');
  const part = loadOnFirstUse(load);
  await vi.runAllTimersAsync();
  expect(await part).toBe('the part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part whose code can never be loaded is given up', async () => {
  const { loadOnFirstUse } = await import('./first-use.ts');
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  const part = expect(loadOnFirstUse(load)).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  await part;
  expect(load).toHaveBeenCalledTimes(4);
});
