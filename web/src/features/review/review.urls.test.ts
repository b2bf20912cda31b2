import { describe, expect, it } from 'vitest';
import {
  allReviewsPath,
  EVERY_REVIEW,
  editReviewPath,
  isFiltered,
  productPath,
  readChoice,
  readLocation,
  readReviewQuery,
  readStars,
  withChoice,
} from './review.urls.ts';

const search = (text: string) => new URLSearchParams(text);
const QUERY = { productId: '65f', name: '물티슈 & more', link: 'all-purpose-wipe' };

describe('the address of a review page', () => {
  it('carries what the page shows, and reads it back', () => {
    const path = editReviewPath(QUERY, '77a', 'account');

    expect(path).toMatch(/^\/dashboard-edit-review\?productId=65f&name=.*&link=all-purpose-wipe&id=77a$/);
    expect(readReviewQuery(new URL(path, 'https://x').searchParams)).toEqual(QUERY);
  });

  it.each([
    ['KR', 'KO'],
    ['US', 'US'],
  ] as const)('names the store %s as %s', (market, location) => {
    const { searchParams } = new URL(allReviewsPath(QUERY, market), 'https://x');

    expect(searchParams.get('location')).toBe(location);
    expect(readLocation(searchParams)).toBe(market);
  });

  it('may show the reviews with so many stars', () => {
    const { searchParams } = new URL(allReviewsPath(QUERY, 'KR', 2), 'https://x');

    expect(readChoice(searchParams)).toMatchObject({ stars: 2, withPictures: false });
  });

  it('may choose the stars of the form, whole ones alone (REVIEW-21)', () => {
    expect(readStars(search('productId=65f&stars=4'))).toBe(4);
    expect(['0', '6', '4.5', 'x', ''].map((stars) => readStars(search(`stars=${stars}`)))).toEqual(Array(5).fill(null));
  });

  it('without a store is about the visitor’s own', () => {
    expect(readLocation(search('location=MARS'))).toBeNull();
  });

  it('shows no more of a name than fits', () => {
    expect(readReviewQuery(search(`name=${'x'.repeat(5000)}`)).name).toHaveLength(200);
  });
});

describe('what a list of reviews shows', () => {
  it('stands in its address, which keeps the product and begins at the first page (REVIEW-10)', () => {
    const choice = { sort: 'MOST_HELPFUL', withPictures: true, stars: 4, use: 'LIVING_ROOM' } as const;
    const address = withChoice(search('productId=65f&location=KO&page=3'), choice);

    expect(address).toBe('?productId=65f&location=KO&sort=helpful&photos=only&stars=4&use=living-room');
    expect(readChoice(search(address))).toEqual(choice);
    expect(isFiltered(choice)).toBe(true);
  });

  it('is everything, newest first, unless the address says otherwise', () => {
    const everything = { sort: 'NEWEST', ...EVERY_REVIEW } as const;

    expect(readChoice(search('sort=lowest&photos=maybe&stars=6&use=moon'))).toEqual(everything);
    expect(readChoice(search('stars=4.5&use=KITCHEN'))).toEqual(everything);
    expect(isFiltered(everything)).toBe(false);
    expect(withChoice(search('productId=65f&sort=highest&photos=only&stars=1&use=car'), everything)).toBe(
      '?productId=65f',
    );
  });
});

describe('the way back to a product', () => {
  it('is its page', () => {
    expect(productPath('all-purpose-wipe')).toBe('/product/all-purpose-wipe');
  });

  it.each(['', '../login', '/evil.example', '//evil.example', 'a/b', 'javascript:alert(1)', 'a?b=c', 'x'.repeat(200)])(
    'never leads elsewhere: %s',
    (link) => {
      expect(productPath(link)).toBe('/products');
    },
  );
});
