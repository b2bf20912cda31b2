import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { BagIcon } from '../../elements/icons.tsx';
import { useCartDrawer } from './state/cart-context.ts';
import { useCart } from './state/cart-query.ts';

/** The cart in the header: a link to the cart page that opens the drawer, with the number of items. */
export function CartBadge() {
  const drawer = useCartDrawer();
  const count = useCart().cart?.itemCount ?? 0;

  function openDrawer(event: MouseEvent) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsNewTab) return;
    event.preventDefault();
    drawer.open();
  }

  return <CartBadgeLink count={count} onClick={openDrawer} />;
}

interface CartBadgeLinkProps {
  /** Units in the cart. */
  readonly count: number;
  readonly onClick?: (event: MouseEvent) => void;
}

/** The badge of a given cart. The server also renders it alone, to insert it into cached pages that have no cart. */
export function CartBadgeLink({ count, onClick }: CartBadgeLinkProps) {
  const intl = useIntl();
  return (
    <LinkButton
      to="/cart"
      variant="ghost"
      shape="round"
      position="relative"
      aria-label={intl.formatMessage({ id: 'cart.open' }, { count })}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <BagIcon />
      {count > 0 ? (
        <styled.span
          position="absolute"
          top="0.5"
          insetInlineEnd="0"
          minW="5"
          px="1"
          borderRadius="full"
          bg="purple.600"
          color="white"
          fontSize="xs"
          fontWeight="bold"
          lineHeight="1.25rem"
        >
          {count > 99 ? '99+' : count}
        </styled.span>
      ) : null}
    </LinkButton>
  );
}
