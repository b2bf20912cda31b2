import { Grid } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { CursorPager } from '../../components/CursorPager.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { CardList } from '../../components/PagedList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SortChips } from '../../components/SortChips.tsx';
import { useListQuery } from '../../components/use-list-query.ts';
import type { ReturnListQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import {
  RETURN_CHOICES,
  type ReturnChoice,
  type ReturnListView,
  readReturnListView,
  returnListUrl,
  toReturnFilter,
} from '../../urls/returns.urls.ts';
import { ReturnRow } from './ReturnRow.tsx';
import { useLiveReturns } from './use-live-returns.ts';

const ReturnListDocument = graphql(`
  query ReturnList($market: Market!, $filter: ReturnFilterInput!, $first: Int!, $after: String) {
    returns(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id ...ReturnRow_Return } }
    }
    returnCounts(market: $market) { requested overdue inTransit received inspected }
  }
`);

const ROWS = 30;

/** The returns of a store by age; by default those that wait for staff. */
export function ReturnListPage({ market }: { market: Market }) {
  const t = useText();
  const [query] = useSearchParams();
  const view = readReturnListView(query);
  const { choice, trail } = view;
  const { answer, data, reload } = useListQuery(ReturnListDocument, {
    market,
    filter: toReturnFilter(market, view),
    first: ROWS,
    after: trail.at(-1) ?? null,
  });
  const list = data?.returns;
  useLiveReturns(market, reload);
  return (
    <>
      <PageTitle market={market} title={t('returns.title')} />
      <Grid mb="5" gap="3">
        <ChoiceChips market={market} view={view} counts={data?.returnCounts} />
        <SortChips
          sort={view.isNewestFirst ? 'NEWEST' : 'OLDEST'}
          buildUrl={(sort) => returnListUrl(market, { choice, isNewestFirst: sort === 'NEWEST' })}
        />
      </Grid>
      <ListFrame
        answer={answer}
        failed={t('returns.failed')}
        empty={list?.totalCount === 0 && t(choice === 'TO_DO' ? 'returns.nothingToDo' : 'returns.empty')}
        rows={8}
        rowHeight="6.5rem"
      >
        {list ? (
          <CardList>
            {list.edges.map(({ node }) => (
              <ReturnRow key={node.id} returned={node} />
            ))}
          </CardList>
        ) : null}
      </ListFrame>
      {list ? (
        <CursorPager
          label={t('returns.pages')}
          trail={trail}
          pageInfo={list.pageInfo}
          totalCount={list.totalCount}
          buildUrl={(pages) => returnListUrl(market, { ...view, trail: pages })}
        />
      ) : null}
    </>
  );
}

type Counts = ReturnListQuery['returnCounts'];

function countOf(choice: ReturnChoice, counts: Counts | undefined): number | null {
  if (!counts) return null;
  const { requested, overdue, inTransit, received, inspected } = counts;
  const known: Partial<Record<ReturnChoice, number>> = {
    TO_DO: requested + inTransit + received + inspected,
    OVERDUE: overdue,
    REQUESTED: requested,
    IN_TRANSIT: inTransit,
    RECEIVED: received,
    INSPECTED: inspected,
  };
  return known[choice] ?? null;
}

interface ChoiceChipsProps {
  readonly market: Market;
  readonly view: ReturnListView;
  readonly counts: Counts | undefined;
}

function ChoiceChips({ market, view, counts }: ChoiceChipsProps) {
  const t = useText();
  const chips = RETURN_CHOICES.map((choice) => {
    const count = countOf(choice, counts);
    const text = t(`returns.state.${choice}`);
    return {
      to: returnListUrl(market, { choice, isNewestFirst: view.isNewestFirst }),
      text: count === null ? text : `${text} ${count}`,
      chosen: choice === view.choice,
    };
  });
  return <ChipLinks label={t('returns.choices')} chips={chips} />;
}
