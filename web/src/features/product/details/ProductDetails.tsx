import { useEffect } from 'react';
import type { ProductView_ProductFragment } from '../../../gql/graphql.ts';
import { QuestionBlock } from '../../question/QuestionBlock.tsx';
import { ReviewBlock } from '../../review/ReviewBlock.tsx';
import { LegalBlock } from '../legal/LegalBlock.tsx';
import { RecentProducts } from '../recents/RecentProducts.tsx';
import { TechnologySections } from '../technology/TechnologySections.tsx';
import { BestSellers } from './BestSellers.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { GoesWith } from './GoesWith.tsx';
import { ProductSections } from './ProductSections.tsx';
import { ReportDownloads } from './ReportDownloads.tsx';
import { useLiveProduct } from './use-live-product.ts';

interface ProductDetailsProps {
  readonly product: ProductView_ProductFragment;
  /** Called when the part shows what the server rendered: from then on its data may change. */
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
