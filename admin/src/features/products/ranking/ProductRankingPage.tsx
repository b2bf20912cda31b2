import { useQuery } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { chooseStore, useStores } from '../../../app/stores.ts';
import { useText } from '../../../app/use-text.ts';
import { BackLink } from '../../../components/ButtonLink.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Awaited } from '../../../components/QueryError.tsx';
import { graphql, readFragment } from '../../../gql/index.ts';
import { productListUrl } from '../../../urls/products.urls.ts';
import { ProductRankingFields, RankingForm } from './RankingForm.tsx';

const ProductRankingDocument = graphql(`
  query ProductRanking {
    productRanking { ...ProductRankingFields }
  }
`);

/** `/product-ranking`: the order in which both stores show their products. */
export function ProductRankingPage() {
  const t = useText();
  // Not from the cache: a change sends the version that the form started with.
  const answer = useQuery(ProductRankingDocument, { fetchPolicy: 'no-cache' });
  const order = readFragment(ProductRankingFields, answer.data?.productRanking);
  return (
    <Box maxWidth="52rem">
      <BackLink to={productListUrl(chooseStore('KR', useStores()))}>{t('products.back')}</BackLink>
      <PageTitle title={t('products.order.title')} />
      <Text color="fg.muted" mb="4">
        {t('products.order.hint')}
      </Text>
      {order ? (
        <RankingForm order={order} />
      ) : (
        <Awaited answer={answer} failed={t('products.order.failed')} height="32rem" />
      )}
    </Box>
  );
}
