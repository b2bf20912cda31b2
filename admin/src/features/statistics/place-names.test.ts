import { expect, it } from 'vitest';
import { countryNames, placeName } from './place-names.ts';

it('A country has its name in the language of the screen', () => {
  expect(countryNames('ko')('KR')).toBe('대한민국');
  expect(countryNames('en')('KR')).toBe('South Korea');
});

it('A place that nothing is known of says so, and a code that is none stays', () => {
  expect(placeName(null, countryNames('en'), 'Unknown')).toBe('Unknown');
  expect(placeName('?', countryNames('en'), 'Unknown')).toBe('?');
});
