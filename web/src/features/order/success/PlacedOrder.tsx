import { chakra } from '@chakra-ui/react/styled-system';
import { message } from '@eunbit/schema/messages';
import { isCardMethod } from '@eunbit/schema/payment-method';
import { ErrorAlert } from '@eunbit/ui/ErrorAlert.tsx';
import { CheckIcon } from '@eunbit/ui/icons.tsx';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { PageHead } from '../../../app/PageHead.tsx';
import { useSettings } from '../../../app/settings.tsx';
import { useViewer } from '../../../app/use-viewer.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { type FragmentType, readFragment } from '../../../gql/index.ts';
import { AccountOffer } from '../../account/offer/AccountOffer.tsx';
import { useGuestOrder } from '../access/use-guest-order.ts';
import { useLastOrderToken } from '../access/use-order-access.ts';
import { CopyButton } from '../view/CopyButton.tsx';
import { DepositInstructions } from '../view/DepositInstructions.tsx';
import { OrderView, OrderViewFragment } from '../view/OrderView.tsx';
import { useOrderShown } from './use-acknowledge-order.ts';

/** The content of `/success` and `/success_ko`: thanks, order number, next steps and the order with its live status. */
export function PlacedOrder() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const token = useLastOrderToken();
  const { order, loading, failed, refetch } = useGuestOrder(token ?? null);
  const title = intl.formatMessage({ id: 'order.thankYou' });
  return (
    <chakra.div maxWidth="76rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '10', md: '16' }}>
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
    </chakra.div>
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
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '8', md: '12' }}>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        justifyItems="center"
        gap="4"
        textAlign="center"
        maxWidth="form"
        mx="auto"
        width="full"
      >
        <chakra.div
          display="grid"
          placeItems="center"
          boxSize="16"
          borderRadius="full"
          bg="green.50"
          color="fg.success"
        >
          <CheckIcon boxSize="8" />
        </chakra.div>
        <chakra.h1 fontSize={{ base: '3xl', md: '4xl' }} fontWeight="semibold">
          <FormattedMessage id="order.thankYou" />
        </chakra.h1>
        {isCardMethod(order.payment.method) && order.payment.state === 'PAID' ? (
          <chakra.p fontWeight="semibold">{message('payment.succeeded', language)}</chakra.p>
        ) : null}
        <p>
          <FormattedMessage id="order.completed" />
        </p>
        {viewer ? (
          <p>
            <FormattedMessage id="order.thanksForShopping" />
          </p>
        ) : null}
        <chakra.div width="full" textAlign="start">
          <DepositInstructions order={order} />
        </chakra.div>
        <chakra.div mt="2">
          <chakra.p fontSize="sm" color="fg.muted">
            <FormattedMessage id="order.number" />
          </chakra.p>
          <chakra.p fontSize={{ base: '2xl', md: '3xl' }} fontWeight="bold" fontVariantNumeric="tabular-nums">
            {order.number}
          </chakra.p>
        </chakra.div>
        <CopyButton text={order.number} label={intl.formatMessage({ id: 'order.number' })} />
        <chakra.p fontSize="sm" color="fg.muted">
          <FormattedMessage
            id="order.recordTo"
            values={{ email: <chakra.strong overflowWrap="anywhere">{order.email}</chakra.strong> }}
          />
          <br />
          <FormattedMessage id={viewer ? 'order.inAccount' : 'order.lookUpLater'} />
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
          <LinkButton to="/products-cleansing" size="lg">
            <FormattedMessage id="order.continueShopping" />
          </LinkButton>
          {viewer ? (
            <LinkButton to="/dashboard" size="lg" variant="outline">
              <FormattedMessage id="order.historyLink" />
            </LinkButton>
          ) : null}
        </chakra.div>
        {!viewer && accessToken && order.customerKind === 'GUEST' ? (
          <AccountOffer accessToken={accessToken} email={order.email} />
        ) : null}
      </chakra.div>
      <OrderView order={masked} />
    </chakra.div>
  );
}

function PlacedOrderSkeleton() {
  return (
    <chakra.div display="grid" justifyItems="center" gap="4" minH="60vh" aria-busy="true">
      <Skeleton boxSize="16" borderRadius="full" />
      <Skeleton height="11" width="16rem" />
      <Skeleton height="6" width="22rem" maxWidth="full" />
      <Skeleton height="10" width="18rem" mt="4" />
    </chakra.div>
  );
}

/** In another browser, or after the session ended, the order can still be looked up. */
function NoOrderHere() {
  return (
    <chakra.div display="grid" justifyItems="center" gap="4" py="16" textAlign="center">
      <chakra.h1 fontSize="2xl" fontWeight="semibold">
        <FormattedMessage id="order.notHere" />
      </chakra.h1>
      <chakra.p color="fg.muted" maxWidth="form">
        <FormattedMessage id="order.notHereNote" />
      </chakra.p>
      <LinkButton to="/guest-order" mt="2">
        <FormattedMessage id="order.lookUp" />
      </LinkButton>
    </chakra.div>
  );
}
