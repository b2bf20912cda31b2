import { Box, Grid, Skeleton, Span, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { CustomerKind } from '@eunbit/schema/order-list';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { ChipLinks } from '../../../components/ChipLinks.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { NumberedPager, type PageOfList } from '../../../components/NumberedPager.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { QueryError, type QueryState } from '../../../components/QueryError.tsx';
import { type UserListView, userFileUrl, userListUrl } from '../../../urls/users.urls.ts';
import { ListFileLinks } from '../../session/ListFileLinks.tsx';
import { SavedViews } from '../../views/SavedViews.tsx';
import { UserSearch } from './UserSearch.tsx';

interface Found extends Required<PageOfList> {
  readonly nodes: readonly unknown[];
}

interface CustomerListFrameProps {
  readonly market: Market;
  readonly view: UserListView;
  /** Undefined until the first page is loaded. */
  readonly found: Found | undefined;
  readonly answer: QueryState;
  /** The rows. */
  readonly children: ReactNode;
}

/** The common part of the lists of members and guests: store choice, search, file, states and pages. */
export function CustomerListFrame({ market, view, found, answer, children }: CustomerListFrameProps) {
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
      <QueryError answer={answer} failed={t('users.list.failed')} mb="4" />
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
      ) : answer.error ? null : (
        <UserListSkeleton />
      )}
    </>
  );
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function UserListSkeleton() {
  const t = useText();
  return (
    <Box role="status" bg="white" borderWidth="1px" borderRadius="md" p="4">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Grid gap="3">
        {ROWS.map((row) => (
          <Skeleton key={row} height="8" />
        ))}
      </Grid>
    </Box>
  );
}

function UserListEmpty({ market, view }: { market: Market; view: UserListView }) {
  const t = useText();
  const search = [view.search, view.tag && `#${view.tag}`].filter(Boolean).join(' ');
  const nobody = view.kind === 'GUEST' ? 'users.list.emptyGuests' : 'users.list.empty';
  return (
    <Grid
      bg="white"
      borderWidth="1px"
      borderRadius="md"
      minHeight="16rem"
      placeContent="center"
      justifyItems="center"
      gap="5"
      px="4"
      textAlign="center"
    >
      <Text fontSize="md" color="fg.muted" overflowWrap="anywhere">
        {search ? t('users.list.emptySearch', { search }) : t(nobody)}
      </Text>
      {search ? (
        <ButtonLink size="sm" variant="outline" to={userListUrl(market, { kind: view.kind })}>
          {t('users.list.showAll')}
        </ButtonLink>
      ) : null}
    </Grid>
  );
}
