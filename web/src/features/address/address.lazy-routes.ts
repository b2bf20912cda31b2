import type { FurtherScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly FurtherScreenRoute[] = [
  {
    path: '/dashboard-address',
    source: 'src/features/address/AddressesPage.tsx',
    load: async () => {
      const { AddressesPage, loadAddressesPage } = await import('./AddressesPage.tsx');
      return { Component: AddressesPage, loader: loadAddressesPage };
    },
    texts: ['account'],
    frame: 'shop',
    listed: false,
    access: 'member',
  },
];
