import { expect, it } from 'vitest';
import { countryNames, placeName, regionName } from './place-names.ts';

it('A country has its name in the language of the screen', () => {
  expect(countryNames('ko')('KR')).toBe('대한민국');
  expect(countryNames('en')('KR')).toBe('South Korea');
});

it('A place that nothing is known of says so, and a code that is none stays', () => {
  expect(placeName(null, countryNames('en'), 'Unknown')).toBe('Unknown');
  expect(placeName('?', countryNames('en'), 'Unknown')).toBe('?');
});

it('A region of Korea has its Korean name on a Korean screen', () => {
  expect(regionName('Gyeonggi-do', 'KR', 'ko')).toBe('경기');
  expect(regionName('Gyeonggi-do', 'KR', 'en')).toBe('Gyeonggi-do');
});

it('A region that has no Korean name, or is of another country, stays as it is', () => {
  expect(regionName('Elsewhere', 'KR', 'ko')).toBe('Elsewhere');
  expect(regionName('California', 'US', 'ko')).toBe('California');
});
