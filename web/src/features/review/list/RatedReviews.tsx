import type { ComponentProps, ReactNode } from 'react';
import { styled } from '#styled-system/jsx';
import { ReviewSummary } from './ReviewSummary.tsx';

type RatedReviewsProps = ComponentProps<typeof ReviewSummary> & { readonly children: ReactNode };

/** The rating summary of a product above its reviews, or beside them where there is room. */
export function RatedReviews({ children, ...summary }: RatedReviewsProps) {
  return (
    <styled.div
      display="grid"
      gap={{ base: '8', lg: '14' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
    >
      <ReviewSummary {...summary} />
      <div>{children}</div>
    </styled.div>
  );
}
