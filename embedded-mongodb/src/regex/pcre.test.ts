import { describe, expect, it } from 'vitest';
import type { MongoError } from '../errors.ts';
import { compileRegex } from './regex.ts';

/** The text that a pattern matches, and what its groups hold. */
const findMatch = (pattern: string, options: string, text: string) => {
  const { expression, captures } = compileRegex(pattern, options);
  const match = expression.exec(text);
  return match && [match[0], ...captures.map((group) => match[group] ?? null)];
};

const catchRefusal = (pattern: string) => {
  try {
    compileRegex(pattern, '');
    return undefined;
  } catch (error) {
    return (error as MongoError).code;
  }
};

/** A pattern, its options, a text, and what PCRE2 finds in it. */
type Case = [string, string, string, (string | null)[] | null];

describe('a regular expression', () => {
  it.each<Case>([
    // references
    ['(a)(b)\\g{-1}', '', 'abb', ['abb', 'a', 'b']],
    ['(a)(b)\\g-2', '', 'aba', ['aba', 'a', 'b']],
    ['(a)\\g{1}', '', 'aa', ['aa', 'a']],
    ['(a)\\g1', '', 'g1 aa', ['aa', 'a']],
    ['(?<n>a)\\g{n}\\k{n}(?P=n)', '', 'aaaa', ['aaaa', 'a']],
    ['(?:\\g{+1}|(a)b)+?c', '', 'abc', ['abc', 'a']],
    ['(a)\\10', '', 'a\b', ['a\b', 'a']],
    ['(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\\10', '', 'abcdefghijj', ['abcdefghijj', ...'abcdefghij']],
    ['(A)\\1', 'i', 'xaA', ['aA', 'a']],
    ['(?>(a)b)(c)\\2', '', 'abcc', ['abcc', 'a', 'c']],
    // characters by their numbers
    ['\\o{101}', '', 'oA', ['A']],
    ['[\\o{101}]', '', 'o1A', ['A']],
    ['\\x4', '', 'x4\x04', ['\x04']],
    ['\\x4z', '', '\x04z', ['\x04z']],
    ['\\x', '', 'x\0', ['\0']],
    ['\\x{41}', '', 'x{41}A', ['A']],
    ['\\x{1F600}+', '', '😀😀', ['😀😀']],
    ['[\\x{41}]', '', 'x41{}A', ['A']],
    ['[\\x4]', '', 'x4\x04', ['\x04']],
    ['(?i:\\x41)', '', 'a', ['a']],
    ['(?i:[\\x41])b', '', 'aB ab', ['ab']],
    ['\\101\\01\\0', '', 'A\x01\0', ['A\x01\0']],
    ['[\\1\\101]+', '', '1A\x01', ['A\x01']],
    ['\\cA\\e\\a', '', '\x01\x1b\x07', ['\x01\x1b\x07']],
    // quotations
    ['a\\Eb', '', 'aEb ab', ['ab']],
    ['\\Qa.b\\E+', '', 'a.bb', ['a.bb']],
    ['\\Qa+', '', 'aa+', ['a+']],
    ['[\\Qa-c\\E]+', '', 'b-ca', ['-ca']],
    ['[\\Q]\\E^]+', '', '\\QE]^', [']^']],
    ['a b\\Q c\\E', 'x', 'ab c', ['ab c']],
    // classes
    ['[\\H]', '', ' \tHa', ['H']],
    ['[\\V]', '', '\n\u2028V', ['V']],
    ['[\\h]+', '', 'h \t\u00a0', [' \t\u00a0']],
    ['[^\\h\\H]', '', 'h ', null],
    ['[[:^punct:]]+', '', '!a b!', ['a b']],
    ['[[:space:]]', '', '\u00a0 ', [' ']],
    ['\\s', '', '\u2028\u00a0\v', ['\v']],
    ['\\S', '', ' \u00a0', ['\u00a0']],
    ['[\\b]', '', 'b\b', ['\b']],
    ['[]a]+', '', ']a', [']a']],
    ['[a&&b~~c]+', '', 'x&b~', ['&b~']],
    ['[a-c-e]+', '', 'd-e', ['-e']],
    ['\\R\\n', '', '\r\n', null],
    ['\\R\\n', '', '\r\n\n', ['\r\n\n']],
    ['\\p{Greek}\\p{L&}', '', 'aαb', ['αb']],
    // case
    ['(?i:k)', '', '\u212a', ['\u212a']],
    ['(?i:[a-z])x', '', 'ſX ſx', ['ſx']],
    ['(?i:σ)', '', 'ς', ['ς']],
    ['(?i:i)', '', 'ıİI', ['I']],
    ['[^a]', 'i', 'aAb', ['b']],
    ['\\w', 'i', 'ſ\u212aa', ['a']],
    ['\\p{Lu}', 'i', 'aA', ['A']],
    ['[[:upper:]]', 'i', '1a', ['a']],
    ['((?i)a|b)c', '', 'Bc', ['Bc', 'B']],
    // places and repetition
    ['^', 'm', '', ['']],
    ['\\n^', 'm', 'a\n', null],
    ['a$', '', 'a\n', ['a']],
    ['a$', 'm', 'a\r', null],
    ['\\N{2}', '', '\nab', ['ab']],
    ['x{,2}', '', 'xx x{,2}', ['x{,2}']],
    ['a # comment\n{2}', 'x', 'aa', ['aa']],
    ['(?=a)*b', '', 'b', ['b']],
    ['(a)++b', '', 'aab', ['aab', 'a']],
  ])('%j with the options %j finds in %j %j', (pattern, options, text, expected) => {
    expect(findMatch(pattern, options, text)).toEqual(expected);
  });

  it.each([
    ['what PCRE refuses', '(a)\\g10'],
    ['what PCRE refuses', '(a)\\g{-2}'],
    ['what PCRE refuses', '\\2(a)'],
    ['what PCRE refuses', '\\k<nope>'],
    ['what PCRE refuses', '\\o{8}'],
    ['what PCRE refuses', '\\x{}'],
    ['what PCRE refuses', '\\x{110000}'],
    ['what PCRE refuses', '\\x{d800}'],
    ['what PCRE refuses', '\\y'],
    ['what PCRE refuses', '\\u0041'],
    ['what PCRE refuses', 'a\\'],
    ['what PCRE refuses', '[\\R]'],
    ['what PCRE refuses', '[\\w-.]'],
    ['what PCRE refuses', '[a-\\d]'],
    ['what PCRE refuses', '[b-a]'],
    ['what PCRE refuses', '[[:nope:]]'],
    ['what PCRE refuses', '[[.a.]]'],
    ['what PCRE refuses', '[a'],
    ['what PCRE refuses', '[]'],
    ['what PCRE refuses', 'a**'],
    ['what PCRE refuses', '^*'],
    ['what PCRE refuses', 'a{3,2}'],
    ['what PCRE refuses', 'a{65536}'],
    ['what PCRE refuses', 'a)'],
    ['what PCRE refuses', '(a'],
    ['what PCRE refuses', '(?<n>a)(?<n>b)'],
    ['what has no form in JavaScript', '(?|(a)|(b))'],
    ['what has no form in JavaScript', '(?(1)a|b)'],
    ['what has no form in JavaScript', '(?R)?'],
    ['what has no form in JavaScript', '(?&n)(?<n>a)'],
    ['what has no form in JavaScript', '\\g<1>(a)'],
    ['what has no form in JavaScript', '(*UCP)\\w'],
    ['what has no form in JavaScript', 'a\\Kb'],
    ['what has no form in JavaScript', '\\Ga'],
    ['what has no form in JavaScript', '(a)(?<=\\1)'],
    ['what has no form in JavaScript', '(a)b(?i)\\1'],
  ])('is refused if it has %s: %j', (_, pattern) => {
    expect(catchRefusal(pattern)).toBe(51091);
  });
});
