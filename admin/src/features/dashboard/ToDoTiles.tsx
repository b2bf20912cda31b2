import { Grid } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import type { OrderAttention } from '@eunbit/schema/order-list';
import { useMayOpen } from '../../app/screen-permissions.ts';
import { useText } from '../../app/use-text.ts';
import { type Needed, useMay } from '../../app/viewer.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { statementUrl } from '../../urls/bank-statements.urls.ts';
import { orderListUrl } from '../../urls/orders.urls.ts';
import { productListUrl } from '../../urls/products.urls.ts';
import { returnListUrl } from '../../urls/returns.urls.ts';
import { reviewListUrl } from '../../urls/reviews.urls.ts';
import { readOrderCounts } from '../orders/list/order-counts.ts';
import { Tile } from './Tile.tsx';

const ToDoTilesFragment = graphql(`
  fragment ToDoTiles_Query on Query {
    storeOverview(market: $market) @include(if: $withOverview) {
      unansweredReviews
    }
    orderCounts(market: $market) @include(if: $withOrders) {
      ...OrderCounts_OrderCounts
    }
    openStatementLineCount @include(if: $withOrders)
    returnCounts(market: $market) @include(if: $withReturns) {
      requested
      inTransit
      received
      inspected
    }
    stockCounts(market: $market) @include(if: $withStock) {
      soldOut
      stopped
      low
    }
  }
`);

/** Counters that are rarely above zero, and only in one store: hidden at zero. */
const ONLY_WHEN_THERE: readonly { attention: OrderAttention; text: MessageId }[] = [
  { attention: 'DEPOSIT_DIFFERS', text: 'dashboard.differs' },
  { attention: 'DEPOSIT_SURPLUS', text: 'dashboard.surplus' },
  { attention: 'SHIPPED_UNPAID', text: 'dashboard.shippedUnpaid' },
  { attention: 'REVERSAL_OPEN', text: 'dashboard.reversals' },
  { attention: 'PAYMENT_LAPSED', text: 'dashboard.lapsed' },
  { attention: 'SHIPMENT_FAILED', text: 'dashboard.failedShipments' },
  { attention: 'ESCROW_DELIVERY_DUE', text: 'dashboard.escrowDeliveries' },
  { attention: 'CASH_RECEIPT_DUE', text: 'dashboard.cashReceipts' },
  { attention: 'PART_REFUND_BY_HAND', text: 'dashboard.partRefunds' },
];

/** Counters of open tasks that link to their lists. */
export function ToDoTiles({
  market,
  data,
}: {
  market: Market;
  data: FragmentType<typeof ToDoTilesFragment> | undefined;
}) {
  const t = useText();
  const mayOpen = useMayOpen();
  const may = useMay();
  const read = readFragment(ToDoTilesFragment, data);
  const stock = read?.stockCounts;
  const waitingReturns = read?.returnCounts;
  const returns =
    waitingReturns &&
    waitingReturns.requested + waitingReturns.inTransit + waitingReturns.received + waitingReturns.inspected;
  const orders = read?.orderCounts && readOrderCounts(read.orderCounts);
  const waiting = (attention: OrderAttention, text: MessageId) => ({
    text,
    to: orderListUrl(market, { filter: { attention } }),
    count: orders?.attention(attention),
  });
  const tiles: readonly { text: MessageId; to: string; needed?: Needed; count: number | undefined }[] = [
    {
      text: 'dashboard.toConfirm',
      to: orderListUrl(market, { filter: { status: 'PREPARING_FOR_SHIPMENT' } }),
      count: orders?.status('PREPARING_FOR_SHIPMENT'),
    },
    waiting('DEPOSIT_TO_CHECK', 'dashboard.deposits'),
    ...(market === 'KR' && read?.openStatementLineCount
      ? [{ text: 'bankStatements.dashboard', to: statementUrl(), count: read.openStatementLineCount } as const]
      : []),
    ...ONLY_WHEN_THERE.map(({ attention, text }) => waiting(attention, text)).filter(({ count }) => count),
    ...(returns ? [{ text: 'returns.title', to: returnListUrl(market), count: returns } as const] : []),
    waiting('DELAY_OVERDUE', 'dashboard.overdue'),
    waiting('REFUND_BY_HAND', 'dashboard.refunds'),
    {
      text: 'dashboard.delayed',
      to: orderListUrl(market, { filter: { status: 'ORDER_DELAYED' } }),
      count: orders?.status('ORDER_DELAYED'),
    },
    { text: 'dashboard.lowStock', to: productListUrl(market, 'low'), count: stock?.low },
    {
      text: 'dashboard.unanswered',
      needed: 'OVERVIEW_READ',
      to: reviewListUrl({ queue: 'UNANSWERED', market }),
      count: read?.storeOverview?.unansweredReviews,
    },
    { text: 'dashboard.soldOut', to: productListUrl(market, 'soldOut'), count: stock?.soldOut },
    { text: 'dashboard.stopped', to: productListUrl(market, 'stopped'), count: stock?.stopped },
  ];
  return (
    <Grid gap="3" templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}>
      {tiles
        .filter(({ to, needed }) => mayOpen(to) && (!needed || may(needed)))
        .map(({ text, to, count }) => (
          <Tile key={text} text={t(text)} to={to} count={count} />
        ))}
    </Grid>
  );
}
