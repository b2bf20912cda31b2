import { graphql } from '../gql/index.ts';

/** Data of header and footer on every page of the shop, including the cart of the badge. */
export const LayoutDocument = graphql(`
  query ShopLayout {
    visitor { viewer { id firstName lastName viewerIsStaff isBlocked } }
    shopInfo { heroSeason ...ShopInfo_ShopInfo }
    unseenOrder { number }
    cart { itemCount freeShippingThreshold { amount currency } ...Cart_Cart }
  }
`);
