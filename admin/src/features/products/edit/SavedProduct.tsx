import { Flex, Grid, Text } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { ButtonAnchor, ButtonLink } from '../../../components/ButtonLink.tsx';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { editProductUrl, productStockUrl, storefrontProductUrl } from '../../../urls/products.urls.ts';

/** Links after a product was saved. */
export function SavedProduct({ product }: { product: StaffProductFieldsFragment }) {
  const t = useText();
  const { id, slug, titleKo, kr, us } = product;
  const isShown = kr.state !== 'DRAFT' || us.state !== 'DRAFT';
  return (
    <Grid role="status" bg="white" borderWidth="1px" borderRadius="lg" p="6" gap="4">
      <Text fontSize="md" overflowWrap="anywhere">
        {t('products.saved', { title: titleKo })}
      </Text>
      <Flex wrap="wrap" gap="2">
        {isShown ? (
          <ButtonAnchor variant="outline" href={storefrontProductUrl(slug)} target="_blank" rel="noreferrer">
            {t('products.view')}
          </ButtonAnchor>
        ) : null}
        <ButtonLink variant="outline" to={productStockUrl('KR', id)}>
          {t('products.edit.stockKr')}
        </ButtonLink>
        <ButtonLink variant="outline" to={productStockUrl('US', id)}>
          {t('products.edit.stockUs')}
        </ButtonLink>
        {/* Reloads the page, so that the form begins with the stored product. */}
        <ButtonLink variant="outline" to={editProductUrl(id)} reloadDocument>
          {t('products.edit.again')}
        </ButtonLink>
      </Flex>
    </Grid>
  );
}
