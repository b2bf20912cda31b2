import { Box, Grid, Skeleton, VisuallyHidden } from '@chakra-ui/react';

import { useText } from '../app/use-text.ts';

/** Skeleton of the frame while the viewer loads. */
export function LayoutSkeleton() {
  const t = useText();
  return (
    <Box maxWidth="content" mx="auto" minHeight="100dvh" role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Box height="16" bg="white" borderBottomWidth="1px" />
      <Grid px="6" py="6" paddingStart={{ lg: '16rem' }} gap="4">
        <Skeleton height="9" width="14rem" bg="gray.200" />
        <Skeleton height="20rem" bg="gray.200" />
      </Grid>
    </Box>
  );
}
