import { styled } from '#styled-system/jsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';

/** Placeholder of a card while its product is loading. */
export function ProductCardSkeleton() {
  return (
    <styled.div display="grid" gap="4" alignContent="start" gridRow="1 / -1">
      <Skeleton aspectRatio="1" borderRadius="lg" />
      <styled.div display="grid" gap="2.5" px="1">
        <Skeleton height="6" width="80%" />
        <Skeleton height="10" width="90%" />
        <Skeleton height="4" width="30%" />
        <Skeleton height="11" width="55%" />
      </styled.div>
      <Skeleton height="11" borderRadius="full" />
    </styled.div>
  );
}

/** Placeholder of a list while it is loading. */
export function ProductGridSkeleton() {
  return (
    <ProductGrid aria-busy>
      {['a', 'b', 'c', 'd'].map((place) => (
        <li key={place}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGrid>
  );
}
