import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { ProductStrip } from '../ProductStrip.tsx';
import { BestSellersDocument } from './best-sellers-query.ts';

/** Best-selling products; nothing while they are loading. */
export function BestSellers() {
  const { data, previousData } = useQuery(BestSellersDocument);
  const products = (data ?? previousData)?.products.nodes ?? [];
  if (products.length === 0) return null;
  return <ProductStrip title={<FormattedMessage id="product.bestSellers" />} products={products} />;
}
