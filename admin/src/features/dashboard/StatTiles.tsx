import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../app/use-text.ts';
import { Price } from '../../components/Price.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { readOrderCounts } from '../orders/list/order-counts.ts';

const StatTilesFragment = graphql(`
  fragment StatTiles_Query on Query {
    storeOverview(market: $market) {
      newUsersThisMonth
      visitorsThisMonth
      revenueThisMonth {
        amount
        currency
      }
    }
    orderCounts(market: $market) {
      ...OrderCounts_OrderCounts
    }
    stockCounts(market: $market) {
      onSale
    }
  }
`);

/** Figures of the store. */
export function StatTiles({ data }: { data: FragmentType<typeof StatTilesFragment> | undefined }) {
  const t = useText();
  const read = readFragment(StatTilesFragment, data);
  const onSale = read?.stockCounts.onSale;
  const number = (value: number | undefined) => value?.toLocaleString('en-US') ?? '–';
  const tiles: readonly { text: MessageId; value: ReactNode }[] = [
    { text: 'dashboard.newUsers', value: number(read?.storeOverview.newUsersThisMonth) },
    { text: 'dashboard.visitors', value: number(read?.storeOverview.visitorsThisMonth) },
    { text: 'dashboard.onSale', value: number(onSale) },
    { text: 'dashboard.totalOrders', value: number(read && readOrderCounts(read.orderCounts).all) },
    {
      text: 'dashboard.revenue',
      value: read ? <Price value={read.storeOverview.revenueThisMonth} place="order" /> : '–',
    },
  ];
  return (
    <chakra.dl display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(9.5rem, 1fr))">
      {tiles.map(({ text, value }) => (
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
