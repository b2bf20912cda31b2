import type { Market } from '@eunbit/schema/market';
import type { RouteObject } from 'react-router';
import { MarketChoicePage } from '../../components/MarketChoicePage.tsx';
import { productListUrl } from '../../urls/products.urls.ts';

const productList = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { ProductListPage } = await import('./list/ProductListPage.tsx');
    return { element: <ProductListPage key={market} market={market} /> };
  },
});

const productStock = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { ProductStockPage } = await import('./stock/ProductStockPage.tsx');
    return { element: <ProductStockPage key={market} market={market} /> };
  },
});

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
