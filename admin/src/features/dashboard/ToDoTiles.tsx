import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { Link } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { MessageId } from '../../messages.ts';
import { orderListUrl } from '../orders/orders.urls.ts';
import { productListUrl } from '../products/products.urls.ts';
import { countSaleStates } from '../products/sale-state.ts';

const ToDoTilesFragment = graphql(`
  fragment ToDoTiles_Query on Query {
    preparing: orders(market: $market, status: PREPARING_FOR_SHIPMENT, first: 1) {
      totalCount
    }
    delayed: orders(market: $market, status: ORDER_DELAYED, first: 1) {
      totalCount
    }
    stock(market: $market) {
      product {
        id
        market
      }
      stock {
        id
        quantity
        stopped
      }
    }
  }
`);

const Tile = chakra(Link, {
  base: {
    px: '4',
    py: '3',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'md',
    _hover: { borderColor: 'gray.800' },
  },
});

/** Counters that lead to the lists behind them. */
export function ToDoTiles({
  market,
  data,
}: {
  market: Market;
  data: FragmentType<typeof ToDoTilesFragment> | undefined;
}) {
  const t = useText();
  const read = readFragment(ToDoTilesFragment, data);
  const stock = read && countSaleStates(read.stock.map((entry) => entry.stock));
  const tiles: readonly { text: MessageId; to: string; count: number | undefined }[] = [
    {
      text: 'dashboard.toConfirm',
      to: orderListUrl(market, { status: 'PREPARING_FOR_SHIPMENT' }),
      count: read?.preparing.totalCount,
    },
    {
      text: 'dashboard.delayed',
      to: orderListUrl(market, { status: 'ORDER_DELAYED' }),
      count: read?.delayed.totalCount,
    },
    { text: 'dashboard.soldOut', to: productListUrl(market, 'soldOut'), count: stock?.soldOut },
    { text: 'dashboard.stopped', to: productListUrl(market, 'stopped'), count: stock?.stopped },
  ];
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}>
      {tiles.map(({ text, to, count }) => (
        <Tile key={text} to={to}>
          <chakra.span display="block" color="fg.muted">
            {t(text)}
          </chakra.span>
          <chakra.span
            fontSize="2xl"
            fontWeight="bold"
            fontVariantNumeric="tabular-nums"
            color={count ? 'fg' : 'fg.muted'}
          >
            {count?.toLocaleString('en-US') ?? '–'}
          </chakra.span>
        </Tile>
      ))}
    </chakra.div>
  );
}
