import { chakra, Skeleton, VisuallyHidden } from '@chakra-ui/react';

import { useText } from '../../../app/use-text.ts';

export function OrderDetailSkeleton() {
  const t = useText();
  return (
    <chakra.div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Skeleton height="16" width="20rem" maxWidth="full" bg="gray.200" mb="5" />
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 25rem' }}>
        <Skeleton height="26rem" bg="gray.200" />
        <Skeleton height="26rem" bg="gray.200" />
      </chakra.div>
    </chakra.div>
  );
}
