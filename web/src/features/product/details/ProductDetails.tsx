import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import type { ProductView_ProductFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { QuestionBlock } from '../../question/QuestionBlock.tsx';
import { ReportList } from '../../report/ReportList.tsx';
import { ReviewBlock } from '../../review/ReviewBlock.tsx';
import { LegalBlock } from '../legal/LegalBlock.tsx';
import { ProductStrip } from '../ProductStrip.tsx';
import { RecentProducts } from '../recents/RecentProducts.tsx';
import { TechnologySections } from '../technology/TechnologySections.tsx';
import { BestSellersDocument } from './best-sellers-query.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { GoesWithDocument } from './goes-with-query.ts';
import { ProductSections } from './ProductSections.tsx';

interface ProductDetailsProps {
  readonly product: ProductView_ProductFragment;
  /** Called once the part is hydrated: from then on its data may change. */
  readonly onHydrated: () => void;
}

/** The part below the first view: sections, comparison, reviews, questions and further products. */
export function ProductDetails({ product, onHydrated }: ProductDetailsProps) {
  useLiveProduct(product.id);
  useEffect(onHydrated);
  return (
    <>
      <ProductSections sections={product.sections} />
      <TechnologySections group={product.group} />
      {product.comparison ? <ComparisonTable comparison={product.comparison} /> : null}
      <ReportDownloads product={product} />
      <ReviewBlock product={product} />
      <QuestionBlock product={product} />
      <GoesWith slug={product.slug} number={product.number} />
      <RecentProducts openNumber={product.number} />
      <BestSellers openNumber={product.number} />
      <LegalBlock product={product} />
    </>
  );
}

/** Maximum products shown (CATALOGUE-6). */
const SHOWN = 4;

/**
 * Best-selling products without the open one, whose stock may change before this part is hydrated; nothing while they are
 * loading.
 */
function BestSellers({ openNumber }: { openNumber: number }) {
  const { data, previousData } = useQuery(BestSellersDocument);
  const listed = (data ?? previousData)?.products.nodes ?? [];
  const products = listed.filter(({ number }) => number !== openNumber).slice(0, SHOWN);
  if (products.length === 0) return null;
  return <ProductStrip title={<FormattedMessage id="product.bestSellers" />} products={products} />;
}

/** Companion products (DISCOVERY-5), and a link to compare them with the product. */
function GoesWith({ slug, number }: { slug: string; number: number }) {
  const { data, previousData } = useQuery(GoesWithDocument, { variables: { slug } });
  const products = (data ?? previousData)?.product?.goesWith ?? [];
  return (
    <>
      <ProductStrip title={<FormattedMessage id="product.goesWith" />} products={products} />
      <styled.div display="flex" flexWrap="wrap" gap="3" pt="8">
        <LinkButton to={`/compare?products=${number}`} variant="outline">
          <FormattedMessage id="product.compare" />
        </LinkButton>
        <LinkButton to="/find" variant="outline">
          <FormattedMessage id="product.find" />
        </LinkButton>
      </styled.div>
    </>
  );
}

const ReportDownloadsProduct = graphql(`
  fragment ReportDownloads_Product on Product {
    id
    market
    reports { file ...ReportList_Download }
  }
`);

/** The test reports of a product, to download. */
function ReportDownloads({ product }: { product: FragmentType<typeof ReportDownloadsProduct> }) {
  const { reports } = readFragment(ReportDownloadsProduct, product);
  if (reports.length === 0) return null;
  return (
    <styled.section pt={{ base: '14', lg: '24' }}>
      <styled.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" mb="6">
        <FormattedMessage id="product.reports" />
      </styled.h2>
      <ReportList reports={reports} />
    </styled.section>
  );
}

const ProductChangedDocument = graphql(`
  subscription ProductChanged {
    productChanged
  }
`);

/** Reads the page again if staff have changed the product: text, price, pictures or availability. */
function useLiveProduct(productId: string): void {
  const client = useApolloClient();
  useSubscription(ProductChangedDocument, {
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data?.productChanged !== productId) return;
      // If the query fails, the page stays as it is.
      void Promise.allSettled([client.refetchQueries({ include: ['ProductDetail'] })]);
    },
  });
}
