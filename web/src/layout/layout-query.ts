import { graphql } from '../gql/index.ts';

/** What header and footer show on every page of the shop; the cart of the badge comes with it. */
export const LayoutDocument = graphql(`
  query ShopLayout {
    visitor {
      viewer {
        id
        firstname
        lastname
        viewerIsStaff
        blocked
      }
    }
    unseenOrder {
      number
    }
    cart {
      freeShippingThreshold {
        amount
        currency
      }
      ...Cart_Cart
    }
  }
`);
