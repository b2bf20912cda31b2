import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { ReviewCard } from './card/ReviewCard.tsx';
import { RatedReviews } from './list/ReviewSummary.tsx';
import { useLiveReviews } from './list/use-live-reviews.ts';
import { allReviewsPath, editReviewPath, leaveReviewPath } from './review.urls.ts';
import { useIsBlocked } from './use-reviewer.ts';

const ReviewBlockProduct = graphql(`
  fragment ReviewBlock_Product on Product {
    id
    market
    slug
    title
    reviewSummary { id count ...ReviewSummary_ReviewSummary }
    newestReviews { id viewerIsAuthor ...ReviewCard_Review }
  }
`);

const NewestReviewsDocument = graphql(`
  query NewestReviews($slug: String!) {
    product(slug: $slug) { id market ...ReviewBlock_Product }
  }
`);

/** Reviews of a product: the average, the newest ones, and links to all of them and to a new one. */
export function ReviewBlock(props: { product: FragmentType<typeof ReviewBlockProduct> }) {
  const { id, market, slug, title, reviewSummary, newestReviews } = readFragment(ReviewBlockProduct, props.product);
  const isBlocked = useIsBlocked();
  useLiveReviews({ productId: id, market }, (client) =>
    client.query({ query: NewestReviewsDocument, variables: { slug }, fetchPolicy: 'network-only' }),
  );
  const query = { productId: id, name: title, link: slug };
  return (
    <styled.section id="review" aria-labelledby="review-title" scrollMarginTop="8rem" pt={{ base: '12', lg: '20' }}>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4" mb="6">
        <styled.h2 id="review-title" fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold">
          <FormattedMessage id="review.heading" values={{ count: reviewSummary.count }} />
        </styled.h2>
        {isBlocked ? null : (
          <LinkButton to={leaveReviewPath(query)} variant="outline">
            <FormattedMessage id="review.write" />
          </LinkButton>
        )}
      </styled.div>
      {newestReviews.length === 0 ? (
        <styled.p py="8" color="fg.muted" borderTopWidth="1px">
          <FormattedMessage id="review.empty" />
        </styled.p>
      ) : (
        <RatedReviews summary={reviewSummary} chosen={null} toStars={(stars) => allReviewsPath(query, market, stars)}>
          {newestReviews.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              editPath={review.viewerIsAuthor && !isBlocked ? editReviewPath(query, review.id, 'product') : null}
            />
          ))}
          <LinkButton to={allReviewsPath(query, market)} variant="subtle" width="full" mt="2">
            <FormattedMessage id="review.all" values={{ count: reviewSummary.count }} />
          </LinkButton>
        </RatedReviews>
      )}
    </styled.section>
  );
}
