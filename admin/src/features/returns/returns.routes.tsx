import type { Market } from '@eunbit/schema/market';
import type { RouteObject } from 'react-router';
import { MarketChoicePage } from '../../components/MarketChoicePage.tsx';
import { returnListUrl } from '../../urls/returns.urls.ts';

const returnList = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { ReturnListPage } = await import('./ReturnListPage.tsx');
    return { element: <ReturnListPage key={market} market={market} /> };
  },
});

const returnPage = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { ReturnPage } = await import('./ReturnPage.tsx');
    return { element: <ReturnPage key={market} market={market} /> };
  },
});

export const routes: readonly RouteObject[] = [
  { path: 'returns', element: <MarketChoicePage title="returns.choice" buildUrl={returnListUrl} /> },
  { path: 'returns_ko', ...returnList('KR') },
  { path: 'returns_us', ...returnList('US') },
  { path: 'return_ko/:number', ...returnPage('KR') },
  { path: 'return_us/:number', ...returnPage('US') },
];
