import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { ProductStrip } from '../ProductStrip.tsx';
import { BestSellersDocument } from './best-sellers-query.ts';

/** Products shown at most (CATALOGUE-6). */
const SHOWN = 4;

/**
 * Best-selling products without the open one, whose stock may change before this part is hydrated; nothing while they
 * are loading.
 */
export function BestSellers({ openNumber }: { openNumber: number }) {
  const { data, previousData } = useQuery(BestSellersDocument);
  const listed = (data ?? previousData)?.products.nodes ?? [];
  const products = listed.filter(({ number }) => number !== openNumber).slice(0, SHOWN);
  if (products.length === 0) return null;
  return <ProductStrip title={<FormattedMessage id="product.bestSellers" />} products={products} />;
}
