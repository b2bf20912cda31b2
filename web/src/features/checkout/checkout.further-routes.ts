import type { FurtherScreenRoute } from '../../app/screen-route.ts';

const source = 'src/features/checkout/CheckoutPage.tsx';

export const routes: readonly FurtherScreenRoute[] = [
  {
    path: '/checkout_Korea',
    source,
    load: async () => {
      const { CheckoutKoreaPage, loadCheckoutPage } = await import('./CheckoutPage.tsx');
      return { Component: CheckoutKoreaPage, loader: loadCheckoutPage };
    },
    texts: ['address'],
    frame: 'bare',
    listed: false,
    access: 'anybody',
  },
  {
    path: '/checkout_US',
    source,
    load: async () => {
      const { CheckoutUsPage, loadCheckoutPage } = await import('./CheckoutPage.tsx');
      return { Component: CheckoutUsPage, loader: loadCheckoutPage };
    },
    texts: ['address'],
    frame: 'bare',
    listed: false,
    access: 'anybody',
  },
];
