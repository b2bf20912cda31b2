import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

test('ten codes are created and only their hashes are stored (ACCOUNT-24)', () => {
  const { codes, hashes } = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((code) => /^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/.test(code))).toBe(true);
  expect(hashes).toEqual(codes.map(hashRecoveryCode));
  expect(hashes.some((hash) => codes.includes(hash))).toBe(false);
});

test('a code is accepted in lower case, without hyphens and with letters that look like digits', () => {
  const wanted = hashRecoveryCode('ABCD-1000-EFGH-JK01');
  expect(hashRecoveryCode(' abcd 1000 efgh jkol ')).toBe(wanted);
  expect(hashRecoveryCode('ABCDI000EFGHJK0L')).toBe(wanted);
  expect(hashRecoveryCode('ABCD-1000-EFGH-JK02')).not.toBe(wanted);
});
