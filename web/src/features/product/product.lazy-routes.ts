import type { LazyScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/product-preview/:token',
    source: 'src/features/product/preview/ProductPreviewPage.tsx',
    frame: 'shop',
    texts: ['review', 'report'],
    listed: false,
    access: 'member',
    load: async () => {
      const { ProductPreviewPage, loadProductPreview } = await import('./preview/ProductPreviewPage.tsx');
      return { Component: ProductPreviewPage, loader: loadProductPreview };
    },
  },
];
