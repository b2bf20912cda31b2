import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { ReviewSummary } from './ReviewSummary.tsx';

interface RatedReviewsProps {
  readonly summary: ComponentProps<typeof ReviewSummary>['summary'];
  readonly children: ReactNode;
}

/** The rating summary of a product above its reviews, or beside them where there is room. */
export function RatedReviews({ summary, children }: RatedReviewsProps) {
  return (
    <chakra.div
      display="grid"
      gap={{ base: '8', lg: '14' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
    >
      <ReviewSummary summary={summary} />
      <div>{children}</div>
    </chakra.div>
  );
}
