import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useSettings } from '../../app/settings.tsx';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';
import type { AllReviewsQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { RatedReviews } from './RatedReviews.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewChoices } from './ReviewChoices.tsx';
import {
  editReviewPath,
  leaveReviewPath,
  productPath,
  type ReviewQuery,
  readChoice,
  readLocation,
  readPage,
  readReviewQuery,
} from './review.urls.ts';
import { useLiveReviews } from './useLiveReviews.ts';
import { useIsBlocked } from './useReviewer.ts';

const AllReviewsDocument = graphql(`
  query AllReviews($productId: ID!, $market: Market, $page: Int!, $sort: ReviewSort!, $withPictures: Boolean!) {
    reviewSummary(productId: $productId, market: $market) {
      id
      count
      ...ReviewSummary_ReviewSummary
    }
    reviews(productId: $productId, market: $market, page: $page, sort: $sort, withPictures: $withPictures) {
      totalCount
      page
      pageCount
      reviews {
        id
        viewerIsAuthor
        ...ReviewCard_Review
      }
    }
  }
`);

const variablesOf = (search: URLSearchParams) => ({
  productId: readReviewQuery(search).productId,
  market: readLocation(search),
  page: readPage(search),
  ...readChoice(search),
});

export const loadAllReviews: ScreenLoader = ({ url, preload }) =>
  preload(AllReviewsDocument, variablesOf(url.searchParams));

/** `/all-reviews`: every review of a product in a store, ten a page, in the order and choice of its address. */
export function AllReviewsPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const query = readReviewQuery(search);
  const { market } = useSettings();
  const isBlocked = useIsBlocked();
  const variables = variablesOf(search);
  const { data, state, retry, retrying } = useScreenQuery(AllReviewsDocument, variables, { rereadAfterBreak: true });
  useLiveReviews({ productId: variables.productId, market: variables.market ?? market }, (client) =>
    client.query({ query: AllReviewsDocument, variables, fetchPolicy: 'network-only' }),
  );
  const title = intl.formatMessage({ id: 'review.allTitle' }, { name: query.name });
  return (
    <PageBody>
      <PageHead title={title} description={title} path="/all-reviews" />
      <PageIntro title={title} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4" mb="6">
        <Link to={productPath(query.link)}>
          <FormattedMessage id="review.toProduct" />
        </Link>
        {isBlocked ? null : (
          <LinkButton to={leaveReviewPath(query)} variant="outline">
            <FormattedMessage id="review.write" />
          </LinkButton>
        )}
      </chakra.div>
      <ReviewChoices />
      {state === 'failed' ? (
        <ErrorNotice onRetry={retry} retrying={retrying}>
          <FormattedMessage id="review.loadFailed" />
        </ErrorNotice>
      ) : null}
      {state === 'loading' ? <Skeleton height="40rem" /> : null}
      {data ? (
        <ReviewList data={data} query={query} mayEdit={!isBlocked} withPictures={variables.withPictures} />
      ) : null}
    </PageBody>
  );
}

interface ReviewListProps {
  readonly data: AllReviewsQuery;
  readonly query: ReviewQuery;
  readonly mayEdit: boolean;
  readonly withPictures: boolean;
}

function ReviewList({ data: { reviewSummary, reviews: listed }, query, mayEdit, withPictures }: ReviewListProps) {
  const { reviews, totalCount, page, pageCount } = listed;
  const list = (
    <>
      <chakra.p mb="4" color="fg.muted" aria-live="polite">
        <FormattedMessage
          id={withPictures ? 'review.countWithPictures' : 'review.count'}
          values={{ count: totalCount }}
        />
      </chakra.p>
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          editPath={review.viewerIsAuthor && mayEdit ? editReviewPath(query, review.id, 'product') : null}
        />
      ))}
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
  return reviewSummary.count === 0 ? list : <RatedReviews summary={reviewSummary}>{list}</RatedReviews>;
}
