import { useQuery } from '@apollo/client/react';
import { STORAGE } from '@eunbit/schema/wire';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getLocalStorage, readText } from '../../../browser/storage.ts';
import { graphql } from '../../../gql/index.ts';
import { ProductStrip } from '../ProductStrip.tsx';
import { selectRecentNumbers } from './viewed.ts';

const RecentProductsDocument = graphql(`
  query RecentProducts($numbers: [Int!]!) {
    products(first: 4, filter: { numbers: $numbers }) { nodes { id ...ProductCard_Product } }
  }
`);

/** Maximum products shown (CATALOGUE-14). */
const SHOWN = 4;

/** 'Your Recents': products that this browser viewed, without the open one. */
export function RecentProducts({ openNumber }: { openNumber: number }) {
  const numbers = useViewed(openNumber);
  const { data, previousData } = useQuery(RecentProductsDocument, {
    variables: { numbers },
    skip: numbers.length === 0,
    ssr: false,
  });
  const products = (data ?? previousData)?.products.nodes ?? [];
  if (products.length === 0) return null;
  return <ProductStrip title={<FormattedMessage id="product.recents" />} products={products} />;
}

function useViewed(openNumber: number): number[] {
  const [numbers, setNumbers] = useState<number[]>([]);
  useEffect(() => {
    setNumbers(selectRecentNumbers(readText(getLocalStorage(), STORAGE.viewed), openNumber, SHOWN));
  }, [openNumber]);
  return numbers;
}
