import { PRODUCT_NUMBER_META, STORAGE } from '@eunbit/schema/wire';
import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useSettings } from '../../app/settings.tsx';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { loadOnFirstUse } from '../../browser/first-use.ts';
import { getLocalStorage, readText, writeText } from '../../browser/storage.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { LoadFailed } from '../../elements/ErrorAlert.tsx';
import type { ProductDetailQuery } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { BestSellersDocument } from './details/best-sellers-query.ts';
import { ProductGallery } from './gallery/ProductGallery.tsx';
import { ProductFeatures } from './ProductFeatures.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductStructuredData } from './ProductStructuredData.tsx';
import { ProductPurchase } from './purchase/ProductPurchase.tsx';
import { withViewed } from './recents/viewed.ts';
import { useLiveStock } from './use-live-stock.ts';

/** Below the first view: shown as the server rendered it, while the browser loads its code later. */
const ProductDetails = import.meta.env.SSR
  ? (await import('./details/ProductDetails.tsx')).ProductDetails
  : lazy(async () => ({
      default: (await loadOnFirstUse(() => import('./details/ProductDetails.tsx'))).ProductDetails,
    }));

/**
 * Queries of the parts below, for the server's page; in the browser these parts, whose code is loaded later, send their queries
 * themselves. Content that is inserted later would move what is below it, and after a reload the shopper's scroll position.
 */
const laterParts = import.meta.env.SSR
  ? { ...(await import('../question/product-questions-query.ts')), ...(await import('./details/goes-with-query.ts')) }
  : null;

const ProductViewProduct = graphql(`
  fragment ProductView_Product on Product {
    id
    market
    slug
    number
    group
    title
    subtitle
    shareImage
    icons
    sections { menu lines }
    stock { id }
    comparison { ...ComparisonTable_ProductComparison }
    ...LegalBlock_Product
    ...ProductGallery_Product
    ...ProductPurchase_Product
    ...ProductStructuredData_Product
    ...ReportDownloads_Product
    ...ReviewBlock_Product
  }
`);

const ProductDetailDocument = graphql(`
  query ProductDetail($slug: String!) {
    product(slug: $slug) { number ...ProductView_Product }
    deliveryTerms { ...DeliveryPromise_DeliveryTerms }
  }
`);

export const loadProduct: ScreenLoader = async ({ params, preload }) => {
  const slug = params.slug ?? '';
  const [product] = await Promise.all([
    preload(ProductDetailDocument, { slug }, ({ product }) => (product ? 200 : 404)),
    preload(BestSellersDocument, {}),
    laterParts ? preload(laterParts.ProductQuestionsDocument, { slug, ...laterParts.NEWEST_QUESTIONS }) : null,
    laterParts ? preload(laterParts.GoesWithDocument, { slug }) : null,
  ]);
  return product;
};

/** `/product/:slug`: pictures, price, live stock and the form to buy it. */
export function ProductPage() {
  const { slug = '' } = useParams();
  // Gallery, quantity and open tab are reset for each product.
  return <ProductScreen key={slug} slug={slug} />;
}

function ProductScreen({ slug }: { slug: string }) {
  const { data, state, retry, retrying } = useScreenQuery(ProductDetailDocument, { slug }, { reread: 'after a break' });
  useRecordViewed(data?.product?.number ?? null);
  if (data?.product) {
    return (
      <>
        <meta name={PRODUCT_NUMBER_META} content={String(data.product.number)} />
        <ProductView product={data.product} delivery={data.deliveryTerms} onUnknownStock={retry} />
      </>
    );
  }
  if (data) return <NotFoundPage />;
  return (
    <styled.div maxWidth="content" mx="auto" px={{ base: '5', lg: '8' }} pt="8">
      {state === 'failed' ? (
        <LoadFailed id="product.loadFailed" retry={retry} retrying={retrying} />
      ) : (
        <ProductSkeleton />
      )}
    </styled.div>
  );
}

interface ProductViewProps {
  readonly product: FragmentType<typeof ProductViewProduct>;
  readonly delivery: ProductDetailQuery['deliveryTerms'];
  readonly onUnknownStock: () => void;
}

/** The page of a product that is stored or in preview. */
export function ProductView({ product: shown, delivery, onUnknownStock }: ProductViewProps) {
  const product = readFragment(ProductViewProduct, shown);
  const intl = useIntl();
  const { publicUrl } = useSettings();
  const category = CATEGORIES.find(({ group }) => group === product.group);
  const steps = category ? [{ title: intl.formatMessage({ id: category.titleKey }), path: category.path }] : [];
  const path = `/product/${product.slug}`;
  const page = {
    url: `${publicUrl}${path}`,
    title: product.title,
    image: product.shareImage ? `${publicUrl}${product.shareImage}` : null,
  };
  const { showOthers } = useLiveStock({ product, onUnknownStock });
  return (
    <styled.div id="top" maxWidth="content" mx="auto" px={{ base: '5', lg: '8' }} pt={{ base: '4', lg: '5' }}>
      <PageHead
        title={product.title}
        description={`${product.title}. ${product.subtitle}`}
        path={path}
        type="product"
        {...(product.shareImage ? { image: product.shareImage } : {})}
      />
      <ProductStructuredData product={product} />
      <Breadcrumb steps={steps} current={product.title} />
      <styled.div
        display="grid"
        gridTemplateColumns={{ md: 'minmax(0, 1fr) minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: '5', md: '8', lg: '12' }}
        pt={{ base: '2', lg: '4' }}
      >
        <ProductGallery product={product} />
        <styled.div display="grid" alignContent="start" gap={{ base: '8', lg: '6' }}>
          <ProductPurchase product={product} delivery={delivery} page={page} />
          <ProductFeatures icons={product.icons} />
        </styled.div>
      </styled.div>
      <Suspense>
        <ProductDetails product={product} onHydrated={showOthers} />
      </Suspense>
    </styled.div>
  );
}

/**
 * Records a view of the product once its page is hydrated; the page's first script may have recorded it already. `productNumber`
 * is null while the product is loading.
 */
function useRecordViewed(productNumber: number | null): void {
  useEffect(() => {
    if (productNumber === null) return;
    const storage = getLocalStorage();
    writeText(storage, STORAGE.viewed, withViewed(readText(storage, STORAGE.viewed), productNumber));
  }, [productNumber]);
}
