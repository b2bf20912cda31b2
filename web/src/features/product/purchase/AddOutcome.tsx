import type { CartFormOutcome } from '@eunbit/schema/cart-form';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { COOKIES_NEEDED } from '../../../app/cookies-needed.ts';

const TEXTS: Readonly<Record<Exclude<CartFormOutcome['code'], 'COOKIES_NEEDED'>, string>> = {
  ADDED: 'product.added',
  QUANTITY_CAPPED: 'product.addedUpTo',
  OUT_OF_STOCK: 'product.outOfStock',
  PRODUCT_STOPPED: 'product.stopped',
  PRODUCT_NOT_FOUND: 'product.notAdded',
  VALIDATION: 'product.notAdded',
  TOO_MANY_REQUESTS: 'product.notAdded',
};

const CartLink = styled(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

/** The result of adding to the cart, beside the button, or at the lower edge of the window if the button is below it. */
export function AddOutcome({ outcome }: { outcome: CartFormOutcome | null }) {
  const language = useLanguage();
  return (
    <styled.div role="status" position="sticky" bottom={{ base: '24', md: '4' }} zIndex="1">
      {outcome ? (
        <StatusLine isGood={outcome.code === 'ADDED'}>
          {outcome.code === 'COOKIES_NEEDED' ? (
            COOKIES_NEEDED[language]
          ) : (
            <FormattedMessage
              id={TEXTS[outcome.code]}
              values={{ count: outcome.maximumQuantity, a: (text) => <CartLink to="/cart">{text}</CartLink> }}
            />
          )}
        </StatusLine>
      ) : null}
    </styled.div>
  );
}

function StatusLine({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <styled.p
      px="4"
      py="3"
      borderRadius="lg"
      fontSize="sm"
      fontWeight="medium"
      bg={isGood ? 'bg.tint' : 'amber.50'}
      color={isGood ? 'fg.accent' : 'amber.700'}
    >
      {children}
    </styled.p>
  );
}
