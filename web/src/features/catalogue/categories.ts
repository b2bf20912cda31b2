import type { ProductGroup } from '@eunbit/schema/catalogue';

export interface Category {
  readonly group: ProductGroup;
  readonly path: string;
  readonly titleKey: string;
}

/** The lists that the shop sells from, in the order of the header. */
export const CATEGORIES: readonly Category[] = [
  { group: 'CLEANSING', path: '/products-cleansing', titleKey: 'category.cleansing' },
  { group: 'LIVING', path: '/products-living', titleKey: 'category.living' },
  { group: 'PET', path: '/products-pet', titleKey: 'category.pet' },
];
