import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../../app/PageHead.tsx';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useSettings } from '../../../app/settings.tsx';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { PageBody } from '../../../components/PageBody.tsx';
import { PageIntro } from '../../../components/PageIntro.tsx';
import { readPageNumber } from '../../../components/page-number.ts';
import { LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import { graphql } from '../../../gql/index.ts';
import {
  leaveReviewPath,
  productPath,
  type ReviewQuery,
  readChoice,
  readLocation,
  readReviewQuery,
} from '../review.urls.ts';
import { useIsBlocked } from '../use-reviewer.ts';
import { ReviewChoices } from './ReviewChoices.tsx';
import { ReviewList } from './ReviewList.tsx';
import { useLiveReviews } from './use-live-reviews.ts';

const AllReviewsDocument = graphql(`
  query AllReviews(
    $productId: ID
    $market: Market
    $page: Int!
    $sort: ReviewSort!
    $withPictures: Boolean!
    $stars: Int
    $use: ReviewUse
  ) {
    reviewSummary(productId: $productId, market: $market) {
      id
      count
      uses { answer count }
      ...ReviewSummary_ReviewSummary
    }
    reviews(
      productId: $productId
      market: $market
      page: $page
      sort: $sort
      hasPictures: $withPictures
      stars: $stars
      use: $use
    ) {
      totalCount
      page
      pageCount
      nodes { id viewerIsAuthor product { id market slug title } ...ReviewCard_Review }
    }
  }
`);

const toVariables = (search: URLSearchParams) => ({
  productId: readReviewQuery(search).productId || null,
  market: readLocation(search),
  page: readPageNumber(search),
  ...readChoice(search),
});

export const loadAllReviews: ScreenLoader = ({ url, preload }) =>
  preload(AllReviewsDocument, toVariables(url.searchParams));

/**
 * `/all-reviews`: all reviews of a product in a store, ten per page, sorted and filtered by the address; without a product, the
 * reviews of all products on sale.
 */
export function AllReviewsPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const query = readReviewQuery(search);
  const { market } = useSettings();
  const isBlocked = useIsBlocked();
  const variables = toVariables(search);
  const { data, state, retry, retrying } = useScreenQuery(AllReviewsDocument, variables, { reread: 'after a break' });
  useLiveReviews({ productId: variables.productId, market: variables.market ?? market }, (client) =>
    client.query({ query: AllReviewsDocument, variables, fetchPolicy: 'network-only' }),
  );
  const title = query.productId
    ? intl.formatMessage({ id: 'review.allTitle' }, { name: query.name })
    : intl.formatMessage({ id: 'review.allOfStore' });
  return (
    <PageBody>
      <PageHead title={title} description={title} path="/all-reviews" />
      <PageIntro title={title} />
      {query.productId ? <ProductActions query={query} mayWrite={!isBlocked} /> : <StoreActions />}
      <ReviewChoices uses={data?.reviewSummary.uses ?? []} />
      {state === 'failed' ? <LoadFailed id="review.loadFailed" retry={retry} retrying={retrying} /> : null}
      {state === 'loading' ? <Skeleton height="40rem" /> : null}
      {data ? <ReviewList data={data} ofStore={variables.productId === null} mayEdit={!isBlocked} /> : null}
    </PageBody>
  );
}

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4', mb: '6' },
});

function ProductActions({ query, mayWrite }: { query: ReviewQuery; mayWrite: boolean }) {
  return (
    <Actions>
      <Link to={productPath(query.link)}>
        <FormattedMessage id="review.toProduct" />
      </Link>
      {mayWrite ? (
        <LinkButton to={leaveReviewPath(query)} variant="outline">
          <FormattedMessage id="review.write" />
        </LinkButton>
      ) : null}
    </Actions>
  );
}

function StoreActions() {
  return (
    <Actions>
      <Link to="/products">
        <FormattedMessage id="review.toProducts" />
      </Link>
    </Actions>
  );
}
