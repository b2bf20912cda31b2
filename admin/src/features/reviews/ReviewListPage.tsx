import { Grid } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { useStoreChoice } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SortChips } from '../../components/SortChips.tsx';
import { StoreChips } from '../../components/StoreChips.tsx';
import { useListQuery } from '../../components/use-list-query.ts';
import { graphql } from '../../gql/index.ts';
import { REVIEW_QUEUES, reviewListUrl, reviewListView } from '../../urls/reviews.urls.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { ModeratedReviewCard } from './ModeratedReviewCard.tsx';

const ReviewListDocument = graphql(`
  query ReviewList($queue: ReviewQueue!, $market: Market, $sort: DateSort!, $page: Int!) {
    moderatedReviews(queue: $queue, market: $market, sort: $sort, page: $page) {
      totalCount
      page
      pageCount
      nodes { review { id } ...ModeratedReviewCard_ModeratedReview }
    }
  }
`);

/** All reviews, which staff can answer or remove. */
export function ReviewListPage() {
  const t = useText();
  const storeChoice = useStoreChoice();
  const [query] = useSearchParams();
  const view = reviewListView(query);
  const { queue, market, sort } = view;
  const { answer, data, reload } = useListQuery(ReviewListDocument, view);
  const list = data?.moderatedReviews;

  return (
    <>
      <PageTitle title={t('reviews.title')} />
      <SavedViews list="REVIEWS" />
      <Grid gap="2" mb="5">
        <ChipLinks
          label={t('reviews.queues')}
          chips={REVIEW_QUEUES.map((known) => ({
            to: reviewListUrl({ queue: known, market, sort }),
            text: t(`reviews.queue.${known}`),
            chosen: queue === known,
          }))}
        />
        <StoreChips
          label={t('reviews.stores')}
          stores={storeChoice}
          chosen={market}
          buildUrl={(known) => reviewListUrl({ queue, market: known, sort })}
        />
        <SortChips sort={sort} buildUrl={(known) => reviewListUrl({ queue, market, sort: known })} />
      </Grid>
      <PagedList
        list={list}
        buildUrl={(page) => reviewListUrl({ ...view, page })}
        answer={answer}
        failed={t('reviews.failed')}
        empty={t(queue === 'ALL' && market === null ? 'reviews.empty' : 'reviews.emptyFiltered')}
        rows={6}
        rowHeight="11rem"
      >
        {list?.nodes.map((row) => (
          <ModeratedReviewCard key={row.review.id} row={row} place="list" onRemoved={reload} />
        ))}
      </PagedList>
    </>
  );
}
