import { Box, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { CustomerKind } from '@eunbit/schema/order-list';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { ChipLinks } from '../../../components/ChipLinks.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { NumberedPager } from '../../../components/NumberedPager.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { type UserListView, userFileUrl, userListUrl } from '../../../urls/users.urls.ts';
import { ListFileLinks } from '../../session/ListFileLinks.tsx';
import { SavedViews } from '../../views/SavedViews.tsx';
import { UserListEmpty, UserListSkeleton } from './UserListStates.tsx';
import { UserSearch } from './UserSearch.tsx';

interface Found {
  readonly nodes: readonly unknown[];
  readonly totalCount: number;
  readonly page: number;
  readonly pageCount: number;
}

interface CustomerListFrameProps {
  readonly market: Market;
  readonly view: UserListView;
  /** Undefined until the first page is there. */
  readonly found: Found | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly reload: () => void;
  /** The rows. */
  readonly children: ReactNode;
}

/** What the lists of members and guests have in common: choice, search, file, states and pages. */
export function CustomerListFrame(props: CustomerListFrameProps) {
  const { market, view, found, failed, loading, reload, children } = props;
  const t = useText();
  const isNarrowed = view.search !== '' || view.tag !== '';
  return (
    <>
      <PageTitle market={market} title={t('users.list.title')}>
        {found ? (
          <Span role="status" color="fg.muted">
            {t(isNarrowed ? 'users.list.found' : 'users.list.total', { count: found.totalCount })}
          </Span>
        ) : null}
        <IfMay needed="USER_EXPORT">
          <ListFileLinks href={userFileUrl(market, view)}>{t('users.list.download')}</ListFileLinks>
        </IfMay>
      </PageTitle>
      <SavedViews list={`USERS_${market}`} />
      <Box mb="3">
        <ChipLinks
          label={t('users.list.kinds')}
          chips={Object.values(CustomerKind).map((kind) => ({
            to: userListUrl(market, { ...view, kind, page: 1 }),
            text: t(`users.list.${kind}`),
            chosen: kind === view.kind,
          }))}
        />
      </Box>
      <UserSearch key={`${view.search}\n${view.tag}`} market={market} view={view} />
      {failed ? (
        <Box mb="4">
          <ErrorAlert onRetry={reload} retrying={loading}>
            {t('users.list.failed')}
          </ErrorAlert>
        </Box>
      ) : null}
      {found ? (
        <>
          {found.nodes.length > 0 ? children : <UserListEmpty market={market} view={view} />}
          <NumberedPager
            label={t('users.list.pages')}
            page={found.page}
            pageCount={found.pageCount}
            buildUrl={(page) => userListUrl(market, { ...view, page })}
          />
        </>
      ) : failed ? null : (
        <UserListSkeleton />
      )}
    </>
  );
}
