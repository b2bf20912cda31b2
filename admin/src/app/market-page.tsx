import type { Market } from '@eunbit/schema/market';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';

type MarketPage = (props: { readonly market: Market }) => ReactNode;

/** Builds the routes of a page that each market has. The other market's page starts anew. */
export const marketPage =
  (load: () => Promise<MarketPage>) =>
  (market: Market): RouteObject => ({
    handle: { market },
    lazy: async () => {
      const Page = await load();
      return { element: <Page key={market} market={market} /> };
    },
  });
