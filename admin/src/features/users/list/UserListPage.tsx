import { useQuery } from '@apollo/client/react';
import { Box, Span } from '@chakra-ui/react';
import { USERS_PER_PAGE } from '@eunbit/schema/account';
import type { Market } from '@eunbit/schema/market';
import { useSearchParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { ButtonAnchor } from '../../../components/ButtonLink.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { NumberedPager } from '../../../components/NumberedPager.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { useReload } from '../../../components/use-reload.ts';
import { userFileUrl, userListUrl, userListView } from '../../../urls/users.urls.ts';
import { SavedViews } from '../../views/SavedViews.tsx';
import { UserListEmpty, UserListSkeleton } from './UserListStates.tsx';
import { UserSearch } from './UserSearch.tsx';
import { UserTable } from './UserTable.tsx';
import { UserListDocument } from './user-list.ts';

/** The accounts of a store, newest first. */
export function UserListPage({ market }: { market: Market }) {
  const t = useText();
  const [query] = useSearchParams();
  const view = userListView(query);
  const answer = useQuery(UserListDocument, {
    variables: { market, first: USERS_PER_PAGE[market], ...view },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading } = answer;
  const reload = useReload(answer);
  // The former page stays on the screen, dimmed, while another one loads.
  const found = (answer.data ?? answer.previousData)?.users;

  return (
    <>
      <PageTitle market={market} title={t('users.list.title')}>
        {found ? (
          <Span role="status" color="fg.muted">
            {t(view.search ? 'users.list.found' : 'users.list.total', { count: found.totalCount })}
          </Span>
        ) : null}
        <ButtonAnchor size="sm" variant="outline" href={userFileUrl(market, view)} download>
          {t('users.list.download')}
        </ButtonAnchor>
      </PageTitle>
      <SavedViews list={`USERS_${market}`} />
      <UserSearch key={view.search} market={market} search={view.search} />
      {error ? (
        <Box mb="4">
          <ErrorAlert onRetry={reload} retrying={loading}>
            {t('users.list.failed')}
          </ErrorAlert>
        </Box>
      ) : null}
      {found ? (
        <>
          {found.nodes.length > 0 ? (
            <UserTable users={found.nodes} market={market} busy={loading && answer.data === undefined} />
          ) : (
            <UserListEmpty market={market} search={view.search} />
          )}
          <NumberedPager
            label={t('users.list.pages')}
            page={found.page}
            pageCount={found.pageCount}
            buildUrl={(page) => userListUrl(market, { ...view, page })}
          />
        </>
      ) : error ? null : (
        <UserListSkeleton />
      )}
    </>
  );
}
