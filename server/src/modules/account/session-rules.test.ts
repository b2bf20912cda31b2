import { describe, expect, it } from 'vitest';
import { isUseToNote, sessionEnd } from './session-rules.ts';

const at = (day: number, hour = 0, minute = 0) => new Date(Date.UTC(2026, 2, day, hour, minute));

describe('a session (ACCOUNT-7)', () => {
  it('of a member ends 30 days after its last use, and 90 days after the sign-in in any case', () => {
    expect(sessionEnd('USER', { signedInAt: at(-50), lastUsedAt: at(1) })).toEqual(at(31));
    expect(sessionEnd('USER', { signedInAt: at(-80), lastUsedAt: at(1) })).toEqual(at(10));
  });

  it.each(['MANAGER', 'ADMIN'] as const)(
    'of %s ends after 12 hours without use, and after 7 days in any case',
    (role) => {
      expect(sessionEnd(role, { signedInAt: at(1), lastUsedAt: at(1, 8) })).toEqual(at(1, 20));
      expect(sessionEnd(role, { signedInAt: at(1), lastUsedAt: at(7, 23) })).toEqual(at(8));
    },
  );

  it('records its use at most once an hour, or every five minutes for staff', () => {
    expect(isUseToNote('USER', at(1), at(1, 1))).toBe(false);
    expect(isUseToNote('USER', at(1), at(1, 1, 1))).toBe(true);
    expect(isUseToNote('ADMIN', at(1), at(1, 0, 5))).toBe(false);
    expect(isUseToNote('ADMIN', at(1), at(1, 0, 6))).toBe(true);
  });
});
