import type { ScreenRoute } from '../../app/screen-route.ts';
import { PRODUCT_LISTS } from './categories.ts';

export const routes: readonly ScreenRoute[] = PRODUCT_LISTS.map(({ path }) => ({
  path,
  source: 'src/features/catalogue/ProductListPage.tsx',
  frame: 'shop',
  listed: true,
  load: async () => {
    const { ProductListPage, loadProductList } = await import('./ProductListPage.tsx');
    return { Component: ProductListPage, loader: loadProductList };
  },
}));
