import type { Market } from '@eunbit/schema/market';
import type { RouteObject } from 'react-router';
import { MarketChoicePage } from '../../components/MarketChoicePage.tsx';
import { productListUrl } from '../../urls/products.urls.ts';

const productList = (market: Market) => ({
  handle: { market },
  lazy: async () => {
    const { ProductListPage } = await import('./ProductListPage.tsx');
    return { element: <ProductListPage key={market} market={market} /> };
  },
});

const productStock = (market: Market) => ({
  handle: { market },
  lazy: async () => {
    const { ProductStockPage } = await import('./stock/ProductStockPage.tsx');
    return { element: <ProductStockPage key={market} market={market} /> };
  },
});

const addProduct = {
  lazy: async () => {
    const { AddProductPage } = await import('./edit/ProductEditPages.tsx');
    return { element: <AddProductPage /> };
  },
};

const editProduct = {
  lazy: async () => {
    const { EditProductPage } = await import('./edit/ProductEditPages.tsx');
    return { element: <EditProductPage /> };
  },
};

const productRanking = {
  lazy: async () => {
    const { ProductRankingPage } = await import('./order/ProductRankingPage.tsx');
    return { element: <ProductRankingPage /> };
  },
};

/** Screens about products: their stock in each store, and the products themselves. */
export const PRODUCT_ROUTES: RouteObject[] = [
  { path: 'products', element: <MarketChoicePage title="products.choice.title" urlOf={productListUrl} /> },
  { path: 'products_ko', ...productList('KR') },
  { path: 'products_us', ...productList('US') },
  { path: 'products_ko/:id', ...productStock('KR') },
  { path: 'products_us/:id', ...productStock('US') },
  { path: 'add-products', ...addProduct },
  { path: 'edit-product/:id', ...editProduct },
  { path: 'product-ranking', ...productRanking },
];
