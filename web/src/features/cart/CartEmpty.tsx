import { chakra } from '@chakra-ui/react/styled-system';
import { BagIcon } from '@eunbit/ui/icons.tsx';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../components/LinkButton.tsx';

/** The empty cart, with links to products. */
export function CartEmpty({ onStart }: { onStart?: () => void }) {
  return (
    <chakra.div display="grid" justifyItems="center" gap="3" py="16" textAlign="center">
      <chakra.div display="grid" placeItems="center" boxSize="20" borderRadius="full" bg="bg.tint" color="fg.accent">
        <BagIcon boxSize="9" />
      </chakra.div>
      <chakra.h2 fontSize="xl" fontWeight="semibold" mt="2">
        <FormattedMessage id="cart.emptyTitle" />
      </chakra.h2>
      <chakra.p color="fg.muted">
        <FormattedMessage id="cart.emptyText" />
      </chakra.p>
      <LinkButton to="/products-cleansing" mt="3" onClick={onStart}>
        <FormattedMessage id="cart.startShopping" />
      </LinkButton>
    </chakra.div>
  );
}
