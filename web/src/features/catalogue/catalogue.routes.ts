import type { ScreenRoute } from '../../app/screen-route.ts';
import { CATEGORIES } from './categories.ts';

export const routes: readonly ScreenRoute[] = CATEGORIES.map(({ path }) => ({
  path,
  source: 'src/features/catalogue/ProductListPage.tsx',
  frame: 'shop',
  listed: true,
  load: async () => {
    const { ProductListPage, loadProductList } = await import('./ProductListPage.tsx');
    return { Component: ProductListPage, loader: loadProductList };
  },
}));
