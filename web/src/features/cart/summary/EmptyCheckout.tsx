import { message } from '@eunbit/schema/messages';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { Button } from '../../../elements/Button.tsx';

/** How long the hint is shown (CART-15). */
const HINT_MS = 1_000;

/** The checkout button of a member with an empty cart: a press explains what is missing. */
export function EmptyCheckout() {
  const { language } = useSettings();
  const [asked, setAsked] = useState(0);
  const [hinted, setHinted] = useState(false);
  useEffect(() => {
    if (asked === 0) return;
    setHinted(true);
    const timer = setTimeout(() => setHinted(false), HINT_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <styled.div display="grid" justifyItems="center" gap="3" pb="10">
      <Button variant="outline" onClick={() => setAsked(asked + 1)}>
        <FormattedMessage id="cart.checkOut" />
      </Button>
      <styled.p role="status" minHeight="6" color="fg.warning" fontWeight="medium">
        {hinted ? message('cart.empty', language) : null}
      </styled.p>
    </styled.div>
  );
}
