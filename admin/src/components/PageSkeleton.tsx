import { Grid, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useText } from '../app/use-text.ts';

/** The shape of a page about one thing, until it is there. */
export function PageSkeleton() {
  const t = useText();
  return (
    <Grid role="status" gap="5">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Skeleton height="10" width="20rem" maxWidth="full" bg="gray.200" />
      <Skeleton height="24rem" bg="gray.200" />
    </Grid>
  );
}
