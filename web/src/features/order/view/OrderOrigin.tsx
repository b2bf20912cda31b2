import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { orderUrl } from '../../return/return.urls.ts';
import { OrderLink, ReplacedOrder } from '../ReplacedOrder.tsx';

export const OrderOriginFragment = graphql(`
  fragment OrderOrigin_Order on Order {
    id
    customerKind
    origin { kind orderNumber }
    status
    reopenedReturn { number orderNumber }
  }
`);

/**
 * The order whose goods are shipped again, and the return that is reopened if this order is cancelled; nothing for other orders.
 */
export function OrderOrigin({ order }: { order: FragmentType<typeof OrderOriginFragment> }) {
  const { origin, customerKind, status, reopenedReturn } = readFragment(OrderOriginFragment, order);
  if (!origin?.orderNumber || origin.kind === 'SALE') return null;
  const { kind, orderNumber } = origin;
  const isGuest = customerKind === 'GUEST';
  return (
    <>
      <styled.p color="fg.muted">
        <ReplacedOrder kind={kind} orderNumber={orderNumber} isGuest={isGuest} />
      </styled.p>
      {status === 'ORDER_CANCELLED' && reopenedReturn ? (
        <p>
          <FormattedMessage
            id="order.returnOpenAgain"
            values={{
              number: reopenedReturn.number,
              order: <OrderLink to={orderUrl(orderNumber, isGuest)}>{orderNumber}</OrderLink>,
            }}
          />
        </p>
      ) : null}
    </>
  );
}
