import { describe, expect, it } from 'vitest';
import { dedupeInFlight } from './dedupe-in-flight.ts';

describe('deduplicated work', () => {
  it('runs once for all concurrent callers, and again for later ones', async () => {
    const share = dedupeInFlight<number>();
    let times = 0;
    const work = async () => {
      await Promise.resolve();
      times += 1;
      return times;
    };
    expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2]);
    expect(await share('a', work)).toBe(3);
  });

  it('fails for all concurrent callers, and runs again for later ones', async () => {
    const share = dedupeInFlight<string>();
    const fail = () => Promise.reject(new Error('no'));
    const both = await Promise.allSettled([share('a', fail), share('a', fail)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await share('a', async () => 'yes')).toBe('yes');
  });
});
