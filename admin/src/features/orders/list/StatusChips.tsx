import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { useReload } from '../../../components/use-reload.ts';
import type { OrderCountsQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useOrderFeed } from '../live/order-feed.ts';
import { STATUS_TEXT } from '../order-texts.ts';
import { type OrderListView, orderListUrl } from '../orders.urls.ts';

const OrderCountsDocument = graphql(`
  query OrderCounts($market: Market!) {
    all: orders(market: $market, first: 1) {
      totalCount
    }
    PREPARING_FOR_SHIPMENT: orders(market: $market, status: PREPARING_FOR_SHIPMENT, first: 1) {
      totalCount
    }
    ORDER_CONFIRMED: orders(market: $market, status: ORDER_CONFIRMED, first: 1) {
      totalCount
    }
    ORDER_DELAYED: orders(market: $market, status: ORDER_DELAYED, first: 1) {
      totalCount
    }
    ORDER_CANCELLED: orders(market: $market, status: ORDER_CANCELLED, first: 1) {
      totalCount
    }
    ORDER_SHIPPED: orders(market: $market, status: ORDER_SHIPPED, first: 1) {
      totalCount
    }
  }
`);

/** Many orders in one second are counted once. */
const COUNT_AGAIN_AFTER_MS = 800;

const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    px: '3.5',
    borderWidth: '1px',
    borderRadius: 'full',
    bg: 'white',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'gray.800' },
    '&[aria-current]': { bg: 'gray.800', borderColor: 'gray.800', color: 'white' },
  },
});

/** Counters per status that filter the list; the chosen one takes the filter away again. */
export function StatusChips({ market, view }: { market: Market; view: OrderListView }) {
  const t = useText();
  const counts = useOrderCounts(market);
  const size = view.size;
  return (
    <chakra.nav aria-label={t('orders.list.filter')} mb="4" overflowX="auto" mx="-1" px="1" py="1">
      <chakra.ul display="flex" gap="2" listStyle="none">
        <li>
          <Chip to={orderListUrl(market, { size })} aria-current={view.status === null || undefined}>
            {t('orders.list.all')}
            <Count value={counts?.all.totalCount} />
          </Chip>
        </li>
        {Object.values(OrderStatus).map((status) => {
          const chosen = view.status === status;
          return (
            <li key={status}>
              <Chip
                to={orderListUrl(market, { size, status: chosen ? null : status })}
                aria-current={chosen || undefined}
              >
                {t(STATUS_TEXT[status])}
                <Count value={counts?.[status].totalCount} />
                {chosen ? <span aria-hidden>✕</span> : null}
              </Chip>
            </li>
          );
        })}
      </chakra.ul>
    </chakra.nav>
  );
}

function Count({ value }: { value: number | undefined }) {
  return (
    <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums" minWidth="1.25em" textAlign="end">
      {value?.toLocaleString('en-US') ?? '–'}
    </chakra.span>
  );
}

function useOrderCounts(market: Market): OrderCountsQuery | undefined {
  const answer = useQuery(OrderCountsDocument, { variables: { market }, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function stopTimer() {
    return () => clearTimeout(timer.current);
  }, []);

  function countAgain() {
    clearTimeout(timer.current);
    timer.current = setTimeout(reload, COUNT_AGAIN_AFTER_MS);
  }
  useOrderFeed(market, { onEvent: countAgain, onMissed: countAgain });
  return answer.data;
}
