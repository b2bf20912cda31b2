import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';

/** Placeholder of a card while its product is loading. */
export function ProductCardSkeleton() {
  return (
    <chakra.div display="grid" gap="4" alignContent="start">
      <Skeleton aspectRatio="1" borderRadius="lg" />
      <chakra.div display="grid" gap="2.5" px="1">
        <Skeleton height="6" width="80%" />
        <Skeleton height="4" width="30%" />
        <Skeleton height="6" width="55%" />
      </chakra.div>
    </chakra.div>
  );
}
