import { chakra } from '@chakra-ui/react/styled-system';
import { Price } from '@eunbit/ui/money.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

export const CartTotalsFragment = graphql(`
  fragment CartTotals_Cart on Cart {
    subtotal {
      amount
      currency
    }
    shipping {
      amount
      currency
    }
    tax {
      amount
      currency
    }
    total {
      amount
      currency
    }
  }
`);

/** Sums of the cart. The US store does not know its tax before the address; the Korean prices contain it. */
export function CartTotals({ cart: masked }: { cart: FragmentType<typeof CartTotalsFragment> }) {
  const cart = readFragment(CartTotalsFragment, masked);
  return (
    <chakra.dl display="grid" gap="3">
      <Row term={<FormattedMessage id="cart.subtotal" />}>
        <Price value={cart.subtotal} place="order" />
      </Row>
      <Row term={<FormattedMessage id="cart.shipping" />}>
        {cart.shipping.amount === 0 ? (
          <FormattedMessage id="cart.shippingFree" />
        ) : (
          <Price value={cart.shipping} place="order" />
        )}
      </Row>
      {cart.total.currency === 'USD' ? (
        <Row term={<FormattedMessage id="cart.tax" />}>
          {cart.tax ? <Price value={cart.tax} place="order" /> : <FormattedMessage id="cart.taxTbd" />}
        </Row>
      ) : null}
      <Row term={<FormattedMessage id="cart.total" />} strong>
        <Price value={cart.total} place="order" />
      </Row>
    </chakra.dl>
  );
}

function Row({ term, strong = false, children }: { term: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="4"
      {...(strong ? { borderTopWidth: '1px', pt: '4', mt: '1', fontSize: 'xl', fontWeight: 'bold' } : {})}
    >
      <dt>{term}</dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}
