import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStarting } from './keep-starting.ts';

let log: { error: () => void };
beforeEach(() => {
  log = { error: vi.fn() };
});

describe('a background service of the server', () => {
  it('is stopped with the server', async () => {
    const stop = vi.fn(async () => undefined);
    const running = await keepStarting(async () => ({ stop }), log);
    await running.stop(7);
    expect(stop).toHaveBeenCalledWith(7);
  });

  it('is retried while its start fails, and the server keeps running', async () => {
    const stop = vi.fn(async () => undefined);
    const start = vi.fn(async () => ({ stop }));
    start.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('still lost'));

    const running = await keepStarting(start, log, 1);

    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3));
    await running.stop(7);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  it('is not awaited if the server stops during an attempt that does not end', async () => {
    const start = vi.fn(() => new Promise<never>(() => {}));
    start.mockRejectedValueOnce(new Error('lost'));
    const running = await keepStarting(start, log, 1);
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    await running.stop(7);
  });

  it('is not retried once the server stops', async () => {
    const start = vi.fn(async () => Promise.reject(new Error('lost')));
    const running = await keepStarting(start, log, 3_600_000);
    await running.stop(7);
    expect(start).toHaveBeenCalledTimes(1);
  });
});
