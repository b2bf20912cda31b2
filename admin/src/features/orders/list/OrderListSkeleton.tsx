import { Box, Grid, Skeleton, VisuallyHidden } from '@chakra-ui/react';

import { useText } from '../../../app/use-text.ts';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Has the height of the table. */
export function OrderListSkeleton() {
  const t = useText();
  return (
    <Box role="status" height="580px" overflow="hidden" bg="white" borderWidth="1px" borderRadius="md" p="4">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Grid gap="5">
        {ROWS.map((row) => (
          <Skeleton key={row} height="8" />
        ))}
      </Grid>
    </Box>
  );
}
