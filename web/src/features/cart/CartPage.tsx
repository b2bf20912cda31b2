import type { CartFormOutcome } from '@eunbit/schema/cart-form';
import { message } from '@eunbit/schema/messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { COOKIES_NEEDED } from '../../app/cookies-needed.ts';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useSettings } from '../../app/settings.tsx';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { useViewer } from '../../app/use-viewer.ts';
import { Button, IconButton } from '../../elements/Button.tsx';
import { ErrorAlert, LoadFailed } from '../../elements/ErrorAlert.tsx';
import { CloseIcon } from '../../elements/icons.tsx';
import { type FragmentType, readFragment } from '../../gql/index.ts';
import { CartEmpty } from './CartEmpty.tsx';
import { CartHeading } from './CartHeading.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartLineRow } from './line/CartLineRow.tsx';
import { RemovedLinesMessage } from './line/RemovedLinesMessage.tsx';
import { useCartDrawer, useCartFeedback } from './state/cart-context.ts';
import { CartContent, CartDocument } from './state/cart-query.ts';
import { CartAnnouncer } from './summary/CartAnnouncer.tsx';
import { CartSummary } from './summary/CartSummary.tsx';
import { FreeShipping, FreeShippingFragment } from './summary/FreeShipping.tsx';
import { useCartFormOutcome } from './use-cart-form-outcome.ts';

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
            <LoadFailed id="cart.loadFailed" retry={retry} retrying={retrying} />
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

/** An added product needs no message: the list shows it. */
const TEXTS: Readonly<Record<Exclude<CartFormOutcome['code'], 'ADDED' | 'COOKIES_NEEDED'>, string>> = {
  QUANTITY_CAPPED: 'cart.formCapped',
  OUT_OF_STOCK: 'cart.formSoldOut',
  PRODUCT_STOPPED: 'cart.formStopped',
  PRODUCT_NOT_FOUND: 'cart.formFailed',
  VALIDATION: 'cart.formFailed',
  TOO_MANY_REQUESTS: 'cart.formTooMany',
};

/** The failure of a form that was submitted without scripts. */
function CartFormMessage() {
  const outcome = useCartFormOutcome();
  const language = useLanguage();
  if (!outcome || outcome.code === 'ADDED') return null;
  return (
    <ErrorAlert>
      {outcome.code === 'COOKIES_NEEDED' ? (
        COOKIES_NEEDED[language]
      ) : (
        <FormattedMessage id={TEXTS[outcome.code]} values={{ n: outcome.maximumQuantity }} />
      )}
    </ErrorAlert>
  );
}

/** The amount missing for free shipping, until it is dismissed or reached. */
function FreeShippingMessage({ cart }: { cart: FragmentType<typeof FreeShippingFragment> }) {
  const intl = useIntl();
  const [dismissed, setDismissed] = useState(false);
  const { freeShippingRemaining, subtotal } = readFragment(FreeShippingFragment, cart);
  if (dismissed || freeShippingRemaining.amount === 0 || subtotal.amount === 0) return null;
  return (
    <styled.div
      display="grid"
      gridTemplateColumns="1fr auto"
      alignItems="center"
      gap="3"
      paddingInlineStart="5"
      paddingInlineEnd="2"
      py="3"
      bg="bg.tint"
      borderRadius="lg"
    >
      <FreeShipping cart={cart} />
      <IconButton label={intl.formatMessage({ id: 'cart.dismiss' })} onClick={() => setDismissed(true)}>
        <CloseIcon />
      </IconButton>
    </styled.div>
  );
}

/** Time for which the hint is shown, in milliseconds (CART-15). */
const HINT_MS = 1_000;

/** The checkout button of a member with an empty cart: a press explains what is missing. */
function EmptyCheckout() {
  const { language } = useSettings();
  const [asked, setAsked] = useState(0);
  const [hinted, setHinted] = useState(false);
  useEffect(() => {
    if (asked === 0) return;
    setHinted(true);
    const timer = setTimeout(() => setHinted(false), HINT_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <styled.div display="grid" justifyItems="center" gap="3" pb="10">
      <Button variant="outline" onClick={() => setAsked(asked + 1)}>
        <FormattedMessage id="cart.checkOut" />
      </Button>
      <styled.p role="status" minHeight="6" color="fg.warning" fontWeight="medium">
        {hinted ? message('cart.empty', language) : null}
      </styled.p>
    </styled.div>
  );
}
