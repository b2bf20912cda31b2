import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { orderUrl } from '../return/return.urls.ts';
import { OrderActions } from './actions/OrderActions.tsx';
import { OpenChange } from './edit/OpenChange.tsx';
import { OrderLink, ReplacedOrder } from './ReplacedOrder.tsx';
import { RefundAccount } from './refund/RefundAccount.tsx';
import { LaterReturns, type OrderReturnNewsFragment } from './return/LaterReturns.tsx';
import { CopyButton } from './view/CopyButton.tsx';
import { DepositInstructions } from './view/DepositInstructions.tsx';
import { OrderView, OrderViewFragment } from './view/OrderView.tsx';

interface FoundOrderProps {
  readonly order: FragmentType<typeof OrderViewFragment> & FragmentType<typeof OrderReturnNewsFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  /** Absent on pages without an order look-up. */
  readonly onSearchAnother?: () => void;
}

/** An opened order: its number, actions, open payment and details. */
export function FoundOrder({ order: masked, accessToken, onSearchAnother }: FoundOrderProps) {
  const intl = useIntl();
  const order = readFragment(OrderViewFragment, masked);
  return (
    <styled.div display="grid" gap="8">
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <styled.p fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {order.number}
        </styled.p>
        <CopyButton text={order.number} label={intl.formatMessage({ id: 'order.number' })} />
        {onSearchAnother ? (
          <Button variant="plain" minH="9" fontSize="sm" marginInlineStart={{ md: 'auto' }} onClick={onSearchAnother}>
            <FormattedMessage id="order.searchAnother" />
          </Button>
        ) : null}
      </styled.div>
      <OrderOrigin order={order} />
      <OrderActions order={order} accessToken={accessToken} />
      <styled.div display="grid" gap="5" maxWidth="text">
        <OpenChange order={order} accessToken={accessToken} />
        <DepositInstructions order={order} />
        <RefundAccount order={order} accessToken={accessToken} />
      </styled.div>
      <LaterReturns order={masked} accessToken={accessToken} />
      <OrderView order={masked} />
    </styled.div>
  );
}

const OrderOriginFragment = graphql(`
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
function OrderOrigin({ order }: { order: FragmentType<typeof OrderOriginFragment> }) {
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
