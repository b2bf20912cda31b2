export const ProductSort = {
  SHOP_ORDER: 'SHOP_ORDER',
  MARKED_FIRST: 'MARKED_FIRST',
  RECOMMENDED: 'RECOMMENDED',
  BEST_SELLERS: 'BEST_SELLERS',
  NEWEST: 'NEWEST',
  LOWEST_PRICE: 'LOWEST_PRICE',
  HIGHEST_PRICE: 'HIGHEST_PRICE',
} as const;
export type ProductSort = (typeof ProductSort)[keyof typeof ProductSort];

/** Sort orders that a list page offers; sold-out products come last in each (CATALOGUE-24). */
export const OFFERED_SORTS = ['RECOMMENDED', 'BEST_SELLERS', 'NEWEST', 'LOWEST_PRICE', 'HIGHEST_PRICE'] as const;
export type OfferedSort = (typeof OFFERED_SORTS)[number];

/** A list of at most this many products offers no filters, since it needs none (CATALOGUE-23). */
export const MOST_WITHOUT_FILTERS = 8;

/** Products on one page of a list. */
export const PRODUCTS_PER_PAGE = 24;
