import { useQuery } from '@apollo/client/react';
import { graphql, readFragment } from '../../../gql/index.ts';

/** All fields of a cart that drawer, cart page and badge show; every mutation returns them. */
export const CartContent = graphql(`
  fragment Cart_Cart on Cart {
    id
    itemCount
    lines { id ...CartLineRow_CartLine }
    ...CartHeading_Cart
    ...CartTotals_Cart
    ...CartSummary_Cart
    ...FreeShipping_Cart
  }
`);

export const CartDocument = graphql(`
  query Cart {
    cart { ...Cart_Cart }
  }
`);

/** The fields of a cached cart that an optimistic change writes. */
export const CartAmountsFragment = graphql(`
  fragment CartAmounts_Cart on Cart {
    itemCount
    lines {
      id
      quantity
      maximumQuantity
      unitPrice { amount currency }
      lineTotal { amount currency }
      product { id market }
    }
    subtotal { amount currency }
    total { amount currency }
  }
`);

/** The cart of this browser; `cart` is null while it is loading or if loading failed. */
export function useCart() {
  const { data, error, loading, refetch } = useQuery(CartDocument);
  const cart = readFragment(CartContent, data?.cart) ?? null;
  return { cart, error, loading, refetch };
}
