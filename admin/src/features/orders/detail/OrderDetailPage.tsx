import { NetworkStatus } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, Grid } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { canMove } from '@eunbit/schema/order';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { toaster } from '../../../components/toaster.ts';
import { useReload } from '../../../components/use-reload.ts';
import type { OrderDetailQuery } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';
import { PaymentBadge, PaymentBadgeFragment } from '../../../labels/PaymentBadge.tsx';
import { StatusBadge } from '../../../labels/StatusBadge.tsx';
import { orderListUrl, orderUrl, packingFileUrl } from '../../../urls/orders.urls.ts';
import { ConfirmedAnchor } from '../../session/ConfirmedAnchor.tsx';
import { OrderActions } from '../actions/OrderActions.tsx';
import { useOrderFeed } from '../order-feed.ts';
import { RecordDeposit } from './deposits/RecordDeposit.tsx';
import { OrderDesk } from './desk/OrderDesk.tsx';
import { OrderEdits } from './edit/OrderEdits.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';
import { OrderEmails } from './OrderEmails.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { StaffCustomerPanels, StaffWorkPanels } from './OrderStaffDetailsPanels.tsx';
import { OrderTracking } from './OrderTracking.tsx';
import { PanelPlace } from './PanelPlace.tsx';
import { PaymentRequests } from './payment-request/PaymentRequests.tsx';
import { OrderRefunds } from './refund/OrderRefunds.tsx';
import { MakeReplacement } from './replacement/MakeReplacement.tsx';
import { OrderReturns } from './return/OrderReturns.tsx';
import { OrderTimeline } from './timeline/OrderTimeline.tsx';
import { useOrderStaffDetails } from './use-order-staff-details.ts';

const OrderDetailDocument = graphql(`
  query OrderDetail($number: String!) {
    order(number: $number) {
      id
      number
      market
      customerKind
      status
      payment {
        ...PaymentBadge_OrderPayment
      }
      ...OrderLines_Order
      ...OrderCustomer_Order
      ...OrderPayment_Order
      ...OrderRefunds_Order
      ...RefundTitles_Order
      ...OrderEmails_Order
      ...OrderTimeline_Order
      ...OrderTracking_Order
      ...OrderActions_Order
      ...OrderEdits_Order
      ...PaymentRequests_Order
      ...OrderReturns_Order
      ...OrderDeposits_Order
      ...OrderDesk_Order
      ...MakeReplacement_Order
    }
  }
`);

type DetailedOrder = NonNullable<OrderDetailQuery['order']>;

/** One order, of a member or a guest, of either market. The live feed keeps it up to date. */
export function OrderDetailPage({ market }: { market: Market }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const { number = '' } = useParams();
  const answer = useQuery(OrderDetailDocument, {
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, loading, networkStatus } = answer;
  const reload = useReload(answer);
  useOrderFeed(market, { onMissed: reload });

  if (data?.order) {
    // The address names another market or kind of customer than the order's: redirect.
    const own = orderUrl(data.order);
    return own === pathname ? <OrderView order={data.order} /> : <Navigate to={`${own}${search}`} replace />;
  }
  if (error) {
    return (
      <ErrorAlert onRetry={reload} retrying={loading}>
        {t('orders.detail.failed')}
      </ErrorAlert>
    );
  }
  // A retry of an order that was not found announces nothing a second time.
  const isReadAgain = networkStatus === NetworkStatus.refetch;
  if (!data || (loading && !isReadAgain)) return <OrderDetailSkeleton />;
  return <OrderMissing market={market} />;
}

function OrderMissing({ market }: { market: Market }) {
  const t = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the language of the moment.
  useEffect(function tell() {
    toaster.create({ title: t('orders.detail.missing') });
  }, []);
  return <Navigate to={orderListUrl(market)} replace />;
}

function OrderView({ order }: { order: DetailedOrder }) {
  const t = useText();
  const client = useApolloClient();
  const details = useOrderStaffDetails(order.number, order.market);
  return (
    <Box>
      <Box mb="2">
        <TextLink to={orderListUrl(order.market)}>← {t('orders.detail.toList')}</TextLink>
      </Box>
      <PageTitle market={order.market} title={t('orders.detail.title', { number: order.number })}>
        {canMove(order.status, 'ORDER_SHIPPED') ? (
          <ConfirmedAnchor
            size="sm"
            variant="outline"
            href={packingFileUrl(order.market, [order.number])}
            target="_blank"
          >
            {t('orders.slip.print')}
          </ConfirmedAnchor>
        ) : null}
        <PaymentBadge payment={readFragment(PaymentBadgeFragment, order.payment)} />
        <StatusBadge status={order.status} />
      </PageTitle>
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 25rem' }}
        templateAreas={{ base: '"actions" "work" "about"', xl: '"actions about" "work about"' }}
        templateRows={{ xl: 'auto 1fr' }}
      >
        <Box gridArea="actions">
          <OrderActions order={order} recordDeposit={<RecordDeposit order={order} />} />
        </Box>
        <Grid gridArea="work" gap="5" alignContent="start" templateColumns="minmax(0, 1fr)">
          <OrderLines order={order} />
          <PanelPlace id="order-parcels">
            <OrderTracking order={order} />
          </PanelPlace>
          <PanelPlace id="order-payment">
            <OrderPayment order={order} />
          </PanelPlace>
          <PanelPlace id="order-payment-requests">
            <PaymentRequests order={order} />
          </PanelPlace>
          <PanelPlace id="order-returns">
            <OrderReturns order={order} />
          </PanelPlace>
          <PanelPlace id="order-refunds">
            <OrderRefunds order={order} />
          </PanelPlace>
          <StaffWorkPanels details={details} />
          <OrderEdits order={order} />
          <OrderTimeline order={order} />
        </Grid>
        <Grid gridArea="about" gap="5" alignContent="start" templateColumns="minmax(0, 1fr)">
          <OrderCustomer order={order} />
          <OrderDesk order={order} />
          <OrderEmails order={order} onSent={() => void client.refetchQueries({ include: ['OrderTimeline'] })} />
          <IfMay needed="DRAFT_ORDER_READ">
            <MakeReplacement order={order} />
          </IfMay>
          <StaffCustomerPanels details={details} />
        </Grid>
      </Grid>
    </Box>
  );
}
