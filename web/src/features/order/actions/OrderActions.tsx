import type { OrderStatus } from '@eunbit/schema/order';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Button } from '../../../elements/Button.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { DestinationForm, EditDestinationFragment } from '../edit/DestinationForm.tsx';
import { useBuyAgain } from '../order-mutations.ts';
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

interface BuyAgainProps {
  readonly orderNumber: string;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

const CartLink = styled(Link, { base: { fontWeight: 'semibold', textDecoration: 'underline' } });

/** Adds the available products of an order to the cart, and lists the unavailable ones. */
function BuyAgain({ orderNumber, accessToken }: BuyAgainProps) {
  const intl = useIntl();
  const { send, busy } = useBuyAgain();
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof send>> | null>(null);

  return (
    <>
      <Button variant="outline" busy={busy} onClick={async () => setOutcome(await send({ orderNumber, accessToken }))}>
        <FormattedMessage id="order.buyAgain" />
      </Button>
      <styled.div role="status" flexBasis="full" _empty={{ display: 'none' }}>
        {outcome === null ? null : outcome.problem ? (
          (outcome.problem.message ?? intl.formatMessage({ id: 'order.buyAgainFailed' }))
        ) : (
          <>
            <p>
              <FormattedMessage id="order.boughtAgain" values={{ count: outcome.answer.productCount }} />{' '}
              <CartLink to="/cart">
                <FormattedMessage id="order.toCart" />
              </CartLink>
            </p>
            <styled.ul listStyleType="none" fontSize="sm" mt="1">
              {outcome.answer.problems.map(({ productId, title, message }) => (
                <li key={productId}>
                  <strong>{title}</strong>: {message}
                </li>
              ))}
            </styled.ul>
          </>
        )}
      </styled.div>
    </>
  );
}

interface EditDestinationProps {
  readonly order: FragmentType<typeof EditDestinationFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

/**
 * The button that opens the form for the order's destination, while the buyer may change it. A form that is open when staff start
 * to process the order stays open: the server returns why it is too late.
 */
function EditDestination({ order: masked, accessToken }: EditDestinationProps) {
  const order = readFragment(EditDestinationFragment, masked);
  const [editing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      {order.isEditableByBuyer ? (
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => {
            setSaved(false);
            setEditing(true);
          }}
        >
          <FormattedMessage id="order.edit.button" />
        </Button>
      ) : null}
      <VisuallyHidden role="status">{isSaved ? <FormattedMessage id="order.edit.saved" /> : null}</VisuallyHidden>
      <Dialog open={editing} title={<FormattedMessage id="order.edit.title" />} onClose={() => setEditing(false)}>
        <DestinationForm
          order={order}
          accessToken={accessToken}
          onSaved={() => {
            setEditing(false);
            setSaved(true);
          }}
        />
      </Dialog>
    </>
  );
}
