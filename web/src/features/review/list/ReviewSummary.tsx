import { chakra } from '@chakra-ui/react/styled-system';
import { FormattedMessage, useIntl } from 'react-intl';
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
    <chakra.div display="grid" gap="4" alignContent="start">
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.p fontSize="4xl" fontWeight="bold" lineHeight="1" fontVariantNumeric="tabular-nums">
          {average.toFixed(1)}
        </chakra.p>
        <Rating value={average} size="1.4rem" />
      </chakra.div>
      <chakra.ul listStyleType="none" display="grid" gap="1.5" aria-label={intl.formatMessage({ id: 'review.bars' })}>
        {starCounts.map((gave, index) => (
          <chakra.li
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the number of stars.
            key={index}
            display="grid"
            gridTemplateColumns="3.5rem minmax(0, 1fr) 2.5rem"
            alignItems="center"
            gap="3"
            fontSize="sm"
          >
            <FormattedMessage id="review.barStars" values={{ stars: 5 - index }} />
            <chakra.span aria-hidden height="2" bg="gray.100" borderRadius="full" overflow="hidden">
              <chakra.span display="block" height="full" bg="purple.500" css={{ width: `${(gave / count) * 100}%` }} />
            </chakra.span>
            <chakra.span textAlign="end" color="fg.muted" fontVariantNumeric="tabular-nums">
              <FormattedMessage id="review.barCount" values={{ count: gave }} />
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
