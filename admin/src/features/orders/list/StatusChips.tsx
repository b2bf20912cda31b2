import { useQuery } from '@apollo/client/react';
import { chakra, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import { OrderAttention, type OrderFilter } from '@eunbit/schema/order-list';
import { PASSING_PAYMENT_SUMMARIES } from '@eunbit/schema/payment-status';
import { useText } from '../../../app/use-text.ts';
import { Chip } from '../../../components/Chip.tsx';
import { ScrollingNav } from '../../../components/ScrollingNav.tsx';
import { useReload } from '../../../components/use-reload.ts';
import { useThrottled } from '../../../components/use-throttled.ts';
import { graphql } from '../../../gql/index.ts';
import { summaryChoice } from '../../../labels/payment-summary.ts';
import { type OrderListView, orderListUrl } from '../../../urls/orders.urls.ts';
import { type OrderCounts, readOrderCounts } from '../order-counts.ts';
import { useOrderFeed } from '../order-feed.ts';

const OrderCountsDocument = graphql(`
  query OrderCounts($market: Market!) {
    orderCounts(market: $market) { ...OrderCounts_OrderCounts }
  }
`);

/** Counters by status, payment and need for attention, each a filter of the list; the chosen one removes its filter. */
export function StatusChips({ market, view }: { market: Market; view: OrderListView }) {
  const t = useText();
  const counts = useOrderCounts(market);
  const { filter } = view;
  const to = (change: Partial<OrderFilter>) =>
    orderListUrl(market, { ...view, filter: { ...filter, ...change }, trail: [] });
  return (
    <ScrollingNav aria-label={t('orders.list.filter')} mb="3" mx="-1" px="1" py="1">
      <chakra.ul display="flex" flexWrap={{ md: 'wrap' }} gap="2" listStyle="none">
        <li>
          <Chip
            to={to({ status: null, attention: null })}
            aria-current={(filter.status === null && filter.attention === null) || undefined}
          >
            {t('orders.list.all')}
            <Count value={counts?.all} />
          </Chip>
        </li>
        {Object.values(OrderStatus).map((status) => {
          const chosen = filter.status === status;
          return (
            <li key={status}>
              <Chip to={to({ status: chosen ? null : status, attention: null })} aria-current={chosen || undefined}>
                {t(`orders.status.${status}`)}
                <Count value={counts?.status(status)} />
                {chosen ? <span aria-hidden>✕</span> : null}
              </Chip>
            </li>
          );
        })}
        {PASSING_PAYMENT_SUMMARIES.map((paymentSummary) => {
          const chosen = filter.paymentSummary === paymentSummary;
          const count = counts?.paymentSummary(paymentSummary);
          if (!chosen && !count) return null;
          return (
            <li key={paymentSummary}>
              <Chip
                to={to({ paymentSummary: chosen ? null : paymentSummary })}
                aria-current={chosen || undefined}
                borderStyle="dotted"
              >
                {t(summaryChoice(paymentSummary))}
                <Count value={count} />
                {chosen ? <span aria-hidden>✕</span> : null}
              </Chip>
            </li>
          );
        })}
        {Object.values(OrderAttention).map((attention) => {
          const chosen = filter.attention === attention;
          const count = counts?.attention(attention);
          // Counters of zero are hidden.
          if (!chosen && !count) return null;
          return (
            <li key={attention}>
              <Chip
                to={to({ status: null, attention: chosen ? null : attention })}
                aria-current={chosen || undefined}
                borderStyle="dashed"
              >
                {t(`orders.attention.${attention}`)}
                <Count value={count} />
                {chosen ? <span aria-hidden>✕</span> : null}
              </Chip>
            </li>
          );
        })}
      </chakra.ul>
    </ScrollingNav>
  );
}

function Count({ value }: { value: number | undefined }) {
  return (
    <Span fontWeight="semibold" fontVariantNumeric="tabular-nums" minWidth="1.25em" textAlign="end">
      {value?.toLocaleString('en-US') ?? '–'}
    </Span>
  );
}

function useOrderCounts(market: Market): OrderCounts | undefined {
  const answer = useQuery(OrderCountsDocument, { variables: { market }, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  const countAgain = useThrottled(reload);
  useOrderFeed(market, { onEvents: countAgain, onMissed: countAgain });
  return answer.data && readOrderCounts(answer.data.orderCounts);
}
