import { Box, Grid, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useText } from '../app/use-text.ts';

/** Skeleton of a detail page. */
export function PageSkeleton({ withAside = false }: { readonly withAside?: boolean }) {
  const t = useText();
  return (
    <Box role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Skeleton height="10" width="20rem" maxWidth="full" bg="gray.200" mb="5" />
      <Grid gap="5" templateColumns={{ base: '1fr', xl: withAside ? 'minmax(0, 1fr) 25rem' : '1fr' }}>
        <Skeleton height="24rem" bg="gray.200" />
        {withAside ? <Skeleton height="24rem" bg="gray.200" /> : null}
      </Grid>
    </Box>
  );
}
