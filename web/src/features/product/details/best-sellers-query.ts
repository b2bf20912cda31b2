import { graphql } from '../../../gql/index.ts';

export const BestSellersDocument = graphql(`
  query BestSellers {
    products(sort: MARKED_FIRST, first: 4) {
      nodes {
        id
        ...ProductCard_Product
      }
    }
  }
`);
