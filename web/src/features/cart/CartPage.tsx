import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { useViewer } from '../../app/use-viewer.ts';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { type FragmentType, readFragment } from '../../gql/index.ts';
import { CartEmpty } from './CartEmpty.tsx';
import { CartHeading } from './CartHeading.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartFormMessage } from './form/CartFormMessage.tsx';
import { CartLineRow } from './line/CartLineRow.tsx';
import { RemovedLinesMessage } from './line/RemovedLinesMessage.tsx';
import { useCartDrawer, useCartFeedback } from './state/cart-context.ts';
import { CartContent, CartDocument } from './state/cart-query.ts';
import { CartAnnouncer } from './summary/CartAnnouncer.tsx';
import { CartSummary } from './summary/CartSummary.tsx';
import { EmptyCheckout } from './summary/EmptyCheckout.tsx';
import { FreeShippingMessage } from './summary/FreeShippingMessage.tsx';

export const loadCartPage: ScreenLoader = ({ preload }) => preload(CartDocument, {});

/** `/cart`: the lines, the amount missing for free shipping, the totals and the button to the checkout. */
export function CartPage() {
  const intl = useIntl();
  const { data, state, retry, retrying } = useScreenQuery(CartDocument, {});
  return (
    <styled.div id="top" maxWidth="76rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '8', md: '14' }}>
      <PageHead
        title={intl.formatMessage({ id: 'cart.title' })}
        description={intl.formatMessage({ id: 'cart.emptyText' })}
        path="/cart"
      />
      <meta name="robots" content="noindex" />
      {data ? (
        <CartView cart={data.cart} />
      ) : (
        <>
          <CartHeading cart={null} />
          {state === 'loading' ? (
            <CartSkeleton />
          ) : (
            <ErrorAlert onRetry={retry} retrying={retrying}>
              <FormattedMessage id="cart.loadFailed" />
            </ErrorAlert>
          )}
        </>
      )}
    </styled.div>
  );
}

function CartView({ cart: masked }: { cart: FragmentType<typeof CartContent> }) {
  const cart = readFragment(CartContent, masked);
  const drawer = useCartDrawer();
  const { failure } = useCartFeedback();
  const viewer = useViewer();
  const isEmpty = cart.lines.length === 0;
  return (
    <>
      {/* The open drawer announces changes itself; each is announced once. */}
      {drawer.isOpen ? null : <CartAnnouncer />}
      <CartHeading cart={cart} />
      <styled.div display="grid" gap="3" mb={isEmpty ? '0' : '4'}>
        {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
        <CartFormMessage />
        {drawer.isOpen ? null : <RemovedLinesMessage />}
        {isEmpty ? null : <FreeShippingMessage cart={cart} />}
      </styled.div>
      {isEmpty ? (
        <>
          <CartEmpty />
          {viewer ? <EmptyCheckout /> : null}
        </>
      ) : (
        <styled.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
          gap={{ base: '8', lg: '14' }}
          alignItems="start"
        >
          <styled.ul listStyleType="none" borderTopWidth="1px">
            {cart.lines.map((line) => (
              <CartLineRow key={line.id} line={line} />
            ))}
          </styled.ul>
          <CartSummary cart={cart} />
        </styled.div>
      )}
    </>
  );
}
