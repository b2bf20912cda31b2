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
import { useLiveEvents } from '../../components/use-live-events.ts';
import { useThrottled } from '../../components/use-throttled.ts';
import { graphql } from '../../gql/index.ts';
import { QUESTION_QUEUES, questionListUrl, questionListView } from '../../urls/questions.urls.ts';
import { QuestionCard } from './QuestionCard.tsx';

const QuestionChangedDocument = graphql(`
  subscription QuestionChanged($market: Market!) {
    moderatedProductQuestionChanged(market: $market) { id ...QuestionCard_ModeratedProductQuestion }
  }
`);

/** Subscribes to the questions of both stores; `reread` is called after changes, at most a few times a second. */
function useLiveQuestions(reread: () => void): void {
  const soon = useThrottled(reread);
  useLiveEvents(QuestionChangedDocument, 'KR', { onEvent: soon, onMissed: soon });
  useLiveEvents(QuestionChangedDocument, 'US', { onEvent: soon, onMissed: soon });
}

const QuestionListDocument = graphql(`
  query QuestionList($queue: ProductQuestionQueue!, $market: Market, $sort: DateSort!, $page: Int!) {
    moderatedProductQuestions(queue: $queue, market: $market, sort: $sort, page: $page) {
      totalCount
      page
      pageCount
      nodes { id ...QuestionCard_ModeratedProductQuestion }
    }
  }
`);

/** Questions about products, which staff can answer or hide; new ones appear automatically. */
export function QuestionListPage() {
  const t = useText();
  const storeChoice = useStoreChoice();
  const [query] = useSearchParams();
  const view = questionListView(query);
  const { queue, market, sort } = view;
  const { answer, data, reload } = useListQuery(QuestionListDocument, view);
  const list = data?.moderatedProductQuestions;
  useLiveQuestions(reload);

  return (
    <>
      <PageTitle title={t('questions.title')} />
      <Grid gap="2" mb="5">
        <ChipLinks
          label={t('questions.queues')}
          chips={QUESTION_QUEUES.map((known) => ({
            to: questionListUrl({ queue: known, market, sort }),
            text: t(`questions.queue.${known}`),
            chosen: queue === known,
          }))}
        />
        <StoreChips
          label={t('questions.stores')}
          stores={storeChoice}
          chosen={market}
          buildUrl={(known) => questionListUrl({ queue, market: known, sort })}
        />
        <SortChips sort={sort} buildUrl={(known) => questionListUrl({ queue, market, sort: known })} />
      </Grid>
      <PagedList
        list={list}
        buildUrl={(page) => questionListUrl({ ...view, page })}
        answer={answer}
        failed={t('questions.failed')}
        empty={t(queue === 'UNANSWERED' ? 'questions.allAnswered' : 'questions.empty')}
        rows={6}
        rowHeight="9rem"
      >
        {list?.nodes.map((row) => (
          <QuestionCard key={row.id} row={row} onMoved={reload} />
        ))}
      </PagedList>
    </>
  );
}
