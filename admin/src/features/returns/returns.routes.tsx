import type { RouteObject } from 'react-router';
import { marketPage } from '../../app/market-page.tsx';
import { MarketChoicePage } from '../../components/MarketChoicePage.tsx';
import { returnListUrl } from '../../urls/returns.urls.ts';

const returnList = marketPage(async () => (await import('./ReturnListPage.tsx')).ReturnListPage);
const returnPage = marketPage(async () => (await import('./ReturnPage.tsx')).ReturnPage);

export const routes: readonly RouteObject[] = [
  { path: 'returns', element: <MarketChoicePage title="returns.choice" buildUrl={returnListUrl} /> },
  { path: 'returns_ko', ...returnList('KR') },
  { path: 'returns_us', ...returnList('US') },
  { path: 'return_ko/:number', ...returnPage('KR') },
  { path: 'return_us/:number', ...returnPage('US') },
];
