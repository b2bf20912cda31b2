import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { PageLinks } from '../../../components/PageLinks.tsx';
import { readPageNumber } from '../../../components/page-number.ts';
import { ErrorAlert, LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import type { MyReviewsQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { AccountPage } from '../../account/AccountPage.tsx';
import { ReviewCard } from '../card/ReviewCard.tsx';
import { editReviewPath } from '../review.urls.ts';
import { useIsBlocked } from '../use-reviewer.ts';

const MyReviewsDocument = graphql(`
  query MyReviews($page: Int!) {
    myReviews(page: $page) {
      totalCount
      page
      pageCount
      nodes { id productId market product { id market slug title } ...ReviewCard_Review }
    }
  }
`);

export const loadMyReviews: ScreenLoader = ({ url, preload }) =>
  preload(MyReviewsDocument, { page: readPageNumber(url.searchParams) });

/** `/dashboard-review`: the member's own reviews, two per page. */
export function MyReviewsPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const isBlocked = useIsBlocked();
  const { data, state, retry, retrying } = useScreenQuery(MyReviewsDocument, { page: readPageNumber(search) });
  return (
    <AccountPage title={intl.formatMessage({ id: 'review.mineTitle' })}>
      {isBlocked ? (
        <styled.div mb="6">
          <ErrorAlert>
            <FormattedMessage id="review.blockedAlert" />
          </ErrorAlert>
        </styled.div>
      ) : null}
      {state === 'failed' ? <LoadFailed id="review.loadFailed" retry={retry} retrying={retrying} /> : null}
      {state === 'loading' ? <Skeleton height="30rem" /> : null}
      {data && data.myReviews.totalCount === 0 ? <NoReviews /> : null}
      {data?.myReviews.nodes.map((review) => (
        <OwnReview key={review.id} review={review} mayEdit={!isBlocked} />
      ))}
      {data ? <PageLinks page={data.myReviews.page} pageCount={data.myReviews.pageCount} /> : null}
    </AccountPage>
  );
}

function NoReviews() {
  return (
    <styled.div display="grid" gap="5" justifyItems="start" py="8">
      <p>
        <FormattedMessage id="review.noneOfMine" />
      </p>
      <LinkButton to="/dashboard">
        <FormattedMessage id="review.toOrders" />
      </LinkButton>
    </styled.div>
  );
}

interface OwnReviewProps {
  readonly review: MyReviewsQuery['myReviews']['nodes'][number];
  readonly mayEdit: boolean;
}

function OwnReview({ review, mayEdit }: OwnReviewProps) {
  const { id, productId, product } = review;
  const query = { productId, name: product?.title ?? '', link: product?.slug ?? '' };
  return (
    <styled.section aria-label={product?.title} mb="8">
      {product ? (
        <styled.h2 mb="2" fontWeight="semibold">
          <Link to={`/product/${product.slug}`}>{product.title}</Link>
        </styled.h2>
      ) : null}
      <ReviewCard review={review} editPath={mayEdit ? editReviewPath(query, id, 'account') : null} />
    </styled.section>
  );
}
