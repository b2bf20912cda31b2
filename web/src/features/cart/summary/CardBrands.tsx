import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

const BRANDS = [
  { name: 'Visa', file: 'visa' },
  { name: 'Mastercard', file: 'mastercard' },
  { name: 'American Express', file: 'american-express' },
  { name: 'Discover', file: 'discover' },
  { name: 'Apple Pay', file: 'apple-pay' },
] as const;

/** Logos of the cards that both stores accept. */
export function CardBrands() {
  return (
    <styled.div display="grid" gap="2">
      <styled.p id="card-brands" fontSize="sm" fontWeight="medium">
        <FormattedMessage id="cart.weAccept" />
      </styled.p>
      <styled.ul aria-labelledby="card-brands" display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {BRANDS.map(({ name, file }) => (
          <li key={file}>
            <styled.img
              src={`/cards/${file}.svg`}
              alt={name}
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
