import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { Rating } from '../card/Rating.tsx';

export const ReviewSummaryFragment = graphql(`
  fragment ReviewSummary_ReviewSummary on ReviewSummary {
    id
    count
    average
    starCounts
  }
`);

/** The average as a number and as stars, and the number of reviews for each star. */
export function ReviewSummary(props: { summary: FragmentType<typeof ReviewSummaryFragment> }) {
  const intl = useIntl();
  const { count, average, starCounts } = readFragment(ReviewSummaryFragment, props.summary);
  if (typeof average !== 'number') return null;
  return (
    <styled.div display="grid" gap="4" alignContent="start">
      <styled.div display="flex" alignItems="center" gap="3">
        <styled.p fontSize="4xl" fontWeight="bold" lineHeight="1" fontVariantNumeric="tabular-nums">
          {average.toFixed(1)}
        </styled.p>
        <Rating value={average} size="1.4rem" />
      </styled.div>
      <styled.ul listStyleType="none" display="grid" gap="1.5" aria-label={intl.formatMessage({ id: 'review.bars' })}>
        {starCounts.map((gave, index) => (
          <styled.li
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the number of stars.
            key={index}
            display="grid"
            gridTemplateColumns="3.5rem minmax(0, 1fr) 2.5rem"
            alignItems="center"
            gap="3"
            fontSize="sm"
          >
            <FormattedMessage id="review.barStars" values={{ stars: 5 - index }} />
            <styled.span aria-hidden height="2" bg="gray.100" borderRadius="full" overflow="hidden">
              <styled.span
                display="block"
                height="full"
                bg="purple.500"
                style={{ width: `${(gave / count) * 100}%` }}
              />
            </styled.span>
            <styled.span textAlign="end" color="fg.muted" fontVariantNumeric="tabular-nums">
              <FormattedMessage id="review.barCount" values={{ count: gave }} />
            </styled.span>
          </styled.li>
        ))}
      </styled.ul>
    </styled.div>
  );
}
