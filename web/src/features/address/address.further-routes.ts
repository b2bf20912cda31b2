import { POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';
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
  {
    path: POSTCODE_SEARCH_PATH,
    source: 'src/features/address/PostcodePage.tsx',
    load: async () => ({ Component: (await import('./PostcodePage.tsx')).PostcodePage }),
    frame: 'bare',
    listed: false,
    access: 'anybody',
  },
];
