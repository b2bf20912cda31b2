import { formatMoney } from '@eunbit/schema/money';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

export const FreeShippingFragment = graphql(`
  fragment FreeShipping_Cart on Cart {
    subtotal { amount currency }
    freeShippingRemaining { amount currency }
    freeShippingThreshold { amount currency }
  }
`);

/** The amount missing for free shipping, as text and as a bar. Renders nothing if nothing can be ordered. */
export function FreeShipping({ cart: masked }: { cart: FragmentType<typeof FreeShippingFragment> }) {
  const cart = readFragment(FreeShippingFragment, masked);
  const { freeShippingRemaining: remaining, freeShippingThreshold: threshold } = cart;
  if (cart.subtotal.amount === 0) return null;
  const reached = threshold.amount === 0 ? 1 : 1 - remaining.amount / threshold.amount;
  return (
    <styled.div display="grid" gap="2" fontSize="sm">
      <styled.p fontWeight="medium">
        {remaining.amount === 0 ? (
          <FormattedMessage id="cart.freeShippingReached" />
        ) : (
          <FormattedMessage
            id="cart.freeShippingRemaining"
            values={{ amount: <strong>{formatMoney(remaining, { place: 'order' })}</strong> }}
          />
        )}
      </styled.p>
      <styled.div aria-hidden height="1.5" borderRadius="full" bg="gray.200" overflow="hidden">
        <styled.div
          height="full"
          borderRadius="full"
          bg="purple.500"
          transition="width 300ms"
          style={{ width: `${Math.max(0, Math.min(1, reached)) * 100}%` }}
        />
      </styled.div>
    </styled.div>
  );
}
