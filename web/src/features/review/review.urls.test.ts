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
  it('includes what the page shows, and is read back', () => {
    const path = editReviewPath(QUERY, '77a', 'account');

    expect(path).toMatch(/^\/dashboard-edit-review\?productId=65f&name=.*&link=all-purpose-wipe&id=77a$/);
    expect(readReviewQuery(new URL(path, 'https://x').searchParams)).toEqual(QUERY);
  });

  it.each([
    ['KR', 'KO'],
    ['US', 'US'],
  ] as const)('encodes the store %s as %s', (market, location) => {
    const { searchParams } = new URL(allReviewsPath(QUERY, market), 'https://x');

    expect(searchParams.get('location')).toBe(location);
    expect(readLocation(searchParams)).toBe(market);
  });

  it('can filter the reviews by stars', () => {
    const { searchParams } = new URL(allReviewsPath(QUERY, 'KR', 2), 'https://x');

    expect(readChoice(searchParams)).toMatchObject({ stars: 2, withPictures: false });
  });

  it('can preset the stars of the form, in whole numbers only (REVIEW-21)', () => {
    expect(readStars(search('productId=65f&stars=4'))).toBe(4);
    expect(['0', '6', '4.5', 'x', ''].map((stars) => readStars(search(`stars=${stars}`)))).toEqual(Array(5).fill(null));
  });

  it('has no store if it is unknown', () => {
    expect(readLocation(search('location=MARS'))).toBeNull();
  });

  it('limits the length of a name', () => {
    expect(readReviewQuery(search(`name=${'x'.repeat(5000)}`)).name).toHaveLength(200);
  });
});

describe('the filters of a reviews list', () => {
  it('are in its address, which keeps the product and omits the page (REVIEW-10)', () => {
    const choice = { sort: 'MOST_HELPFUL', withPictures: true, stars: 4, use: 'LIVING_ROOM' } as const;
    const address = withChoice(search('productId=65f&location=KO&page=3'), choice);

    expect(address).toBe('?productId=65f&location=KO&sort=helpful&photos=only&stars=4&use=living-room');
    expect(readChoice(search(address))).toEqual(choice);
    expect(isFiltered(choice)).toBe(true);
  });

  it('include everything, newest first, by default', () => {
    const everything = { sort: 'NEWEST', ...EVERY_REVIEW } as const;

    expect(readChoice(search('sort=lowest&photos=maybe&stars=6&use=moon'))).toEqual(everything);
    expect(readChoice(search('stars=4.5&use=KITCHEN'))).toEqual(everything);
    expect(isFiltered(everything)).toBe(false);
    expect(withChoice(search('productId=65f&sort=highest&photos=only&stars=1&use=car'), everything)).toBe(
      '?productId=65f',
    );
  });
});

describe('the link back to a product', () => {
  it('opens the page of the product', () => {
    expect(productPath('all-purpose-wipe')).toBe('/product/all-purpose-wipe');
  });

  it.each(['', '../login', '/evil.example', '//evil.example', 'a/b', 'javascript:alert(1)', 'a?b=c', 'x'.repeat(200)])(
    'opens the products list if it is invalid: %s',
    (link) => {
      expect(productPath(link)).toBe('/products');
    },
  );
});
