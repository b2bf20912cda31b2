import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { findTotpStep, newTotpSecret, totpUri } from './totp.ts';

const secret = newTotpSecret();
const now = new Date('2026-07-01T00:00:10Z');
const step = Math.floor(now.getTime() / 30_000);
const codeAt = (offsetSeconds: number) => generateSync({ secret, epoch: now.getTime() / 1000 + offsetSeconds });

describe('a one-time code (ACCOUNT-22)', () => {
  it('is valid for the time step in which it is shown', () => {
    expect(findTotpStep(secret, codeAt(0), now)).toBe(step);
  });

  it('can be one step early or late, since clocks differ', () => {
    expect(findTotpStep(secret, codeAt(-30), now)).toBe(step - 1);
    expect(findTotpStep(secret, codeAt(30), now)).toBe(step + 1);
  });

  it('is rejected two steps away and with another secret', () => {
    expect(findTotpStep(secret, codeAt(-60), now)).toBeNull();
    expect(findTotpStep(secret, codeAt(60), now)).toBeNull();
    expect(findTotpStep(newTotpSecret(), codeAt(0), now)).toBeNull();
  });

  it('is set up by a URL that contains shop and account', () => {
    const uri = new URL(totpUri(secret, 'mina@example.com'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('mina@example.com');
    expect(uri.searchParams.get('secret')).toBe(secret);
  });
});
