import { graphql } from '../../../gql/index.ts';

export const BestSellersDocument = graphql(`
  query BestSellers {
    bestSellers {
      id
      ...ProductCard_Product
    }
  }
`);
