import type { Market } from '@eunbit/schema/market';
import { ReviewSort } from '@eunbit/schema/review';

/** Parameters in the addresses of review pages. */
export interface ReviewQuery {
  readonly productId: string;
  /** The product's title, to be shown. */
  readonly name: string;
  /** Last part of the product page's address. */
  readonly link: string;
}

const LONGEST_NAME = 200;
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/i;

/**
 * Anybody can write an address: anything that is no product's address leads to the products, and a title is cut to its
 * longest length.
 */
export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  return {
    productId: search.get('productId') ?? '',
    name: [...(search.get('name') ?? '')].slice(0, LONGEST_NAME).join(''),
    link: search.get('link') ?? '',
  };
}

/** `KO` and `US` in addresses; null for anything else, which means the visitor's own store. */
export function readLocation(search: URLSearchParams): Market | null {
  const location = search.get('location');
  if (location === 'KO') return 'KR';
  return location === 'US' ? 'US' : null;
}

/** Which reviews of a product are listed, and how. */
export interface ReviewChoice {
  readonly sort: ReviewSort;
  readonly withPictures: boolean;
}

/** Orders in addresses; newest first goes without saying. */
const SORTS = [
  { name: 'highest', sort: ReviewSort.HIGHEST },
  { name: 'helpful', sort: ReviewSort.MOST_HELPFUL },
] as const;

export function readChoice(search: URLSearchParams): ReviewChoice {
  return {
    sort: SORTS.find(({ name }) => name === search.get('sort'))?.sort ?? ReviewSort.NEWEST,
    withPictures: search.get('photos') === 'only',
  };
}

/** The address of the same list with another choice, on its first page. */
export function withChoice(search: URLSearchParams, { sort, withPictures }: ReviewChoice): string {
  const next = new URLSearchParams(search);
  for (const name of ['sort', 'photos', 'page']) next.delete(name);
  const named = SORTS.find((each) => each.sort === sort);
  if (named) next.set('sort', named.name);
  if (withPictures) next.set('photos', 'only');
  return `?${next}`;
}

export function productPath(link: string): string {
  return SLUG.test(link) ? `/product/${link}` : '/products';
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

export function allReviewsPath({ productId, name, link }: ReviewQuery, market: Market): string {
  return withQuery('/all-reviews', { name, link, productId, location: market === 'KR' ? 'KO' : 'US' });
}

/** The form of a review: `/leave-a-review` returns to the product, the account's page to the author's reviews. */
export function leaveReviewPath({ productId, name, link }: ReviewQuery): string {
  return withQuery('/leave-a-review', { productId, name, link });
}

export function editReviewPath(
  { productId, name, link }: ReviewQuery,
  id: string,
  place: 'product' | 'account',
): string {
  return withQuery(place === 'account' ? '/dashboard-edit-review' : '/edit-a-review', { productId, name, link, id });
}
