import { graphql } from '../../../gql/index.ts';

/** Four are shown; the fifth replaces the open product. */
export const BestSellersDocument = graphql(`
  query BestSellers {
    products(sort: MARKED_FIRST, first: 5) { nodes { id number ...ProductCard_Product } }
  }
`);
