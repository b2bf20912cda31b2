import { describe, expect, it } from 'vitest';
import { collectSecurityEvents } from '../log/testing/collect-security-events.ts';
import { createLocalRateLimiter } from './rate-limit.ts';

describe('a rate limit within one process', () => {
  it('allows a number of attempts per key within a window, and as many in the next', async () => {
    const { security, lines } = collectSecurityEvents();
    let now = 1_000_000;
    const limiter = createLocalRateLimiter(security, () => now);
    const attempt = (key: string) => limiter.attempt({ [key]: { tries: 2, windowSeconds: 60 } });

    expect([await attempt('a'), await attempt('a'), await attempt('a'), await attempt('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    now += 59_000;
    expect(await attempt('a')).toBe(false);
    now += 1_000;
    expect(await attempt('a')).toBe(true);
    expect(lines).toEqual([{ securityEvent: 'rateLimitReached', limit: 'a' }]);
  });
});
