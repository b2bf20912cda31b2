import { skipToken, useQuery } from '@apollo/client/react';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../../app/PageHead.tsx';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import { type FragmentType, graphql } from '../../../gql/index.ts';
import { AccountPage } from '../../account/frame/AccountPage.tsx';
import { useOrderToken } from '../access/use-order-access.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { returnOrderUrl } from './return.urls.ts';
import type { OrderReturnsFragment } from './return-fragment.ts';

const MyReturnableOrderDocument = graphql(`
  query MyReturnableOrder($number: String!) {
    myOrder(number: $number) {
      id
      ...OrderReturns_Order
    }
  }
`);

const GuestReturnableOrderDocument = graphql(`
  query GuestReturnableOrder($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      id
      ...OrderReturns_Order
    }
  }
`);

export const loadMemberReturn: ScreenLoader = ({ params, preload }) =>
  preload(MyReturnableOrderDocument, { number: normaliseOrderNumber(params.number ?? '') }, ({ myOrder }) =>
    myOrder ? 200 : 404,
  );

/** `/orders/:number/return`: a member requests a return. */
export function MemberReturnPage() {
  const intl = useIntl();
  const { number = '' } = useParams();
  const orderNumber = normaliseOrderNumber(number);
  const { data, state, retry, retrying } = useScreenQuery(MyReturnableOrderDocument, { number: orderNumber });
  return (
    <AccountPage title={intl.formatMessage({ id: 'order.return.open' })}>
      <ReturnContent
        orderNumber={orderNumber}
        order={data?.myOrder}
        accessToken={null}
        failed={state === 'failed'}
        retry={retry}
        retrying={retrying}
      />
    </AccountPage>
  );
}

/** `/guest-order/:id/return`: the same for a guest whose tab has opened the order. */
export function GuestReturnPage() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const orderNumber = normaliseOrderNumber(id);
  const token = useOrderToken(orderNumber);
  const { data, error, loading, refetch } = useQuery(
    GuestReturnableOrderDocument,
    token ? { variables: { accessToken: token }, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const title = intl.formatMessage({ id: 'order.return.open' });
  return (
    <styled.div maxWidth="76rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '8', md: '14' }} minH="70vh">
      <PageHead title={title} description={title} path="/guest-order" />
      <meta name="robots" content="noindex" />
      <styled.h1 fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold" mb="6">
        {title}
      </styled.h1>
      <ReturnContent
        orderNumber={orderNumber}
        order={token === null ? null : data?.guestOrder}
        accessToken={token ?? null}
        failed={error !== undefined && !data}
        retry={() => void refetch().catch(() => undefined)}
        retrying={loading}
      />
    </styled.div>
  );
}

interface ReturnContentProps {
  readonly orderNumber: string;
  /** Null where it is not found or not open, undefined while it is read. */
  readonly order: FragmentType<typeof OrderReturnsFragment> | null | undefined;
  readonly accessToken: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
}

function ReturnContent({ orderNumber, order, accessToken, failed, retry, retrying }: ReturnContentProps) {
  if (order) return <ReturnForm order={order} accessToken={accessToken} />;
  if (order === null) {
    return (
      <styled.div display="grid" gap="5" justifyItems="start">
        <p>
          <FormattedMessage id="order.notFound" />
        </p>
        <LinkButton to={returnOrderUrl(orderNumber, true)}>
          <FormattedMessage id="order.lookUp" />
        </LinkButton>
      </styled.div>
    );
  }
  if (failed) {
    return (
      <ErrorAlert onRetry={retry} retrying={retrying}>
        <FormattedMessage id="order.loadFailed" />
      </ErrorAlert>
    );
  }
  return (
    <styled.div aria-busy="true">
      <Skeleton height="24rem" borderRadius="xl" />
    </styled.div>
  );
}
