import { Box, Grid, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';

import { useText } from '../../../app/use-text.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { type UserListView, userListUrl } from '../../../urls/users.urls.ts';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export function UserListSkeleton() {
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

export function UserListEmpty({ market, view }: { market: Market; view: UserListView }) {
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
