import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Throttle } from './throttle.ts';

describe('a throttle', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs the work once for a burst', () => {
    const work = vi.fn();
    const throttle = new Throttle(work);
    for (let times = 0; times < 20; times += 1) throttle.ask();
    vi.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs regularly during a stream without pauses, but not for each event', () => {
    const work = vi.fn();
    const throttle = new Throttle(work);
    for (let event = 0; event < 500; event += 1) {
      throttle.ask();
      vi.advanceTimersByTime(20);
    }
    expect(work.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(work.mock.calls.length).toBeLessThanOrEqual(6);
  });

  it('always runs after the last event', () => {
    const work = vi.fn();
    const throttle = new Throttle(work);
    throttle.ask();
    vi.advanceTimersByTime(300);
    throttle.ask();
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does not run after it was stopped', () => {
    const work = vi.fn();
    const throttle = new Throttle(work);
    throttle.ask();
    throttle.stop();
    vi.advanceTimersByTime(10_000);
    expect(work).not.toHaveBeenCalled();
  });
});
