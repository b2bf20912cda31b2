import { useSubscription } from '@apollo/client/react';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import { graphql } from '../../../gql/index.ts';
import { AccountPage } from '../../account/AccountPage.tsx';
import { FoundOrder } from '../FoundOrder.tsx';

const MyOrderDocument = graphql(`
  query MyOrder($number: String!) {
    myOrder(number: $number) { id ...OrderView_Order ...OrderReturnNews_Order }
  }
`);

const MyOrderChangedDocument = graphql(`
  subscription MyOrderChanged {
    orderStatusChanged { id ...OrderView_Order ...OrderReturnNews_Order }
  }
`);

export const loadMemberOrder: ScreenLoader = ({ params, preload }) =>
  preload(MyOrderDocument, { number: normaliseOrderNumber(params.number ?? '') }, ({ myOrder }) =>
    myOrder ? 200 : 404,
  );

/** `/orders/:number`: one of a member's orders, with its live status. */
export function MemberOrderPage() {
  const intl = useIntl();
  const { number = '' } = useParams();
  const { data, state, retry, retrying, noteEvent } = useScreenQuery(
    MyOrderDocument,
    { number: normaliseOrderNumber(number) },
    { reread: 'when live' },
  );
  useSubscription(MyOrderChangedDocument, { ignoreResults: true, onData: noteEvent });
  const order = data?.myOrder;
  const title = order === null ? 'order.notFound' : 'order.hereIs';
  return (
    <AccountPage title={intl.formatMessage({ id: title })}>
      {order ? (
        <FoundOrder order={order} accessToken={null} />
      ) : order === null ? (
        <LinkButton to="/dashboard">
          <FormattedMessage id="order.toDashboard" />
        </LinkButton>
      ) : state === 'failed' ? (
        <LoadFailed id="order.loadFailed" retry={retry} retrying={retrying} />
      ) : (
        <styled.div aria-busy="true">
          <Skeleton height="30rem" borderRadius="xl" />
        </styled.div>
      )}
    </AccountPage>
  );
}
