import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { BagIcon } from '../../elements/icons.tsx';

/** The empty cart, with links to products. */
export function CartEmpty({ onStart }: { onStart?: () => void }) {
  return (
    <styled.div display="grid" justifyItems="center" gap="3" py="16" textAlign="center">
      <styled.div display="grid" placeItems="center" boxSize="20" borderRadius="full" bg="bg.tint" color="fg.accent">
        <BagIcon boxSize="9" />
      </styled.div>
      <styled.h2 fontSize="xl" fontWeight="semibold" mt="2">
        <FormattedMessage id="cart.emptyTitle" />
      </styled.h2>
      <styled.p color="fg.muted">
        <FormattedMessage id="cart.emptyText" />
      </styled.p>
      <LinkButton to="/products-cleansing" mt="3" onClick={onStart}>
        <FormattedMessage id="cart.startShopping" />
      </LinkButton>
    </styled.div>
  );
}
