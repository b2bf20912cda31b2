import { formatMoney } from '@eunbit/schema/money';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '../../../app/settings.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden.tsx';
import { readFragment } from '../../../gql/index.ts';
import { useCartFeedback } from '../state/cart-context.ts';
import { useCart } from '../state/cart-query.ts';
import { CartTotalsFragment } from './CartTotals.tsx';

/** Announces the new total once after a series of changes. A switch of language or currency clears the announcement. */
export function CartAnnouncer() {
  const intl = useIntl();
  const { pending } = useCartFeedback();
  const { cart } = useCart();
  const { market, language } = useSettings();
  const shownFor = `${market} ${language}`;
  const [announced, setAnnounced] = useState({ wasPending: false, text: '', shownFor });
  if (pending > 0 && !announced.wasPending) setAnnounced({ ...announced, wasPending: true });
  if (pending === 0 && announced.wasPending && cart) {
    const { subtotal } = readFragment(CartTotalsFragment, cart);
    const values = { count: cart.itemCount, subtotal: formatMoney(subtotal, { place: 'order' }) };
    setAnnounced({ wasPending: false, text: intl.formatMessage({ id: 'cart.changed' }, values), shownFor });
  }
  return <VisuallyHidden role="status">{announced.shownFor === shownFor ? announced.text : ''}</VisuallyHidden>;
}
