import { styled } from '#styled-system/jsx';
import { Skeleton } from '../../elements/Skeleton.tsx';

/** Placeholder of the product page while the product is loading. */
export function ProductSkeleton() {
  return (
    <styled.div
      aria-busy
      display="grid"
      gridTemplateColumns={{ md: 'minmax(0, 1fr) minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      gap={{ base: '5', md: '8', lg: '12' }}
      pt={{ base: '8', lg: '12' }}
    >
      <Skeleton
        aspectRatio={{ base: '5 / 4', md: '1' }}
        maxHeight={{ lg: 'firstView' }}
        width="full"
        borderRadius="xl"
      />
      <styled.div display="grid" alignContent="start" gap="5">
        <Skeleton height="5" width="20%" />
        <Skeleton height="10" width="75%" />
        <Skeleton height="6" width="60%" />
        <Skeleton height="10" width="45%" />
        <Skeleton height="14" width="full" borderRadius="full" />
        <Skeleton height="24" width="full" borderRadius="lg" />
      </styled.div>
    </styled.div>
  );
}
