import { PAYMENT_MARKS, type PaymentMark } from '@eunbit/schema/payment-method';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';

const NAMES: Readonly<Record<PaymentMark, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'apple-pay': 'Apple Pay',
};

/** The marks of what the payment step of this store takes (CART-18); nothing where it takes no cards. */
export function CardBrands() {
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
