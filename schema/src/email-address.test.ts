import { describe, expect, it } from 'vitest';
import { normaliseEmail, parseEmail } from './email-address.ts';
import { validateContact } from './validation-checkout.ts';

const MARKS = ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u202a', '\u2066', '\u3164', '\u200d'];

describe('an email address (STORE-23)', () => {
  it.each([
    ['mina@example.com', 'mina@example.com'],
    [' Mina.Lee+shop@Shop.Example.co.kr ', 'mina.lee+shop@shop.example.co.kr'],
    ["o'hara_1@mail.example", "o'hara_1@mail.example"],
    ['mina@한글.kr', 'mina@xn--bj0bj06e.kr'],
    ['mina@한글。kr', 'mina@xn--bj0bj06e.kr'],
    ['mina@한글.한국', 'mina@xn--bj0bj06e.xn--3e0b707e'],
    ['mina@XN--BJ0BJ06E.xn--3e0b707e', 'mina@xn--bj0bj06e.xn--3e0b707e'],
    ['mina@bücher.example', 'mina@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('typed as %j is %s', (typed, stored) => {
    expect(parseEmail(typed)).toBe(stored);
    expect(normaliseEmail(typed)).toBe(stored);
  });

  it.each(MARKS)('is stored without %j, so that an address has only one account (ACCOUNT-2)', (mark) => {
    expect(parseEmail(`${mark}mi${mark}na@exam${mark}ple.com${mark}`)).toBe('mina@example.com');
  });

  it.each([
    '',
    'mina',
    'mina@mail',
    '미나@example.com',
    'ß@example.com',
    '.mina@example.com',
    'mina.@example.com',
    'a..b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `${'a'.repeat(60)}@${'b.'.repeat(100)}example.com`,
    `mina@${'b'.repeat(64)}.com`,
    'mina@-example.com',
    'mina@example-.com',
    'mina@example..com',
    'mina@127.0.0.1',
    'mina@0x7f.1',
    'mina@example.com:80',
    'mina@example.com/x',
    'mina@exam%70le.com',
    'a b@example.com',
    '"a b"@example.com',
    'a@b@example.com',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'Mina <a@b.example>',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\u2028c',
  ])('is not %j, which can receive no email', (typed) => {
    expect(parseEmail(typed)).toBeNull();
    expect(validateContact({ email: typed, phone: '010-1234-5678', passCode: null })).toHaveLength(1);
  });

  it('may contain header characters only at the end, where they are trimmed', () => {
    expect(parseEmail('a@b.example\r\n')).toBe('a@b.example');
  });

  it('is parsed quickly, also for hostile input', () => {
    const started = performance.now();
    for (const text of [
      `${'a.'.repeat(5000)}@`,
      `a@${'a-'.repeat(5000)}!`,
      `a@${'한.'.repeat(5000)}`,
      '@'.repeat(9999),
    ]) {
      expect(parseEmail(text)).toBeNull();
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
