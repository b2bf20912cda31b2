import type { RouteObject } from 'react-router';
import { marketPage } from '../../app/market-page.tsx';
import { MarketChoicePage } from '../../components/MarketChoicePage.tsx';
import { productListUrl } from '../../urls/products.urls.ts';

const productList = marketPage(async () => (await import('./list/ProductListPage.tsx')).ProductListPage);
const productStock = marketPage(async () => (await import('./stock/ProductStockPage.tsx')).ProductStockPage);

export const routes: readonly RouteObject[] = [
  { path: 'products', element: <MarketChoicePage title="products.choice.title" buildUrl={productListUrl} /> },
  { path: 'products_ko', ...productList('KR') },
  { path: 'products_us', ...productList('US') },
  { path: 'products_ko/:id', ...productStock('KR') },
  { path: 'products_us/:id', ...productStock('US') },
  {
    path: 'add-products',
    lazy: async () => ({ Component: (await import('./edit/ProductPage.tsx')).AddProductPage }),
  },
  {
    path: 'edit-product/:id',
    lazy: async () => ({ Component: (await import('./edit/ProductPage.tsx')).EditProductPage }),
  },
  {
    path: 'product-ranking',
    lazy: async () => ({ Component: (await import('./ranking/ProductRankingPage.tsx')).ProductRankingPage }),
  },
];
