import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';
import type { FragmentType } from '../../gql/index.ts';
import { ProductCard, type ProductCardProduct } from '../catalogue/ProductCard.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';

interface ProductStripProps {
  readonly title: ReactNode;
  readonly products: readonly ({ readonly id: string } & FragmentType<typeof ProductCardProduct>)[];
}

/** A row of a few products below the open one; a single product is not shown (DISCOVERY-8). */
export function ProductStrip({ title, products }: ProductStripProps) {
  if (products.length < 2) return null;
  return (
    <styled.section pt={{ base: '14', lg: '24' }}>
      <styled.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" mb={{ base: '6', lg: '8' }}>
        {title}
      </styled.h2>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </styled.section>
  );
}
