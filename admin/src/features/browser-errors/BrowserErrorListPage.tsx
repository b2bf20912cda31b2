import { useQuery } from '@apollo/client/react';
import { chakra, Grid, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { useViewChange } from '../../app/use-view-change.ts';
import { CursorPager } from '../../components/CursorPager.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { browserErrorListUrl, browserErrorListView } from '../../urls/browser-errors.urls.ts';
import { BrowserErrorFilters } from './BrowserErrorFilters.tsx';
import { BrowserErrorRow } from './BrowserErrorRow.tsx';

const BrowserErrorListDocument = graphql(`
  query BrowserErrorList(
    $state: BrowserErrorState
    $app: BrowserErrorApp
    $search: String
    $order: BrowserErrorOrder!
    $after: String
  ) {
    browserErrorGroups(state: $state, app: $app, search: $search, orderBy: $order, first: 30, after: $after) {
      totalCount
      nodes {
        id
        ...BrowserErrorRow_BrowserErrorGroup
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const REFRESH_MS = 30_000;

/** Errors that browsers reported, by mistake. */
export function BrowserErrorListPage() {
  const t = useText();
  const changeView = useViewChange({ read: browserErrorListView, buildUrl: browserErrorListUrl });
  const [query] = useSearchParams();
  const view = browserErrorListView(query);
  const { state, app, search, order, trail } = view;
  const answer = useQuery(BrowserErrorListDocument, {
    variables: { state, app, search: search || null, order, after: trail.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
  });
  const reload = useReload(answer);
  const list = (answer.data ?? answer.previousData)?.browserErrorGroups;
  const isFiltered = state !== null || app !== null || search !== '';

  return (
    <>
      <PageTitle title={t('browserErrors.title')} />
      <Text color="fg.muted" mb="4">
        {t('browserErrors.note')}
      </Text>
      <Grid gap="2" mb="5">
        <BrowserErrorFilters view={view} />
        <SearchBox
          label={t('browserErrors.search')}
          value={search}
          onSearch={(text) => changeView((now) => ({ ...now, search: text, trail: [] }))}
          clearUrl={browserErrorListUrl({ ...view, search: '', trail: [] })}
        />
      </Grid>
      <ListFrame
        failed={answer.error ? t('browserErrors.failed') : null}
        empty={list?.totalCount === 0 ? t(isFiltered ? 'browserErrors.emptyFiltered' : 'browserErrors.empty') : null}
        onRetry={reload}
        busy={answer.loading && answer.data === undefined && list !== undefined}
        rows={8}
        rowHeight="5.5rem"
      >
        {list ? (
          <chakra.ul display="grid" gap="3" listStyle="none">
            {list.nodes.map((group) => (
              <li key={group.id}>
                <BrowserErrorRow group={group} />
              </li>
            ))}
          </chakra.ul>
        ) : null}
      </ListFrame>
      {list && list.totalCount > 0 ? (
        <CursorPager
          label={t('browserErrors.pages')}
          trail={trail}
          next={list.pageInfo.hasNextPage ? (list.pageInfo.endCursor ?? null) : null}
          totalCount={list.totalCount}
          buildUrl={(further) => browserErrorListUrl({ ...view, trail: further })}
        />
      ) : null}
    </>
  );
}
