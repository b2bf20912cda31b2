import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { AmountRow } from '../../../components/AmountRow.tsx';
import { Price } from '../../../elements/money.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

export const CartTotalsFragment = graphql(`
  fragment CartTotals_Cart on Cart {
    subtotal { amount currency }
    shipping { amount currency }
    tax { amount currency }
    total { amount currency }
  }
`);

/** Totals of the cart. The US store does not know its tax before the address; Korean prices include it. */
export function CartTotals({ cart: masked }: { cart: FragmentType<typeof CartTotalsFragment> }) {
  const cart = readFragment(CartTotalsFragment, masked);
  return (
    <styled.dl display="grid" gap="3">
      <AmountRow term={<FormattedMessage id="cart.subtotal" />}>
        <Price value={cart.subtotal} place="order" />
      </AmountRow>
      {/* A cart without orderable lines has no shipping to show. */}
      {cart.subtotal.amount === 0 ? null : (
        <AmountRow term={<FormattedMessage id="cart.shipping" />}>
          {cart.shipping.amount === 0 ? (
            <FormattedMessage id="cart.shippingFree" />
          ) : (
            <Price value={cart.shipping} place="order" />
          )}
        </AmountRow>
      )}
      {cart.total.currency === 'USD' ? (
        <AmountRow term={<FormattedMessage id="cart.tax" />}>
          {cart.tax ? <Price value={cart.tax} place="order" /> : <FormattedMessage id="cart.taxTbd" />}
        </AmountRow>
      ) : null}
      <AmountRow term={<FormattedMessage id="cart.total" />} strong>
        <Price value={cart.total} place="order" />
      </AmountRow>
    </styled.dl>
  );
}
