import type { ScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: '/cart',
    source: 'src/features/cart/CartPage.tsx',
    load: async () => {
      const { CartPage, loadCartPage } = await import('./CartPage.tsx');
      return { Component: CartPage, loader: loadCartPage };
    },
    frame: 'shop',
    listed: false,
  },
];
