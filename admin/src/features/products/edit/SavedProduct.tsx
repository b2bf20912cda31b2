import { Flex, Grid, Text } from '@chakra-ui/react';
import { useStores } from '../../../app/stores.ts';
import { useText } from '../../../app/use-text.ts';
import { ButtonAnchor, ButtonLink } from '../../../components/ButtonLink.tsx';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { editProductUrl, productStockUrl, storefrontProductUrl } from '../../../urls/products.urls.ts';

/** Links shown after a product was saved. */
export function SavedProduct({ product }: { product: StaffProductFieldsFragment }) {
  const t = useText();
  const stores = useStores();
  const { id, slug, titleKo, kr, us } = product;
  const isShown = kr.status !== 'DRAFT' || us.status !== 'DRAFT';
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
        {stores.map((market) => (
          <ButtonLink key={market} variant="outline" to={productStockUrl(market, id)}>
            {t(market === 'KR' ? 'products.edit.stockKr' : 'products.edit.stockUs')}
          </ButtonLink>
        ))}
        {/* Reloads the page, so that the form begins with the stored product. */}
        <ButtonLink variant="outline" to={editProductUrl(id)} reloadDocument>
          {t('products.edit.again')}
        </ButtonLink>
      </Flex>
    </Grid>
  );
}
