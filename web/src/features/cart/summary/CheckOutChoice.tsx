import { CHECKOUT_PATH } from '@eunbit/schema/checkout-path';
import type { Market } from '@eunbit/schema/market';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { loginPath } from '../../../app/next-path.ts';
import { useViewer } from '../../../app/use-viewer.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Button } from '../../../elements/Button.tsx';

/** The button to the checkout; guests also get a secondary link to sign in first. */
export function CheckOutChoice({ market, canCheckOut }: { market: Market; canCheckOut: boolean }) {
  const viewer = useViewer();
  const checkout = CHECKOUT_PATH[market];
  return (
    <>
      {viewer ? (
        <CheckOut path={canCheckOut ? checkout : null}>
          <FormattedMessage id="cart.checkOut" />
        </CheckOut>
      ) : (
        <styled.div display="grid" gap="2">
          <CheckOut path={canCheckOut ? checkout : null}>
            <FormattedMessage id="cart.guestCheckout" />
          </CheckOut>
          <LinkButton to={loginPath(canCheckOut ? checkout : '/cart')} variant="ghost">
            <FormattedMessage id="cart.logIn" />
          </LinkButton>
        </styled.div>
      )}
      {canCheckOut ? null : (
        <styled.p fontSize="sm" color="fg.warning" fontWeight="medium">
          <FormattedMessage id="cart.checkFirst" />
        </styled.p>
      )}
      {viewer ? null : (
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="cart.guestNote" />
        </styled.p>
      )}
    </>
  );
}

/** `path` is null while the cart cannot be ordered. */
function CheckOut({ path, children }: { path: string | null; children: ReactNode }) {
  return path ? (
    <LinkButton to={path} size="lg" px="3" fontSize="md">
      {children}
    </LinkButton>
  ) : (
    <Button size="lg" px="3" fontSize="md" disabled>
      {children}
    </Button>
  );
}
