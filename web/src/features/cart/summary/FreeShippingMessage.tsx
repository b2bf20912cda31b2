import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../../elements/Button.tsx';
import { CloseIcon } from '../../../elements/icons.tsx';
import { type FragmentType, readFragment } from '../../../gql/index.ts';
import { FreeShipping, FreeShippingFragment } from './FreeShipping.tsx';

/** The amount missing for free shipping, until it is dismissed or reached. */
export function FreeShippingMessage({ cart }: { cart: FragmentType<typeof FreeShippingFragment> }) {
  const intl = useIntl();
  const [dismissed, setDismissed] = useState(false);
  const { freeShippingRemaining, subtotal } = readFragment(FreeShippingFragment, cart);
  if (dismissed || freeShippingRemaining.amount === 0 || subtotal.amount === 0) return null;
  return (
    <styled.div
      display="grid"
      gridTemplateColumns="1fr auto"
      alignItems="center"
      gap="3"
      paddingInlineStart="5"
      paddingInlineEnd="2"
      py="3"
      bg="bg.tint"
      borderRadius="lg"
    >
      <FreeShipping cart={cart} />
      <IconButton label={intl.formatMessage({ id: 'cart.dismiss' })} onClick={() => setDismissed(true)}>
        <CloseIcon />
      </IconButton>
    </styled.div>
  );
}
