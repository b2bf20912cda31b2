import { useQuery } from '@apollo/client/react';
import { detectLanguage } from '@eunbit/ui/detect-language';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { StarRow } from '../../components/StarRow.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { ListSection } from './ListSection.tsx';

const ListReviewsProduct = graphql(`
  fragment ListReviews_Product on Product {
    id
    slug
    reviewSummary { id count }
  }
`);

const ListReviewsDocument = graphql(`
  query ListReviews($productId: ID!) {
    reviews(productId: $productId, first: 3) { nodes { id title comment rating authorName } }
  }
`);

const AllLink = styled(Link, {
  base: { display: 'inline-block', mt: '5', textDecoration: 'underline', _hover: { color: 'fg.accent' } },
});

/** The newest reviews of the most reviewed product in a list. Loaded by the browser only, as they are far below. */
export function ListReviews({ products: masked }: { products: readonly FragmentType<typeof ListReviewsProduct>[] }) {
  const intl = useIntl();
  const products = masked.map((product) => readFragment(ListReviewsProduct, product));
  const [reviewed] = products.toSorted((one, other) => other.reviewSummary.count - one.reviewSummary.count);
  const isReviewed = (reviewed?.reviewSummary.count ?? 0) > 0;
  const { data } = useQuery(ListReviewsDocument, {
    variables: { productId: reviewed?.id ?? '' },
    skip: !isReviewed,
    ssr: false,
  });
  const reviews = data?.reviews.nodes ?? [];
  if (!reviewed || reviews.length === 0) return null;
  return (
    <ListSection title={<FormattedMessage id="catalogue.reviews" />}>
      <styled.ul
        display="grid"
        gap={{ base: '4', lg: '8' }}
        gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
        listStyleType="none"
      >
        {reviews.map(({ id, title, comment, rating, authorName }) => (
          <styled.li key={id} p="5" borderRadius="lg" borderWidth="1px" display="grid" gap="2" alignContent="start">
            <StarRow rating={rating} size="1rem" />
            <VisuallyHidden>{intl.formatMessage({ id: 'catalogue.stars' }, { rating })}</VisuallyHidden>
            <styled.div lang={detectLanguage(`${title} ${comment}`)} display="grid" gap="2">
              <styled.h3 fontWeight="semibold" overflowWrap="anywhere">
                {title}
              </styled.h3>
              <styled.p lineClamp="4" overflowWrap="anywhere">
                {comment}
              </styled.p>
            </styled.div>
            <styled.p fontSize="sm" color="fg.muted">
              {authorName}
            </styled.p>
          </styled.li>
        ))}
      </styled.ul>
      <AllLink reloadDocument to={`/product/${reviewed.slug}#review`}>
        <FormattedMessage id="catalogue.allReviews" />
      </AllLink>
    </ListSection>
  );
}
