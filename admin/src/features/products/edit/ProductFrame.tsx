import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chooseStore, useStores } from '../../../app/stores.ts';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { productListUrl } from '../../../urls/products.urls.ts';

/** Frame of the pages that add and edit a product. */
export function ProductFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <Box maxWidth="68rem">
      <Text mb="2">
        <TextLink to={productListUrl(chooseStore('KR', useStores()))}>← {t('products.back')}</TextLink>
      </Text>
      <PageTitle title={title} />
      {children}
    </Box>
  );
}
