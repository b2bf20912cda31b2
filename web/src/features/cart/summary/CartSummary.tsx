import { PAYMENT_MARKS, type PaymentMark } from '@eunbit/schema/payment-method';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useCartFeedback } from '../state/cart-context.ts';
import { CartTotals } from './CartTotals.tsx';
import { CheckOutChoice } from './CheckOutChoice.tsx';

export const CartSummaryFragment = graphql(`
  fragment CartSummary_Cart on Cart {
    isReadyForCheckout
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

/** Totals and the button to the checkout, beside the lines of the cart page. */
export function CartSummary({ cart: masked }: { cart: FragmentType<typeof CartSummaryFragment> }) {
  const cart = readFragment(CartSummaryFragment, masked);
  const intl = useIntl();
  const { market } = useSettings();
  const { pending } = useCartFeedback();
  return (
    <styled.section
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
      <styled.h2 id="cart-summary" fontSize="xl" fontWeight="semibold">
        <FormattedMessage id="cart.summary" />
      </styled.h2>
      <CartTotals cart={cart} />
      <CheckOutChoice market={market} canCheckOut={cart.isReadyForCheckout} />
      <CardBrands />
      <styled.nav
        aria-label={intl.formatMessage({ id: 'cart.furtherLinks' })}
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        fontSize="sm"
      >
        {FURTHER_LINKS.map(({ path, titleKey }) => (
          <PlainLink key={path} to={path}>
            <FormattedMessage id={titleKey} />
          </PlainLink>
        ))}
      </styled.nav>
    </styled.section>
  );
}

const PlainLink = styled(Link, {
  base: { py: '1.5', textDecoration: 'underline', textUnderlineOffset: '0.2em', _hover: { color: 'fg.accent' } },
});

const NAMES: Readonly<Record<PaymentMark, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'apple-pay': 'Apple Pay',
};

/** The logos of the cards and wallets that this store accepts (CART-18); nothing if it accepts no cards. */
function CardBrands() {
  const { market, openings } = useSettings();
  if (!openings.paymentMethods[market].includes('CARD')) return null;
  return (
    <styled.div display="grid" gap="2">
      <styled.p id="card-brands" fontSize="sm" fontWeight="medium">
        <FormattedMessage id="cart.weAccept" />
      </styled.p>
      <styled.ul aria-labelledby="card-brands" display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {PAYMENT_MARKS[market].map((mark) => (
          <li key={mark}>
            <styled.img
              src={`/cards/${mark}.svg`}
              alt={NAMES[mark]}
              htmlWidth={48}
              htmlHeight={32}
              loading="lazy"
              css={{ width: '3rem', height: '2rem' }}
            />
          </li>
        ))}
      </styled.ul>
    </styled.div>
  );
}
