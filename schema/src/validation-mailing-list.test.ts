import { describe, expect, it } from 'vitest';
import { validateMailingList } from './validation-mailing-list.ts';

describe('a mailing list subscription (SUPPORT-12)', () => {
  it.each([
    ['mina@example.com', true],
    ['mina.lee-kim_1@mail.example.co.kr', true],
    ['mina@eunbit.example', true],
    ['mina+news@example.com', true],
    ['mina@shop.museum', true],
    ['\u200bmina@example.com', true],
    ['mina@한글.kr', true],
    ['mina@example.xn--3e0b707e', true],
    ['미나@example.com', false],
    [`${'a'.repeat(65)}@example.com`, false],
    ["o'hara@example.com", false],
    ['+mina@example.com', false],
    ['.mina@example.com', false],
    ['mina.@example.com', false],
    ['mina@example', false],
    ['mina@-example.com', false],
    ['mina lee@example.com', false],
    ['', false],
  ])('%j: %s', (email, accepted) => {
    const failures = accepted ? [] : [{ path: 'email', key: 'mailing.invalidEmail' }];
    expect(validateMailingList({ email })).toEqual(failures);
  });

  it('parses a hostile address quickly', () => {
    const started = process.cpuUsage();
    validateMailingList({ email: `${'a.'.repeat(120)}@${'a-'.repeat(5)}` });
    validateMailingList({ email: `a@${'a-'.repeat(120)}!` });
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
  });
});
