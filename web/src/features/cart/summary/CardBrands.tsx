import { chakra } from '@chakra-ui/react/styled-system';
import { FormattedMessage } from 'react-intl';

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
    <chakra.div display="grid" gap="2">
      <chakra.p id="card-brands" fontSize="sm" fontWeight="medium">
        <FormattedMessage id="cart.weAccept" />
      </chakra.p>
      <chakra.ul aria-labelledby="card-brands" display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {BRANDS.map(({ name, file }) => (
          <li key={file}>
            <chakra.img
              src={`/cards/${file}.svg`}
              alt={name}
              htmlWidth={48}
              htmlHeight={32}
              loading="lazy"
              css={{ width: '3rem', height: '2rem' }}
            />
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
