import { useQuery } from '@apollo/client/react';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';

/** What pages say of company, support and shipping. The layout's query brings it along. */
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
    contact {
      phone
      address
    }
    escrow {
      provider
      registration
      statement
    }
    support {
      opens
      closes
      accessibilityEmail
      accessibilityPhone
      socialLinks {
        name
        url
      }
    }
    shipping {
      KR {
        standard
        freeShippingThreshold
      }
      US {
        standard
        expedited
        express
        freeShippingThreshold
      }
    }
    samples
  }
`);

/** Answered by the cache: the queries of layout and checkout bring the same. */
const ShopInfoDocument = graphql(`
  query ShopInfo {
    shopInfo {
      ...ShopInfo_ShopInfo
    }
  }
`);

export type ShopInfo = NonNullable<ReturnType<typeof useShopInfo>>;

const read = (info: FragmentType<typeof ShopInfoFields>) => readFragment(ShopInfoFields, info);

/** Null if the API did not answer: what would show it is left out. */
export function useShopInfo() {
  const { data, previousData } = useQuery(ShopInfoDocument);
  const shown = data ?? previousData;
  return shown ? read(shown.shopInfo) : null;
}
