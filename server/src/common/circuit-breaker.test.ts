import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Breaker, CircuitOpenError, createBreaker } from './circuit-breaker.ts';

class Outage extends Error {}

const down = () => Promise.reject(new Outage('no answer'));
const refuse = () => Promise.reject(new Error('no such thing'));
const answer = () => Promise.resolve('well');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function buildBreaker(failures: number): Breaker {
  const isOutage = (error: unknown) => error instanceof Outage;
  return createBreaker({ provider: 'Post', failures, restMilliseconds: 1000, isOutage });
}

async function failTimes(breaker: Breaker, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await expect(breaker.run(down)).rejects.toThrow(Outage);
}

describe('the circuit breaker', () => {
  it('opens after a number of consecutive failures, and then does not call the provider', async () => {
    const breaker = buildBreaker(3);
    await failTimes(breaker, 3);
    const work = vi.fn(answer);

    await expect(breaker.run(work)).rejects.toThrow(new CircuitOpenError('Post'));
    expect(work).not.toHaveBeenCalled();
  });

  it('counts consecutive failures only', async () => {
    const breaker = buildBreaker(3);
    await failTimes(breaker, 2);
    await breaker.run(answer);
    await failTimes(breaker, 2);

    await expect(breaker.run(answer)).resolves.toBe('well');
  });

  it('counts a rejection by the provider as a response, and passes it on', async () => {
    const breaker = buildBreaker(2);
    await failTimes(breaker, 1);
    await expect(breaker.run(refuse)).rejects.toThrow('no such thing');
    await failTimes(breaker, 1);

    await expect(breaker.run(answer)).resolves.toBe('well');
  });

  it('lets one call through after the rest period, and closes if it succeeds', async () => {
    const breaker = buildBreaker(1);
    await failTimes(breaker, 1);
    vi.advanceTimersByTime(1000);

    await expect(breaker.run(answer)).resolves.toBe('well');
    await expect(breaker.run(answer)).resolves.toBe('well');
  });

  it('opens again if that call fails', async () => {
    const breaker = buildBreaker(1);
    await failTimes(breaker, 1);
    vi.advanceTimersByTime(1000);
    await failTimes(breaker, 1);

    await expect(breaker.run(answer)).rejects.toThrow(CircuitOpenError);
  });

  it('rejects other calls at once while that call runs', async () => {
    const breaker = buildBreaker(1);
    await failTimes(breaker, 1);
    vi.advanceTimersByTime(1000);
    let finish: (text: string) => void = () => undefined;
    const tried = breaker.run(() => new Promise<string>((resolve) => (finish = resolve)));

    await expect(breaker.run(answer)).rejects.toThrow(CircuitOpenError);
    finish('well again');
    await expect(tried).resolves.toBe('well again');
    await expect(breaker.run(answer)).resolves.toBe('well');
  });
});
