import { expect, it } from 'vitest';
import { countryNames, placeName, regionName } from './place-names.ts';

it('A country is named in the language of the screen', () => {
  expect(countryNames('ko')('KR')).toBe('대한민국');
  expect(countryNames('en')('KR')).toBe('South Korea');
});

it('An unknown place is labelled as unknown, and an invalid code is unchanged', () => {
  expect(placeName(null, countryNames('en'), 'Unknown')).toBe('Unknown');
  expect(placeName('?', countryNames('en'), 'Unknown')).toBe('?');
});

it('A Korean region has its Korean name on a Korean screen', () => {
  expect(regionName('Gyeonggi-do', 'KR', 'ko')).toBe('경기');
  expect(regionName('Gyeonggi-do', 'KR', 'en')).toBe('Gyeonggi-do');
});

it('A region without a Korean name, or of another country, is unchanged', () => {
  expect(regionName('Elsewhere', 'KR', 'ko')).toBe('Elsewhere');
  expect(regionName('California', 'US', 'ko')).toBe('California');
});
