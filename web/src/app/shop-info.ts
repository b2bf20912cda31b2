import { useQuery } from '@apollo/client/react';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';

/** Facts about company, support and shipping for pages. The layout's query includes them. */
const ShopInfoFields = graphql(`
  fragment ShopInfo_ShopInfo on ShopInfo {
    company {
      name
      representative
      address
      phone
      email
      businessRegistrationNumber
      mailOrderReport
      privacyOfficer
      hostingProvider
    }
    contact { phone address }
    escrow { provider registration statement }
    support { opens closes accessibilityEmail accessibilityPhone socialLinks { name url } }
    shipping { KR { standard freeShippingThreshold } US { standard expedited express freeShippingThreshold } }
    samples
  }
`);

/** Resolved from the cache: the queries of layout and checkout include the same fields. */
const ShopInfoDocument = graphql(`
  query ShopInfo {
    shopInfo { ...ShopInfo_ShopInfo }
  }
`);

export type ShopInfo = NonNullable<ReturnType<typeof useShopInfo>>;

const read = (info: FragmentType<typeof ShopInfoFields>) => readFragment(ShopInfoFields, info);

/** Null if the API did not respond: what depends on it is left out. */
export function useShopInfo() {
  const { data, previousData } = useQuery(ShopInfoDocument);
  const shown = data ?? previousData;
  return shown ? read(shown.shopInfo) : null;
}
