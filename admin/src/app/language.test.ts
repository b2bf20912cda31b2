import { expect, test } from 'vitest';
import { buildLanguageCookie, readLanguage } from './language.ts';

test('Korean is the default if no language or an unknown one is chosen (STAFF-15)', () => {
  expect(readLanguage('')).toBe('ko');
  expect(readLanguage('market=US; xlanguage=en')).toBe('ko');
  expect(readLanguage('language=fr')).toBe('ko');
});

test('a chosen language is read back among other cookies', () => {
  const stored = buildLanguageCookie('en').split(';')[0];

  expect(readLanguage(`market=KR; ${stored}; theme=x`)).toBe('en');
});
