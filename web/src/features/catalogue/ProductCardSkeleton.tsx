import { styled } from '#styled-system/jsx';
import { Skeleton } from '../../elements/Skeleton.tsx';

/** Placeholder of a card while its product is loading. */
export function ProductCardSkeleton() {
  return (
    <styled.div display="grid" gap="4" alignContent="start">
      <Skeleton aspectRatio="1" borderRadius="lg" />
      <styled.div display="grid" gap="2.5" px="1">
        <Skeleton height="6" width="80%" />
        <Skeleton height="4" width="30%" />
        <Skeleton height="6" width="55%" />
      </styled.div>
    </styled.div>
  );
}
