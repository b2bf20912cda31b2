import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex, Grid, Skeleton, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { lazy, Suspense } from 'react';
import { CURRENCY_LABEL, MARKET_NAME } from '../../app/market-texts.ts';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { orderListUrl } from '../../urls/orders.urls.ts';
import { GrowthPanel } from './GrowthPanel.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { NewestUsers } from './NewestUsers.tsx';
import { REFRESH_MS } from './refresh.ts';
import { StatTiles } from './StatTiles.tsx';
import { SystemHealthTiles } from './SystemHealthTiles.tsx';
import { ToDoTiles } from './ToDoTiles.tsx';
import { useReadAgainOnOrders } from './use-read-again-on-orders.ts';

/** Charts load after the figures. */
const VisitChart = lazy(async () => ({ default: (await import('./VisitChart.tsx')).VisitChart }));

const DashboardDocument = graphql(`
  query Dashboard($market: Market!) {
    latest: orders(market: $market, first: 4) {
      edges {
        node {
          id
          ...OrderRow_Order
        }
      }
    }
    storeOverview(market: $market) {
      ...GrowthPanel_StoreOverview
      ...NewestUsers_StoreOverview
    }
    ...StatTiles_Query
    ...ToDoTiles_Query
  }
`);

export function DashboardPage() {
  const t = useText();
  return (
    <>
      <PageTitle title={t('dashboard.title')} />
      <Box mb="6">
        <SystemHealthTiles />
      </Box>
      <Grid gap="6" templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <MarketOverview market="KR" />
        <MarketOverview market="US" />
      </Grid>
    </>
  );
}

/** Overview of a market: open tasks, products that cannot be bought, and the latest orders, live. */
function MarketOverview({ market }: { market: Market }) {
  const t = useText();
  const answer = useQuery(DashboardDocument, {
    variables: { market },
    fetchPolicy: 'cache-and-network',
    // Live events cover orders; other figures are polled.
    pollInterval: REFRESH_MS,
  });
  const { data, error, loading } = answer;
  const reload = useReload(answer);
  useReadAgainOnOrders(market, reload);
  return (
    <chakra.section aria-label={t(MARKET_NAME[market])} display="grid" gap="4" alignContent="start">
      <chakra.h2 display="flex" alignItems="center" gap="2" fontSize="lg" fontWeight="bold">
        <MarketFlag market={market} />
        {t(MARKET_NAME[market])}
        <Span color="fg.muted" fontSize="sm" fontWeight="medium">
          {CURRENCY_LABEL[market]}
        </Span>
      </chakra.h2>
      {error ? (
        <ErrorAlert onRetry={reload} retrying={loading}>
          {t('dashboard.failed')}
        </ErrorAlert>
      ) : null}
      <StatTiles data={data} />
      <chakra.h3 fontSize="md" fontWeight="semibold">
        {t('dashboard.toDo')}
      </chakra.h3>
      <ToDoTiles market={market} data={data} />
      <Flex justify="space-between" align="baseline">
        <chakra.h3 fontSize="md" fontWeight="semibold">
          {t('dashboard.latest')}
        </chakra.h3>
        <TextLink to={orderListUrl(market)}>{t('dashboard.allOrders')}</TextLink>
      </Flex>
      {data || !error ? <LatestOrders orders={data?.latest.edges.map(({ node }) => node)} /> : null}
      {data ? (
        <>
          <GrowthPanel market={market} overview={data.storeOverview} />
          <Suspense fallback={<Skeleton height="22rem" bg="gray.200" />}>
            <VisitChart market={market} />
          </Suspense>
          <NewestUsers market={market} overview={data.storeOverview} />
        </>
      ) : null}
    </chakra.section>
  );
}
