import { expect, test } from 'vitest';
import { sectionsOf } from './form-sections.ts';

test('the form of a product has the sections of the open stores (STORE-30)', () => {
  const both = sectionsOf(['KR', 'US']);
  const withoutKorea = both.filter((id) => id !== 'product-listing-KR' && id !== 'product-disclosure-KR');
  expect(withoutKorea).toHaveLength(both.length - 2);
  expect(sectionsOf(['US'])).toEqual(withoutKorea);
});
