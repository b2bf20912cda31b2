import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDeadline } from './deadline.ts';

/** Only the deadline itself is referenced, as in code that waits for nothing but the signal. */
function readAbortReason(deadline: () => AbortSignal): Promise<unknown> {
  return new Promise((done) => {
    const signal = deadline();
    signal.addEventListener('abort', () => done(signal.reason));
  });
}

describe('a deadline', () => {
  it('aborts in time, even if garbage is collected meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const collecting = setInterval(runInNewContext('gc'), 10);
    onTestFinished(() => clearInterval(collecting));

    const reason = await readAbortReason(() => createDeadline(200, 'it took too long').signal);

    expect(reason).toEqual(new Error('it took too long'));
  });

  it('aborts with the earlier signal', async () => {
    const earlier = new AbortController();
    const reason = readAbortReason(() => createDeadline(60_000, 'it took too long', earlier.signal).signal);

    earlier.abort('stopped');

    expect(await reason).toBe('stopped');
    expect(createDeadline(60_000, 'it took too long', earlier.signal).signal.aborted).toBe(true);
  });

  it('no longer aborts once its work is over', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const deadline = createDeadline(1, 'it took too long');
    deadline.end();

    vi.advanceTimersByTime(20);

    expect(deadline.signal.aborted).toBe(false);
  });
});
