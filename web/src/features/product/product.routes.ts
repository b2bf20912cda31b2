import type { ScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: '/product/:slug',
    source: 'src/features/product/ProductPage.tsx',
    frame: 'shop',
    texts: ['review', 'report'],
    listed: true,
    load: async () => {
      const { ProductPage, loadProduct } = await import('./ProductPage.tsx');
      return { Component: ProductPage, loader: loadProduct };
    },
  },
];
