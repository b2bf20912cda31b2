import { skipToken, useQuery } from '@apollo/client/react';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../../app/PageHead.tsx';
import { graphql } from '../../../gql/index.ts';
import { useOrderToken } from '../access/use-order-access.ts';
import { ReturnContent } from './ReturnContent.tsx';

const GuestReturnableOrderDocument = graphql(`
  query GuestReturnableOrder($accessToken: String!) {
    guestOrder(accessToken: $accessToken) { id ...OrderReturns_Order }
  }
`);

/** `/guest-order/:id/return`: a guest whose tab has opened the order requests a return. */
export function GuestReturnPage() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const orderNumber = normaliseOrderNumber(id);
  const token = useOrderToken(orderNumber);
  const { data, error, loading, refetch } = useQuery(
    GuestReturnableOrderDocument,
    token ? { variables: { accessToken: token }, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const title = intl.formatMessage({ id: 'returns.open' });
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
