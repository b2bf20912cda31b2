import { graphql } from '../../../gql/index.ts';

/** All that the drawer, the cart page and the badge show of a cart; every change answers with it. */
export const CartContent = graphql(`
  fragment Cart_Cart on Cart {
    id
    itemCount
    lines {
      id
      ...CartLineRow_CartLine
    }
    ...CartHeading_Cart
    ...CartTotals_Cart
    ...CartSummary_Cart
    ...FreeShipping_Cart
  }
`);

export const CartDocument = graphql(`
  query Cart {
    cart {
      ...Cart_Cart
    }
  }
`);

/** The part of a cached cart that changes before the server has answered. */
export const CartAmountsFragment = graphql(`
  fragment CartAmounts_Cart on Cart {
    itemCount
    lines {
      id
      quantity
      maximumQuantity
      unitPrice {
        amount
        currency
      }
      lineTotal {
        amount
        currency
      }
      product {
        id
        market
      }
    }
    subtotal {
      amount
      currency
    }
    total {
      amount
      currency
    }
  }
`);
