import { styled } from '#styled-system/jsx';
import { Skeleton } from '../../elements/Skeleton.tsx';

/** Two rows with the height of cart lines. */
export function CartSkeleton() {
  return (
    <styled.div aria-busy="true">
      {['first', 'second'].map((line) => (
        <styled.div
          key={line}
          display="grid"
          gridTemplateColumns={{ base: '4.5rem 1fr', sm: '5.5rem 1fr' }}
          gap="4"
          py="5"
          borderBottomWidth="1px"
        >
          <Skeleton aspectRatio="1" />
          <styled.div display="grid" gap="3" alignContent="start">
            <Skeleton height="5" width="75%" />
            <Skeleton height="4" width="45%" />
            <Skeleton height="11" width="8.5rem" borderRadius="full" />
          </styled.div>
        </styled.div>
      ))}
    </styled.div>
  );
}
