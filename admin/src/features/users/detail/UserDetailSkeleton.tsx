import { Box, Grid, Skeleton, VisuallyHidden } from '@chakra-ui/react';

import { useText } from '../../../app/use-text.ts';

export function UserDetailSkeleton() {
  const t = useText();
  return (
    <Box role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Skeleton height="16" width="20rem" maxWidth="full" bg="gray.200" mb="5" />
      <Grid gap="5" templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 25rem' }}>
        <Skeleton height="26rem" bg="gray.200" />
        <Skeleton height="26rem" bg="gray.200" />
      </Grid>
    </Box>
  );
}
