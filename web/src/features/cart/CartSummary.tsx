import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSettings } from '../../app/settings.tsx';
import { useViewer } from '../../app/use-viewer.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { CardBrands } from './CardBrands.tsx';
import { CartTotals } from './CartTotals.tsx';
import { useCartFeedback } from './cart-context.ts';

export const CartSummaryFragment = graphql(`
  fragment CartSummary_Cart on Cart {
    canCheckOut
    ...CartTotals_Cart
  }
`);

const FURTHER_LINKS = [
  { path: '/products-cleansing', titleKey: 'cart.continueShopping' },
  { path: '/guest-order', titleKey: 'cart.lookUpOrder' },
  { path: '/faq/return', titleKey: 'cart.returns' },
  { path: '/faq', titleKey: 'cart.faq' },
  { path: '/contact', titleKey: 'cart.contact' },
] as const;
const CHECKOUT_PATHS = { KR: '/checkout_Korea', US: '/checkout_US' } as const;

/** Sums and the way to the checkout, beside the lines of the cart page. */
export function CartSummary({ cart: masked }: { cart: FragmentType<typeof CartSummaryFragment> }) {
  const cart = readFragment(CartSummaryFragment, masked);
  const intl = useIntl();
  const { market } = useSettings();
  const { pending } = useCartFeedback();
  const viewer = useViewer();
  const checkOut = <FormattedMessage id={viewer ? 'cart.checkOut' : 'cart.guestCheckout'} />;
  return (
    <chakra.section
      aria-labelledby="cart-summary"
      aria-busy={pending > 0}
      position={{ lg: 'sticky' }}
      top="28"
      display="grid"
      gap="5"
      p={{ base: '5', md: '7' }}
      bg="bg.subtle"
      borderRadius="xl"
    >
      <chakra.h2 id="cart-summary" fontSize="xl" fontWeight="semibold">
        <FormattedMessage id="cart.summary" />
      </chakra.h2>
      <CartTotals cart={cart} />
      {cart.canCheckOut ? (
        <LinkButton to={CHECKOUT_PATHS[market]} size="lg">
          {checkOut}
        </LinkButton>
      ) : (
        <>
          <Button size="lg" disabled>
            {checkOut}
          </Button>
          <chakra.p fontSize="sm" color="fg.warning" fontWeight="medium">
            <FormattedMessage id="cart.checkFirst" />
          </chakra.p>
        </>
      )}
      {viewer ? null : (
        <chakra.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="cart.guestNote" />
        </chakra.p>
      )}
      <CardBrands />
      <chakra.nav
        aria-label={intl.formatMessage({ id: 'cart.furtherLinks' })}
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        fontSize="sm"
        textDecoration="underline"
      >
        {FURTHER_LINKS.map(({ path, titleKey }) => (
          <PlainLink key={path} to={path}>
            <FormattedMessage id={titleKey} />
          </PlainLink>
        ))}
      </chakra.nav>
    </chakra.section>
  );
}

const PlainLink = chakra(Link, { base: { py: '1.5', textUnderlineOffset: '0.2em', _hover: { color: 'fg.accent' } } });
