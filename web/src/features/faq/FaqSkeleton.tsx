import { styled } from '#styled-system/jsx';
import { Skeleton } from '../../elements/Skeleton.tsx';

/** Placeholder of the help centre while its questions are loading. */
export function FaqSkeleton() {
  return (
    <styled.div aria-busy display="grid" gap="6">
      <Skeleton height="12" maxWidth="form" />
      <Skeleton height="9" maxWidth="text" />
      <Skeleton height="12" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} height="10" />
      ))}
    </styled.div>
  );
}
