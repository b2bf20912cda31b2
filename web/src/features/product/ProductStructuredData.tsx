import { BRAND } from '@eunbit/schema/brand';
import { type StockLine, stockLineOf } from '@eunbit/schema/catalogue';
import { useIntl } from 'react-intl';
import { useSettings } from '../../app/settings.tsx';
import type { BreadcrumbStep } from '../../components/Breadcrumb.tsx';
import { StructuredData } from '../../components/StructuredData.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { decimalAmount } from './decimal-amount.ts';

const StructuredDataProduct = graphql(`
  fragment ProductStructuredData_Product on Product {
    id
    market
    slug
    title
    subtitle
    price {
      amount
      currency
    }
    images {
      url
      alt
    }
    stock {
      id
      quantity
      stopped
    }
  }
`);

const AVAILABILITY: Readonly<Record<StockLine, string | undefined>> = {
  IN_STOCK: 'https://schema.org/InStock',
  LOW_STOCK: 'https://schema.org/LimitedAvailability',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  STOPPED: 'https://schema.org/OutOfStock',
  UNKNOWN: undefined,
};

/** The product and the way to it as search engines read them, with the same price and stock as the page. */
export function ProductStructuredData(props: {
  product: FragmentType<typeof StructuredDataProduct>;
  steps: readonly BreadcrumbStep[];
}) {
  const intl = useIntl();
  const { publicUrl } = useSettings();
  const product = readFragment(StructuredDataProduct, props.product);
  const addressOf = (path: string) => new URL(path, publicUrl).href;
  const path = `/product/${product.slug}`;
  const way = [
    { title: intl.formatMessage({ id: 'breadcrumb.home' }), path: '/' },
    ...props.steps,
    { title: product.title, path },
  ];
  return (
    <>
      <StructuredData
        value={{
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: product.title,
          description: product.subtitle,
          sku: product.slug,
          image: product.images.map(({ url }) => addressOf(url)),
          brand: { '@type': 'Brand', name: BRAND.name },
          offers: {
            '@type': 'Offer',
            url: addressOf(path),
            price: decimalAmount(product.price),
            priceCurrency: product.price.currency,
            availability: AVAILABILITY[stockLineOf(product.stock)],
          },
        }}
      />
      <StructuredData
        value={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: way.map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: step.title,
            item: addressOf(step.path),
          })),
        }}
      />
    </>
  );
}
