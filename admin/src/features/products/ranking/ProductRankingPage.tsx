import { useQuery } from '@apollo/client/react';
import { Box, Skeleton, Text } from '@chakra-ui/react';
import { chooseStore, useStores } from '../../../app/stores.ts';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { useReload } from '../../../components/use-reload.ts';
import { graphql, readFragment } from '../../../gql/index.ts';
import { productListUrl } from '../../../urls/products.urls.ts';
import { ProductRankingFields, RankingForm } from './RankingForm.tsx';

const ProductRankingDocument = graphql(`
  query ProductRanking {
    productRanking {
      ...ProductRankingFields
    }
  }
`);

/** `/product-ranking`: the order in which both stores show their products. */
export function ProductRankingPage() {
  const t = useText();
  // Never from the cache: a change sends the version that the form began with.
  const answer = useQuery(ProductRankingDocument, { fetchPolicy: 'no-cache' });
  const reload = useReload(answer);
  const order = readFragment(ProductRankingFields, answer.data?.productRanking);
  return (
    <Box maxWidth="52rem">
      <Text mb="2">
        <TextLink to={productListUrl(chooseStore('KR', useStores()))}>← {t('products.back')}</TextLink>
      </Text>
      <PageTitle title={t('products.order.title')} />
      <Text color="fg.muted" mb="4">
        {t('products.order.hint')}
      </Text>
      {order ? (
        <RankingForm order={order} />
      ) : answer.error ? (
        <ErrorAlert onRetry={reload} retrying={answer.loading}>
          {t('products.order.failed')}
        </ErrorAlert>
      ) : (
        <Skeleton height="32rem" bg="gray.200" />
      )}
    </Box>
  );
}
