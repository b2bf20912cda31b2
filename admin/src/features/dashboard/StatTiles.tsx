import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../app/use-text.ts';
import { type Needed, useMay } from '../../app/viewer.ts';
import { Price } from '../../components/Price.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { readOrderCounts } from '../orders/order-counts.ts';

const StatTilesFragment = graphql(`
  fragment StatTiles_Query on Query {
    storeOverview(market: $market) @include(if: $withOverview) {
      newUsersThisMonth
      visitorsThisMonth
      revenueThisMonth { amount currency }
    }
    orderCounts(market: $market) @include(if: $withOrders) { ...OrderCounts_OrderCounts }
    stockCounts(market: $market) @include(if: $withStock) { onSale }
  }
`);

/** Figures of the store. */
export function StatTiles({ data }: { data: FragmentType<typeof StatTilesFragment> | undefined }) {
  const t = useText();
  const read = readFragment(StatTilesFragment, data);
  const may = useMay();
  const number = (value: number | undefined) => value?.toLocaleString('en-US') ?? '–';
  const overview = read?.storeOverview;
  const tiles: readonly { text: MessageId; needed: Needed; value: ReactNode }[] = [
    { text: 'dashboard.newUsers', needed: 'OVERVIEW_READ', value: number(overview?.newUsersThisMonth) },
    { text: 'dashboard.visitors', needed: 'OVERVIEW_READ', value: number(overview?.visitorsThisMonth) },
    { text: 'dashboard.onSale', needed: 'STOCK_READ', value: number(read?.stockCounts?.onSale) },
    {
      text: 'dashboard.totalOrders',
      needed: 'ORDER_READ',
      value: number(read?.orderCounts && readOrderCounts(read.orderCounts).all),
    },
    {
      text: 'dashboard.revenue',
      needed: 'OVERVIEW_READ',
      value: overview ? <Price value={overview.revenueThisMonth} place="order" /> : '–',
    },
  ];
  return (
    <chakra.dl display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(9.5rem, 1fr))">
      {tiles
        .filter(({ needed }) => may(needed))
        .map(({ text, value }) => (
          <Box key={text} px="4" py="3" bg="white" borderWidth="1px" borderRadius="md">
            <chakra.dt color="fg.muted">{t(text)}</chakra.dt>
            <chakra.dd fontSize="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </Box>
        ))}
    </chakra.dl>
  );
}
