import { describe, expect, it } from 'vitest';
import { hasFactor, proofMethods } from './second-factor-rules.ts';

const totp = { secret: 'sealed', lastStep: 1, addedAt: new Date(0) };
const passkey = {
  id: 'a',
  publicKey: 'k',
  counter: 0,
  transports: [],
  name: 'Phone',
  addedAt: new Date(0),
  lastUsedAt: null,
};
const none = { totp: null, passkeys: [], recoveryCodes: [] };

describe('the re-authentication method (ACCOUNT-27)', () => {
  it('is the password if there is no second factor', () => {
    expect(proofMethods(none, true)).toEqual(['PASSWORD']);
    expect(proofMethods(none, false)).toEqual([]);
  });

  it('is never the password if there is a second factor', () => {
    expect(proofMethods({ ...none, totp, recoveryCodes: ['h'] }, true)).toEqual(['CODE', 'RECOVERY_CODE']);
    expect(proofMethods({ ...none, passkeys: [passkey] }, true)).toEqual(['PASSKEY']);
  });
});

it('recovery codes alone do not count as a second factor', () => {
  expect(hasFactor({ totp: null, passkeys: [] })).toBe(false);
  expect(proofMethods({ ...none, recoveryCodes: ['h'] }, true)).toEqual(['PASSWORD']);
});
