import { useQuery } from '@apollo/client/react';
import { message } from '@eunbit/schema/messages';
import { isCardMethod } from '@eunbit/schema/payment-method';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import { useSettings } from '../../app/settings.tsx';
import { useViewer } from '../../app/use-viewer.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { CheckIcon } from '../../elements/icons.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { AccountOffer } from '../account/AccountOffer.tsx';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useGuestOrder } from './access/use-guest-order.ts';
import { useLastOrderToken } from './access/use-order-access.ts';
import { useOrderShown } from './success/use-acknowledge-order.ts';
import { CopyButton } from './view/CopyButton.tsx';
import { DepositInstructions } from './view/DepositInstructions.tsx';
import { OrderView, OrderViewFragment } from './view/OrderView.tsx';

/** The content of `/success` and `/success_ko`: thanks, order number, next steps and the order with its live status. */
export function PlacedOrder() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const token = useLastOrderToken();
  const { order, loading, failed, refetch } = useGuestOrder(token ?? null);
  const title = intl.formatMessage({ id: 'order.thankYou' });
  return (
    <styled.div maxWidth="76rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '10', md: '16' }}>
      <PageHead title={title} description={intl.formatMessage({ id: 'order.completed' })} path={pathname} />
      <meta name="robots" content="noindex" />
      {order ? (
        <OrderThanks order={order} accessToken={token ?? null} />
      ) : failed ? (
        <ErrorAlert onRetry={() => void refetch().catch(() => undefined)}>
          <FormattedMessage id="order.loadFailed" />
        </ErrorAlert>
      ) : token === undefined || loading ? (
        <PlacedOrderSkeleton />
      ) : (
        <NoOrderHere />
      )}
    </styled.div>
  );
}

interface OrderThanksProps {
  readonly order: FragmentType<typeof OrderViewFragment>;
  readonly accessToken: string | null;
}

function OrderThanks({ order: masked, accessToken }: OrderThanksProps) {
  const intl = useIntl();
  const viewer = useViewer();
  const { language } = useSettings();
  const order = readFragment(OrderViewFragment, masked);
  useOrderShown(order.number);
  return (
    <styled.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '8', md: '12' }}>
      <styled.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        justifyItems="center"
        gap="4"
        textAlign="center"
        maxWidth="form"
        mx="auto"
        width="full"
      >
        <styled.div
          display="grid"
          placeItems="center"
          boxSize="16"
          borderRadius="full"
          bg="green.50"
          color="fg.success"
        >
          <CheckIcon boxSize="8" />
        </styled.div>
        <styled.h1 fontSize={{ base: '3xl', md: '4xl' }} fontWeight="semibold">
          <FormattedMessage id="order.thankYou" />
        </styled.h1>
        {isCardMethod(order.payment.method) && order.payment.status === 'PAID' ? (
          <styled.p fontWeight="semibold">{message('payment.succeeded', language)}</styled.p>
        ) : null}
        <p>
          <FormattedMessage id="order.completed" />
        </p>
        {viewer ? (
          <p>
            <FormattedMessage id="order.thanksForShopping" />
          </p>
        ) : null}
        <styled.div width="full" textAlign="start">
          <DepositInstructions order={order} />
        </styled.div>
        <styled.div mt="2">
          <styled.p fontSize="sm" color="fg.muted">
            <FormattedMessage id="order.number" />
          </styled.p>
          <styled.p fontSize={{ base: '2xl', md: '3xl' }} fontWeight="bold" fontVariantNumeric="tabular-nums">
            {order.number}
          </styled.p>
        </styled.div>
        <CopyButton text={order.number} label={intl.formatMessage({ id: 'order.number' })} />
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage
            id="order.recordTo"
            values={{ email: <styled.strong overflowWrap="anywhere">{order.email}</styled.strong> }}
          />
          <br />
          <FormattedMessage id={viewer ? 'order.inAccount' : 'order.lookUpLater'} />
        </styled.p>
        <styled.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
          <LinkButton to="/products-cleansing" size="lg">
            <FormattedMessage id="order.continueShopping" />
          </LinkButton>
          {viewer ? (
            <LinkButton to="/dashboard" size="lg" variant="outline">
              <FormattedMessage id="order.historyLink" />
            </LinkButton>
          ) : null}
        </styled.div>
        {!viewer && accessToken && order.customerKind === 'GUEST' ? (
          <AccountOffer accessToken={accessToken} email={order.email} />
        ) : null}
      </styled.div>
      <OrderView order={masked} />
      {accessToken ? <OrderGoesWith accessToken={accessToken} /> : null}
    </styled.div>
  );
}

function PlacedOrderSkeleton() {
  return (
    <styled.div display="grid" justifyItems="center" gap="4" minH="60vh" aria-busy="true">
      <Skeleton boxSize="16" borderRadius="full" />
      <Skeleton height="11" width="16rem" />
      <Skeleton height="6" width="22rem" maxWidth="full" />
      <Skeleton height="10" width="18rem" mt="4" />
    </styled.div>
  );
}

/** In another browser, or after the session ended, the order can still be looked up. */
function NoOrderHere() {
  return (
    <styled.div display="grid" justifyItems="center" gap="4" py="16" textAlign="center">
      <styled.h1 fontSize="2xl" fontWeight="semibold">
        <FormattedMessage id="order.notHere" />
      </styled.h1>
      <styled.p color="fg.muted" maxWidth="form">
        <FormattedMessage id="order.notHereNote" />
      </styled.p>
      <LinkButton to="/guest-order" mt="2">
        <FormattedMessage id="order.lookUp" />
      </LinkButton>
    </styled.div>
  );
}

const OrderGoesWithDocument = graphql(`
  query OrderGoesWith($accessToken: String!) {
    guestOrder(accessToken: $accessToken) { id number goesWith { id ...ProductCard_Product } }
  }
`);

/** Companion products of a purchase (DISCOVERY-5); nothing while they are loading. */
function OrderGoesWith({ accessToken }: { accessToken: string }) {
  const { data } = useQuery(OrderGoesWithDocument, { variables: { accessToken }, ssr: false });
  const products = data?.guestOrder?.goesWith ?? [];
  // A single product is not shown (DISCOVERY-8).
  if (products.length < 2) return null;
  return (
    <styled.section aria-labelledby="order-goes-with">
      <styled.h2 id="order-goes-with" fontSize={{ base: 'xl', md: '2xl' }} fontWeight="semibold" mb="6">
        <FormattedMessage id="order.goesWith" />
      </styled.h2>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </styled.section>
  );
}
