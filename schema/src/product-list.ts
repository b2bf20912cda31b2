/** The order of a list of products. */
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

/** The orders that the page of a list offers; what is sold out comes last in each (CATALOGUE-24). */
export const OFFERED_SORTS = ['RECOMMENDED', 'BEST_SELLERS', 'NEWEST', 'LOWEST_PRICE', 'HIGHEST_PRICE'] as const;
export type OfferedSort = (typeof OFFERED_SORTS)[number];

/** A list of at most this many products is seen at a glance: it offers no filters (CATALOGUE-23). */
export const MOST_WITHOUT_FILTERS = 8;

/** Products of a page of a list. */
export const PRODUCTS_PER_PAGE = 24;
