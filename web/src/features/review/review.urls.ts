import type { Market } from '@eunbit/schema/market';
import { ReviewSort } from '@eunbit/schema/review';
import { ReviewUse } from '@eunbit/schema/review-usage';

/** Query parameters of review pages. */
export interface ReviewQuery {
  readonly productId: string;
  /** The product's title, for display. */
  readonly name: string;
  /** Slug of the product page. */
  readonly link: string;
}

const LONGEST_NAME = 200;
const STARS = [1, 2, 3, 4, 5] as const;
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/i;

/**
 * Anybody can write an address: if the link is no product's address it leads to the products, and the title is cut to its maximum
 * length.
 */
export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  return {
    productId: search.get('productId') ?? '',
    name: [...(search.get('name') ?? '')].slice(0, LONGEST_NAME).join(''),
    link: search.get('link') ?? '',
  };
}

/** The stars in a link to the form, such as that of an invitation (REVIEW-21); null if there are none. */
export function readStars(search: URLSearchParams): number | null {
  return STARS.find((stars) => String(stars) === search.get('stars')) ?? null;
}

/** `KO` and `US` in addresses; null for anything else, which stands for the visitor's own store. */
export function readLocation(search: URLSearchParams): Market | null {
  const location = search.get('location');
  if (location === 'KO') return 'KR';
  return location === 'US' ? 'US' : null;
}

/** Filter and sort order of a product's reviews. */
export interface ReviewChoice {
  readonly sort: ReviewSort;
  readonly withPictures: boolean;
  /** From 1 to 5; null for all. */
  readonly stars: number | null;
  readonly use: ReviewUse | null;
}

/** No filter. */
export const EVERY_REVIEW = { withPictures: false, stars: null, use: null } as const;

/** Whether some reviews are left out. */
export function isFiltered({ withPictures, stars, use }: ReviewChoice): boolean {
  return withPictures || stars !== null || use !== null;
}

/** Names of the sort orders in addresses; newest first has none, since it is the default. */
const SORTS = [
  { name: 'highest', sort: ReviewSort.HIGHEST },
  { name: 'helpful', sort: ReviewSort.MOST_HELPFUL },
] as const;

/** Name of a use in addresses: `living-room`. */
const toName = (use: ReviewUse) => use.toLowerCase().replaceAll('_', '-');

export function readChoice(search: URLSearchParams): ReviewChoice {
  return {
    sort: SORTS.find(({ name }) => name === search.get('sort'))?.sort ?? ReviewSort.NEWEST,
    withPictures: search.get('photos') === 'only',
    stars: readStars(search),
    use: Object.values(ReviewUse).find((use) => toName(use) === search.get('use')) ?? null,
  };
}

/** The address of the same list with another choice, on its first page. */
export function withChoice(search: URLSearchParams, { sort, withPictures, stars, use }: ReviewChoice): string {
  const next = new URLSearchParams(search);
  for (const name of ['sort', 'photos', 'stars', 'use', 'page']) next.delete(name);
  const named = SORTS.find((each) => each.sort === sort);
  if (named) next.set('sort', named.name);
  if (withPictures) next.set('photos', 'only');
  if (stars !== null) next.set('stars', String(stars));
  if (use) next.set('use', toName(use));
  return `?${next}`;
}

export function productPath(link: string): string {
  return SLUG.test(link) ? `/product/${link}` : '/products';
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

/** Path of all reviews of a product, or of those with a number of stars. */
export function allReviewsPath({ productId, name, link }: ReviewQuery, market: Market, stars?: number): string {
  const location = market === 'KR' ? 'KO' : 'US';
  return withQuery('/all-reviews', { name, link, productId, location, ...(stars && { stars: String(stars) }) });
}

/** Path of the review form: `/leave-a-review` returns to the product, the account's page to the author's reviews. */
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
