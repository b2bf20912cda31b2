import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInLogContext } from './log-context.ts';
import { createLogger } from './logger.ts';
import { createSecurityLog, MAXIMUM_DIFFERENT } from './security-events.ts';
import { collectSecurityEvents } from './testing/collect-security-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limit = (name: string) => ({ limit: name });

describe('a security event', () => {
  it('is one line with actor, action, request and a pseudonym of the network', () => {
    const written: string[] = [];
    const log = createLogger('warn', { write: (line) => void written.push(line) });
    const security = createSecurityLog({ log, pseudonym: () => 'x'.repeat(43) });
    const fail = () => security.record('signInFailed', { userId: '65f0', reason: 'wrongPassword' });

    runInLogContext({ requestId: 'r-1' }, fail, () => '192.0.2.7');

    expect(written).toHaveLength(1);
    expect(JSON.parse(written.join(''))).toMatchObject({
      level: 40,
      securityEvent: 'signInFailed',
      userId: '65f0',
      reason: 'wrongPassword',
      requestId: 'r-1',
      network: 'x'.repeat(12),
    });
    expect(written.join('')).not.toContain('192.0.2.7');
  });

  it('of a socket has the request and network of its handshake', () => {
    const { security, lines } = collectSecurityEvents();
    security.record('originRefused', { what: 'socket' }, { requestId: 'r-2', address: '192.0.2.8' });
    expect(lines).toEqual([{ securityEvent: 'originRefused', what: 'socket', requestId: 'r-2', network: '192.0.2.8' }]);
  });

  it('that repeats within the minute is written once and then counted', () => {
    const { security, lines } = collectSecurityEvents();
    for (let time = 0; time < 500; time += 1) security.record('rateLimitReached', limit('sign-in-from'));
    expect(lines).toHaveLength(1);

    vi.advanceTimersByTime(60_000);
    security.record('rateLimitReached', limit('sign-in-from'));

    expect(lines.map(({ repeated }) => repeated)).toEqual([undefined, 499, undefined]);
  });

  it('of many kinds writes a limited number of lines a minute, counts the rest and hides no other event', () => {
    const { security, lines } = collectSecurityEvents();
    for (let number = 0; number < 1000; number += 1) {
      security.record('orderLookUpFailed', { order: `EB-${number}` });
    }
    security.record('accessRefused', { userId: '65f0', permission: 'order:ship' });
    expect(lines).toHaveLength(MAXIMUM_DIFFERENT + 1);

    vi.advanceTimersByTime(60_000);

    expect(lines.slice(MAXIMUM_DIFFERENT + 1)).toEqual([
      { securityEvent: 'orderLookUpFailed', more: 1000 - MAXIMUM_DIFFERENT },
    ]);
  });

  it('is not lost when the process ends within the minute', () => {
    const { security, lines } = collectSecurityEvents();
    security.record('rateLimitReached', limit('form'));
    security.record('rateLimitReached', limit('form'));
    security.close();
    expect(lines).toMatchObject([{ limit: 'form' }, { limit: 'form', repeated: 1 }]);
  });
});
