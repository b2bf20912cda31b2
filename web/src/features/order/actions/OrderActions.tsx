import type { OrderStatus } from '@eunbit/schema/order';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Button } from '../../../elements/Button.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { EditDestination } from '../edit/EditDestination.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import { CancelDialog } from './CancelDialog.tsx';

const OrderActionsFragment = graphql(`
  fragment OrderActions_Order on Order {
    id
    number
    status
    fulfilmentStatus
    isCancellableByBuyer
    ...EditDestination_Order
    ...CancelDialog_Order
  }
`);

/** Statuses before anything is shipped or cancelled. */
const OPEN: ReadonlySet<OrderStatus> = new Set(['PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED', 'ORDER_DELAYED']);

interface OrderActionsProps {
  readonly order: FragmentType<typeof OrderActionsFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

/** A buyer's actions: edit the destination or cancel the order while possible, buy it again, print it, ask about it. */
export function OrderActions({ order: masked, accessToken }: OrderActionsProps) {
  const [cancelling, setCancelling] = useState(false);
  const order = readFragment(OrderActionsFragment, masked);
  const { number, status, fulfilmentStatus, isCancellableByBuyer: buyerCanCancel } = order;
  const isTooLate = !buyerCanCancel && OPEN.has(status) && fulfilmentStatus === 'OPEN';
  return (
    <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3" _print={{ display: 'none' }}>
      <EditDestination order={order} accessToken={accessToken} />
      {buyerCanCancel ? (
        <Button variant="outline" onClick={() => setCancelling(true)}>
          <FormattedMessage id="order.cancel.button" />
        </Button>
      ) : isTooLate ? (
        <styled.p flexBasis="full">
          <FormattedMessage id="order.cancel.tooLate" />
        </styled.p>
      ) : null}
      <Button variant="outline" onClick={() => window.print()}>
        <FormattedMessage id="order.print" />
      </Button>
      <LinkButton to={`/contact/${number}#top`} variant="outline">
        <FormattedMessage id="order.contact" />
      </LinkButton>
      <LinkButton to="/faq#top" variant="outline">
        <FormattedMessage id="order.faq" />
      </LinkButton>
      <BuyAgain orderNumber={number} accessToken={accessToken} />
      {cancelling ? (
        <CancelDialog order={order} accessToken={accessToken} onClose={() => setCancelling(false)} />
      ) : null}
    </styled.div>
  );
}
