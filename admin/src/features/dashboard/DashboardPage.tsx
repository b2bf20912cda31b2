import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex, Grid, Skeleton, Span, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { CURRENCY_LABEL, MARKET_NAME } from '../../app/market-texts.ts';
import { useMayOpen } from '../../app/screen-permissions.ts';
import { useStores } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { type Needed, useMay } from '../../app/viewer.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { QueryError } from '../../components/QueryError.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { orderListUrl } from '../../urls/orders.urls.ts';
import { OrderCard } from '../orders/OrderCard.tsx';
import type { OrderRowRef } from '../orders/order-row.ts';
import { GrowthPanel } from './GrowthPanel.tsx';
import { NewestUsers } from './NewestUsers.tsx';
import { REFRESH_MS } from './refresh.ts';
import { StatTiles } from './StatTiles.tsx';
import { useReadAgainOnOrders } from './use-read-again-on-orders.ts';
import { WorkList } from './WorkList.tsx';

/** Charts load after the figures. */
const VisitChart = lazy(async () => ({ default: (await import('./VisitChart.tsx')).VisitChart }));

const DashboardDocument = graphql(`
  query Dashboard($market: Market!, $withOrders: Boolean!, $withOverview: Boolean!, $withStock: Boolean!) {
    latest: orders(market: $market, first: 4) @include(if: $withOrders) {
      edges { node { id ...OrderRow_Order } }
    }
    storeOverview(market: $market) @include(if: $withOverview) {
      ...GrowthPanel_StoreOverview
      ...NewestUsers_StoreOverview
    }
    ...StatTiles_Query
  }
`);

/** Without any of these permissions the dashboard is empty. */
const FIGURES = ['ORDER_READ', 'OVERVIEW_READ', 'STOCK_READ'] as const satisfies Needed[];

/** Without any of these permissions the work list is not shown. */
const WORK = [
  'ORDER_READ',
  'RETURN_READ',
  'REVIEW_MODERATE',
  'STOCK_READ',
  'REQUEST_READ',
  'QUESTION_ANSWER',
  'EMAIL_READ',
] as const satisfies Needed[];

export function DashboardPage() {
  const t = useText();
  const may = useMay();
  const stores = useStores();
  const hasFigures = FIGURES.some((needed) => may(needed));
  const hasWork = WORK.some((needed) => may(needed));
  return (
    <>
      <PageTitle title={t('dashboard.title')} />
      {hasWork ? <WorkList /> : null}
      <IfMay needed="OVERVIEW_READ">
        <Box mb="6">
          <SystemHealthTiles />
        </Box>
      </IfMay>
      {hasFigures ? (
        <Grid gap="6" templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
          {stores.map((market) => (
            <MarketOverview key={market} market={market} />
          ))}
        </Grid>
      ) : null}
      {hasFigures || hasWork ? null : <Text>{t('dashboard.nothing')}</Text>}
    </>
  );
}

/** Overview of a market: its figures and the latest orders, live. */
function MarketOverview({ market }: { market: Market }) {
  const t = useText();
  const may = useMay();
  const [withOrders, withOverview, withStock] = [may('ORDER_READ'), may('OVERVIEW_READ'), may('STOCK_READ')];
  const answer = useQuery(DashboardDocument, {
    variables: { market, withOrders, withOverview, withStock },
    fetchPolicy: 'cache-and-network',
    // Live events cover orders; other figures are polled.
    pollInterval: REFRESH_MS,
  });
  const { data, error } = answer;
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
      <QueryError answer={answer} failed={t('dashboard.failed')} />
      <StatTiles data={data} />
      {withOrders ? (
        <>
          <Flex justify="space-between" align="baseline">
            <chakra.h3 fontSize="md" fontWeight="semibold">
              {t('dashboard.latest')}
            </chakra.h3>
            <TextLink to={orderListUrl(market)}>{t('dashboard.allOrders')}</TextLink>
          </Flex>
          {data || !error ? <LatestOrders orders={data?.latest?.edges.map(({ node }) => node)} /> : null}
        </>
      ) : null}
      {data?.storeOverview ? <GrowthPanel overview={data.storeOverview} /> : null}
      {data ? (
        <IfMay needed="STATISTICS_READ">
          <Suspense fallback={<Skeleton height="22rem" bg="gray.200" />}>
            <VisitChart market={market} />
          </Suspense>
        </IfMay>
      ) : null}
      {data?.storeOverview ? <NewestUsers overview={data.storeOverview} /> : null}
    </chakra.section>
  );
}

const SystemHealthTilesDocument = graphql(`
  query SystemHealthTiles {
    systemHealth { failingJobs }
  }
`);

/** Technical problems, of both stores. */
function SystemHealthTiles() {
  const t = useText();
  const answer = useQuery(SystemHealthTilesDocument, { fetchPolicy: 'cache-and-network', pollInterval: REFRESH_MS });
  const health = answer.data?.systemHealth;
  return (
    <chakra.section aria-label={t('dashboard.systemHealth')}>
      <QueryError answer={answer} failed={t('dashboard.failed')} mb="3" />
      <Grid gap="3" templateColumns={{ base: '1fr 1fr', md: 'repeat(8, minmax(0, 1fr))' }}>
        <Grid gridColumn={{ md: 'span 2' }}>
          <Tile text={t('dashboard.failingJobs')} to="/jobs" count={health?.failingJobs} bad />
        </Grid>
      </Grid>
    </chakra.section>
  );
}

const FRAME = { px: '4', py: '3', bg: 'white', borderWidth: '1px', borderRadius: 'md' } as const;
const Frame = chakra(Link, { base: { ...FRAME, _hover: { borderColor: 'gray.800' } } });

interface TileProps {
  readonly text: string;
  readonly to: string;
  /** Undefined while it loads. */
  readonly count: number | undefined;
  /** Highlights any number above zero as a problem. */
  readonly bad?: boolean;
}

/** A counter that links to its list if the viewer may open it. */
function Tile({ text, to, count, bad = false }: TileProps) {
  const mayOpen = useMayOpen()(to);
  const counter = (
    <>
      <Span display="block" color="fg.muted">
        {text}
      </Span>
      <Span
        fontSize="2xl"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        color={count ? (bad ? 'fg.error' : 'fg') : 'fg.muted'}
      >
        {count?.toLocaleString('en-US') ?? '–'}
      </Span>
    </>
  );
  return mayOpen ? <Frame to={to}>{counter}</Frame> : <Box {...FRAME}>{counter}</Box>;
}

const PLACES = [0, 1, 2, 3];

type ListedOrder = OrderRowRef & { readonly id: string };

/** The newest orders; highlights those that arrived while the page was open. */
function LatestOrders({ orders }: { orders: readonly ListedOrder[] | undefined }) {
  const t = useText();
  // Ids of the first result; all other orders arrived later.
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  if (orders && !known) setKnown(new Set(orders.map(({ id }) => id)));
  if (orders?.length === 0) {
    return (
      <Text py="10" textAlign="center" color="fg.muted" bg="white" borderWidth="1px" borderRadius="md">
        {t('dashboard.noOrders')}
      </Text>
    );
  }
  return (
    <chakra.ul display="grid" gap="3" listStyle="none" aria-busy={!orders}>
      {orders
        ? orders.map((order) => (
            <OrderCard key={order.id} order={order} fresh={known !== null && !known.has(order.id)} />
          ))
        : PLACES.map((place) => (
            <li key={place}>
              <Skeleton height="6.75rem" bg="gray.200" />
            </li>
          ))}
    </chakra.ul>
  );
}
