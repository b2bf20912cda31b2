import type { ProductGroup } from '@eunbit/schema/catalogue';

export interface Category {
  /** Null for the list of all products. */
  readonly group: ProductGroup | null;
  readonly path: string;
  readonly titleKey: string;
}

/** The product lists of the shop, in the order of the header. */
export const CATEGORIES = [
  { group: 'CLEANSING', path: '/products-cleansing', titleKey: 'category.cleansing' },
  { group: 'LIVING', path: '/products-living', titleKey: 'category.living' },
  { group: 'PET', path: '/products-pet', titleKey: 'category.pet' },
] as const satisfies readonly Category[];

/** Every product of the store. */
export const ALL_PRODUCTS = {
  group: null,
  path: '/products',
  titleKey: 'category.all',
} as const satisfies Category;

/** All lists that have a page. */
export const PRODUCT_LISTS = [ALL_PRODUCTS, ...CATEGORIES];
export type ProductList = (typeof PRODUCT_LISTS)[number];
