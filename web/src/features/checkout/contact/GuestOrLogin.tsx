import { CHECKOUT_PATH } from '@eunbit/schema/checkout-path';
import type { Market } from '@eunbit/schema/market';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { loginPath } from '../../../app/next-path.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Button } from '../../../elements/Button.tsx';

/** The choice above a guest's form: go on as a guest, which focuses the first field, or sign in. */
export function GuestOrLogin({ market, onGuest }: { market: Market; onGuest: () => void }) {
  return (
    <styled.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
      <Button variant="outline" px="3" onClick={onGuest}>
        <FormattedMessage id="checkout.asGuest" />
      </Button>
      <LinkButton to={loginPath(CHECKOUT_PATH[market])} variant="outline" px="3">
        <FormattedMessage id="checkout.logIn" />
      </LinkButton>
    </styled.div>
  );
}
