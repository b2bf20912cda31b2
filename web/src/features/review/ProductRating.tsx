import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { StarRow } from '../../components/StarRow.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

export const ProductRatingSummary = graphql(`
  fragment ProductRating_ReviewSummary on ReviewSummary {
    id
    count
    average
  }
`);

/**
 * Stars and number of reviews below a product's name, with a link to its reviews; before the first one an invitation to
 * write it, since five grey stars look like a bad rating (REVIEW-19).
 */
export function ProductRating(props: { summary: FragmentType<typeof ProductRatingSummary> }) {
  const { count, average } = readFragment(ProductRatingSummary, props.summary);
  return (
    <styled.a
      href="#review"
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="6"
      justifySelf="start"
      fontSize="sm"
      color="fg.muted"
    >
      {typeof average === 'number' ? (
        <>
          <StarRow rating={average} size="1.1rem" />
          <FormattedMessage id="review.headline" values={{ average: average.toFixed(1), count }} />
        </>
      ) : (
        <FormattedMessage id="review.first" />
      )}
    </styled.a>
  );
}
