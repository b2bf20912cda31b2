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
        {Object.values(OrderStatus).map((status) => (
          <FilterChip
            key={status}
            buildUrl={(chosen) => to({ status: chosen ? status : null, attention: null })}
            text={t(`orders.status.${status}`)}
            count={counts?.status(status)}
            isChosen={filter.status === status}
            withZero
          />
        ))}
        {PASSING_PAYMENT_SUMMARIES.map((paymentSummary) => (
          <FilterChip
            key={paymentSummary}
            buildUrl={(chosen) => to({ paymentSummary: chosen ? paymentSummary : null })}
            text={t(summaryChoice(paymentSummary))}
            count={counts?.paymentSummary(paymentSummary)}
            isChosen={filter.paymentSummary === paymentSummary}
            borderStyle="dotted"
          />
        ))}
        {Object.values(OrderAttention).map((attention) => (
          <FilterChip
            key={attention}
            buildUrl={(chosen) => to({ status: null, attention: chosen ? attention : null })}
            text={t(`orders.attention.${attention}`)}
            count={counts?.attention(attention)}
            isChosen={filter.attention === attention}
            borderStyle="dashed"
          />
        ))}
      </chakra.ul>
    </ScrollingNav>
  );
}

interface FilterChipProps {
  /** Address of the list with the filter, or without it. */
  readonly buildUrl: (isChosen: boolean) => string;
  readonly text: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  /** Counters of zero are hidden unless their filter is chosen, or this is true. */
  readonly withZero?: boolean;
  readonly borderStyle?: 'dotted' | 'dashed';
}

/** A filter with its counter; the chosen one removes itself. */
function FilterChip({ buildUrl, text, count, isChosen, withZero = false, borderStyle }: FilterChipProps) {
  if (!isChosen && !count && !withZero) return null;
  return (
    <li>
      <Chip to={buildUrl(!isChosen)} aria-current={isChosen || undefined} borderStyle={borderStyle}>
        {text}
        <Count value={count} />
        {isChosen ? <span aria-hidden>✕</span> : null}
      </Chip>
    </li>
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
