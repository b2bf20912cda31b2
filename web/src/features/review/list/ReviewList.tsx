import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { PageLinks } from '../../../components/PageLinks.tsx';
import type { AllReviewsQuery } from '../../../gql/graphql.ts';
import { ReviewCard } from '../card/ReviewCard.tsx';
import { EVERY_REVIEW, editReviewPath, isFiltered, readChoice, withChoice } from '../review.urls.ts';
import { RatedReviews } from './ReviewSummary.tsx';

type ListedReview = AllReviewsQuery['reviews']['nodes'][number];

/** Path of the edit page of the reader's own review; null for other reviews, and if its product is no longer sold. */
function ownEditPath({ id, viewerIsAuthor, product }: ListedReview): string | null {
  if (!viewerIsAuthor || !product) return null;
  return editReviewPath({ productId: product.id, name: product.title, link: product.slug }, id, 'product');
}

interface ReviewListProps {
  readonly data: AllReviewsQuery;
  /** Whether the reviews are those of all products of the store. */
  readonly ofStore: boolean;
  readonly mayEdit: boolean;
}

/** A page of the reviews that match the address, with the summary of all of them. */
export function ReviewList({ data: { reviewSummary, reviews: listed }, ofStore, mayEdit }: ReviewListProps) {
  const [search] = useSearchParams();
  const choice = readChoice(search);
  const filtered = isFiltered(choice);
  const { nodes: reviews, totalCount, page, pageCount } = listed;
  const list = (
    <>
      <styled.p mb="4" color="fg.muted" aria-live="polite">
        <FormattedMessage id={filtered ? 'review.countFound' : 'review.count'} values={{ count: totalCount }} />
      </styled.p>
      {filtered && totalCount === 0 ? (
        <LinkButton to={withChoice(search, { ...choice, ...EVERY_REVIEW })} variant="outline" preventScrollReset>
          <FormattedMessage id="review.clearFilters" />
        </LinkButton>
      ) : null}
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          editPath={mayEdit ? ownEditPath(review) : null}
          namesProduct={ofStore}
        />
      ))}
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
  if (reviewSummary.count === 0) return list;
  return (
    <RatedReviews
      summary={reviewSummary}
      chosen={choice.stars}
      toStars={(stars) => withChoice(search, { ...choice, stars: stars === choice.stars ? null : stars })}
    >
      {list}
    </RatedReviews>
  );
}
