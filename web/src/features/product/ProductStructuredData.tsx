import { BRAND } from '@eunbit/schema/brand';
import type { StockStatus } from '@eunbit/schema/catalogue';
import { storeAddress } from '@eunbit/schema/store-address';
import { useSettings } from '../../app/settings.tsx';
import { toDecimalAmount } from '../../components/decimal-amount.ts';
import { StructuredData } from '../../components/StructuredData.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const StructuredDataProduct = graphql(`
  fragment ProductStructuredData_Product on Product {
    id
    market
    slug
    title
    subtitle
    price { amount currency }
    images { url alt }
    stock { id status }
    reviewSummary { id count average exampleCount }
  }
`);

const AVAILABILITY: Readonly<Record<StockStatus, string>> = {
  IN_STOCK: 'https://schema.org/InStock',
  LOW_STOCK: 'https://schema.org/LimitedAvailability',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  STOPPED: 'https://schema.org/OutOfStock',
};

interface Rated {
  readonly count: number;
  readonly average?: number | null;
  readonly exampleCount: number;
}

/** Structured data contain no rating if there are no reviews, or if examples are part of it (REVIEW-20). */
function buildRating({ count, average, exampleCount }: Rated) {
  if (typeof average !== 'number' || exampleCount > 0) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } };
}

/** The product for search engines, with the price and stock of the page. */
export function ProductStructuredData(props: { product: FragmentType<typeof StructuredDataProduct> }) {
  const { publicUrl, market, language } = useSettings();
  const product = readFragment(StructuredDataProduct, props.product);
  const toAddress = (path: string) => new URL(path, publicUrl).href;
  return (
    <StructuredData
      value={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        description: product.subtitle,
        sku: product.slug,
        image: product.images.map(({ url }) => toAddress(url)),
        brand: { '@type': 'Brand', name: BRAND.name },
        ...buildRating(product.reviewSummary),
        offers: {
          '@type': 'Offer',
          url: toAddress(storeAddress(`/product/${product.slug}`, { market, language })),
          price: toDecimalAmount(product.price),
          priceCurrency: product.price.currency,
          availability: product.stock ? AVAILABILITY[product.stock.status] : undefined,
        },
      }}
    />
  );
}
