import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { Price } from '../../../elements/money.tsx';
import { SidePanel } from '../../../elements/SidePanel.tsx';
import { readFragment } from '../../../gql/index.ts';
import { CartEmpty } from '../CartEmpty.tsx';
import { CartSkeleton } from '../CartSkeleton.tsx';
import { CartLineRow } from '../line/CartLineRow.tsx';
import { RemovedLinesMessage } from '../line/RemovedLinesMessage.tsx';
import { useCartDrawer, useCartFeedback } from '../state/cart-context.ts';
import { useCart } from '../state/cart-query.ts';
import { CartAnnouncer } from '../summary/CartAnnouncer.tsx';
import { CartTotalsFragment } from '../summary/CartTotals.tsx';
import { FreeShipping } from '../summary/FreeShipping.tsx';
import { CartGoesWith } from './CartGoesWith.tsx';

/** The cart in a side panel that opens over any page. */
export function CartDrawerPanel() {
  const intl = useIntl();
  const drawer = useCartDrawer();
  const { failure, pending } = useCartFeedback();
  const { cart, loading, refetch } = useCart();
  const isFilled = cart !== null && cart.lines.length > 0;
  return (
    <SidePanel
      open={drawer.isOpen}
      onClose={drawer.close}
      title={intl.formatMessage({ id: 'cart.title' })}
      side="end"
      footer={isFilled ? <DrawerFooter /> : undefined}
    >
      <CartAnnouncer />
      <styled.div display="grid" gap="3">
        {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
        <RemovedLinesMessage />
      </styled.div>
      {isFilled ? (
        <>
          <styled.ul listStyleType="none">
            {cart.lines.map((line) => (
              <CartLineRow key={line.id} line={line} />
            ))}
          </styled.ul>
          {pending === 0 ? <CartGoesWith key={cart.itemCount} onLeave={drawer.close} /> : null}
        </>
      ) : cart ? (
        <CartEmpty onStart={drawer.close} />
      ) : loading ? (
        <CartSkeleton />
      ) : (
        <ErrorAlert onRetry={() => void refetch().catch(() => undefined)}>
          <FormattedMessage id="cart.loadFailed" />
        </ErrorAlert>
      )}
    </SidePanel>
  );
}

function DrawerFooter() {
  const drawer = useCartDrawer();
  const { cart } = useCart();
  const { pending } = useCartFeedback();
  const totals = cart ? readFragment(CartTotalsFragment, cart) : null;
  if (!cart || !totals) return null;
  return (
    <styled.div display="grid" gap="4" aria-busy={pending > 0}>
      <FreeShipping cart={cart} />
      <styled.div display="flex" justifyContent="space-between" alignItems="baseline" fontWeight="semibold">
        <FormattedMessage id="cart.subtotal" />
        <Price value={totals.subtotal} place="order" fontSize="xl" />
      </styled.div>
      <LinkButton to="/cart#top" size="lg" onClick={drawer.close}>
        <FormattedMessage id="cart.viewCart" />
      </LinkButton>
    </styled.div>
  );
}
