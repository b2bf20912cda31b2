import { NetworkStatus } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, Flex, Grid } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { canMove } from '@eunbit/schema/order';
import { Navigate, useLocation, useParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { BackLink } from '../../../components/ButtonLink.tsx';
import { DialogOpener } from '../../../components/DialogOpener.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { MissingPage } from '../../../components/MissingPage.tsx';
import { PageSkeleton } from '../../../components/PageSkeleton.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Awaited } from '../../../components/QueryError.tsx';
import { useReload } from '../../../components/use-reload.ts';
import type { OrderDetailQuery } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { PaymentBadge, PaymentBadgeFragment } from '../../../labels/PaymentBadge.tsx';
import { StatusBadge } from '../../../labels/StatusBadge.tsx';
import { orderListUrl, orderUrl, packingFileUrl } from '../../../urls/orders.urls.ts';
import { ConfirmedAnchor } from '../../session/ConfirmedAnchor.tsx';
import { OrderActions } from '../actions/OrderActions.tsx';
import { ComposeEmail } from '../ComposeEmail.tsx';
import { useOrderFeed } from '../order-feed.ts';
import { SendReceipt } from '../SendReceipt.tsx';
import { OrderCollaboration } from './collaboration/OrderCollaboration.tsx';
import { OrderDepositsFragment, RecordDepositDialog } from './deposits/RecordDepositDialog.tsx';
import { OrderEdits } from './edit/OrderEdits.tsx';
import { Fulfilments } from './fulfilment/Fulfilments.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderShipment } from './OrderShipment.tsx';
import { PanelPlace, StaffCustomerPanels, StaffWorkPanels } from './OrderStaffDetailsPanels.tsx';
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
      payment { ...PaymentBadge_OrderPayment }
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
      ...OrderCollaboration_Order
      ...MakeReplacement_Order
    }
  }
`);

type DetailedOrder = NonNullable<OrderDetailQuery['order']>;

/** An order of a member or a guest, in either market. The live feed keeps it up to date. */
export function OrderDetailPage({ market }: { market: Market }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const { number = '' } = useParams();
  const answer = useQuery(OrderDetailDocument, {
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const { data, loading, networkStatus } = answer;
  const reload = useReload(answer);
  useOrderFeed(market, { onMissed: reload });

  if (data?.order) {
    // Redirects if the address names another market or kind of customer than the order has.
    const own = orderUrl(data.order);
    return own === pathname ? <OrderView order={data.order} /> : <Navigate to={`${own}${search}`} replace />;
  }
  // A retry for an order that was not found shows no second message.
  const isReadAgain = networkStatus === NetworkStatus.refetch;
  const isMissing = !loading || isReadAgain;
  return (
    <Awaited
      answer={answer}
      failed={t('orders.detail.failed')}
      missing={isMissing ? <MissingPage text={t('orders.detail.missing')} to={orderListUrl(market)} /> : undefined}
      skeleton={<PageSkeleton withAside />}
    />
  );
}

function OrderView({ order }: { order: DetailedOrder }) {
  const t = useText();
  const client = useApolloClient();
  const details = useOrderStaffDetails(order.number, order.market);
  return (
    <Box>
      <BackLink to={orderListUrl(order.market)}>{t('orders.detail.toList')}</BackLink>
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
          <OrderCollaboration order={order} />
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

const OrderTrackingFragment = graphql(`
  fragment OrderTracking_Order on Order {
    ...OrderShipment_Order
    ...OrderFulfilments_Order
  }
`);

/** The label of a US order, and its parcels. */
function OrderTracking({ order: ref }: { order: FragmentType<typeof OrderTrackingFragment> }) {
  const order = readFragment(OrderTrackingFragment, ref);
  return (
    <>
      <OrderShipment order={order} />
      <Fulfilments order={order} />
    </>
  );
}

const OrderEmailsFragment = graphql(`
  fragment OrderEmails_Order on Order {
    number
    ...SendReceipt_Order
  }
`);

interface OrderEmailsProps {
  readonly order: FragmentType<typeof OrderEmailsFragment>;
  /** Called after an email from staff was sent. */
  readonly onSent: () => void;
}

/** Emails that staff send to the buyer: custom emails and the receipt. */
function OrderEmails({ order: ref, onSent }: OrderEmailsProps) {
  const t = useText();
  const order = readFragment(OrderEmailsFragment, ref);
  return (
    // An unfinished email stays on the screen if the permission is removed.
    <IfMay needed="EMAIL_SEND" keepsShown>
      <Panel title={t('orders.detail.emails')}>
        <Flex wrap="wrap" gap="3">
          <ComposeEmail orderNumber={order.number} onSent={onSent} />
          <IfMay needed="EMAIL_SEND">
            <SendReceipt order={order} />
          </IfMay>
        </Flex>
      </Panel>
    </IfMay>
  );
}

/** The primary button that records a deposit, if that is the next step. */
function RecordDeposit({ order: ref }: { readonly order: FragmentType<typeof OrderDepositsFragment> }) {
  const t = useText();
  const order = readFragment(OrderDepositsFragment, ref);
  return (
    <DialogOpener
      label={t('orders.deposits.record')}
      dialog={(close) => <RecordDepositDialog order={order} onClose={close} />}
    />
  );
}
