import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { Rating } from '../card/Rating.tsx';
import { MostNamed } from './MostNamed.tsx';
import { StarBars } from './StarBars.tsx';

const ReviewSummaryFragment = graphql(`
  fragment ReviewSummary_ReviewSummary on ReviewSummary {
    id
    count
    average
    starCounts
    exampleCount
    ...MostNamed_ReviewSummary
  }
`);

type BarLinks = Pick<ComponentProps<typeof StarBars>, 'chosen' | 'toStars'>;

/** The average as a number and as stars, the number of reviews for each star, and the most frequent answers. */
function ReviewSummary({
  summary,
  ...bars
}: BarLinks & { readonly summary: FragmentType<typeof ReviewSummaryFragment> }) {
  const shown = readFragment(ReviewSummaryFragment, summary);
  const { count, average, starCounts, exampleCount } = shown;
  if (typeof average !== 'number') return null;
  return (
    <styled.div display="grid" gap="4" alignContent="start">
      <styled.div display="flex" alignItems="center" gap="3">
        <styled.p fontSize="4xl" fontWeight="bold" lineHeight="1" fontVariantNumeric="tabular-nums">
          {average.toFixed(1)}
        </styled.p>
        <Rating value={average} size="1.4rem" />
      </styled.div>
      <StarBars count={count} starCounts={starCounts} {...bars} />
      <MostNamed summary={shown} />
      {exampleCount > 0 ? (
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="review.examplesIncluded" values={{ count: exampleCount }} />
        </styled.p>
      ) : null}
    </styled.div>
  );
}

type RatedReviewsProps = ComponentProps<typeof ReviewSummary> & { readonly children: ReactNode };

/** The rating summary of a product above its reviews, or beside them on wide screens. */
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
