import { expect, test } from 'vitest';
import { languageCookie, languageOfCookies } from './language.ts';

test('Korean comes first, where nothing or nothing known is chosen (STAFF-15)', () => {
  expect(languageOfCookies('')).toBe('ko');
  expect(languageOfCookies('market=US; xlanguage=en')).toBe('ko');
  expect(languageOfCookies('language=fr')).toBe('ko');
});

test('a chosen language is found again among other cookies', () => {
  const stored = languageCookie('en').split(';')[0];

  expect(languageOfCookies(`market=KR; ${stored}; theme=x`)).toBe('en');
});
